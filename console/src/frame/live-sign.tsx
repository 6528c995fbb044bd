import clsx from 'clsx'
import { useT } from '../i18n/use-texts.tsx'
import type { LiveState } from '../live/follow-queue.ts'
import styles from './console-frame.module.css'

/** Whether news come by themselves at this moment. */
export function LiveSign({ state }: { state: LiveState }) {
  const t = useT('staff')
  return (
    <p className={clsx(styles.line, styles[state])} role="status" data-live={state}>
      <span>{t(`live.${state}`)}</span>
    </p>
  )
}
