import type { ReactNode } from 'react'
import { Problem } from '../frame/problem.tsx'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import styles from './golf.module.css'

/** The end of a form about golf: what is wrong, and, where one may save, the buttons that save and discard what was typed. */
export function SaveLine({
  isPermitted,
  problem,
  busy,
  isTouched,
  onDiscard,
  label,
  children,
}: {
  /** Whether one may make the call that saves. */
  isPermitted: boolean
  problem: string
  busy: boolean
  isTouched: boolean
  onDiscard: () => void
  /** Instead of "Save". */
  label?: string | undefined
  children?: ReactNode
}) {
  const t = useT('staff-golf')
  return (
    <>
      <Problem>{problem}</Problem>
      {isPermitted && (
        <div className={styles.buttons}>
          <Button type="submit" size="small" busy={busy}>
            {label ?? t('save')}
          </Button>
          {isTouched && (
            <Button look="quiet" size="small" onClick={onDiscard}>
              {t('discard')}
            </Button>
          )}
          {children}
        </div>
      )}
    </>
  )
}
