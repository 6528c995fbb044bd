import type { LiveState } from '@teeviet/contract/live/follow-stream'
import clsx from 'clsx'
import { useT } from '../i18n/use-texts.tsx'
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
