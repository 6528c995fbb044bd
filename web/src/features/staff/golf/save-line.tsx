import type { ReactNode } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../frame/problem.tsx'
import { useStaff } from '../use-staff.tsx'
import styles from './golf.module.css'

/** The end of a form about golf: what is wrong, and, for an administrator, the buttons that save and let go of what was typed. */
export function SaveLine({
  problem,
  busy,
  isTouched,
  onDiscard,
  label,
  children,
}: {
  problem: string
  busy: boolean
  isTouched: boolean
  onDiscard: () => void
  /** Instead of "Save". */
  label?: string | undefined
  children?: ReactNode
}) {
  const t = useT('staff-golf')
  const isAdmin = useStaff().roles.includes('admin')
  return (
    <>
      <Problem>{problem}</Problem>
      {isAdmin && (
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
