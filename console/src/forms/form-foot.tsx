import type { ReactNode } from 'react'
import { Problem } from '../frame/problem.tsx'
import { useT } from '../i18n/use-texts.tsx'
import { Button } from '../kit/button.tsx'
import styles from './desk.module.css'
import type { Act } from './use-act.ts'

/** The end of a form: what was in the way, the button that sends it, the way back where there is one. */
export function FormFoot({
  act,
  label,
  onBack,
  children,
}: {
  act: Act
  /** What sending does, "Save" by default. */
  label?: string
  onBack?: () => void
  children?: ReactNode
}) {
  const t = useT('staff-desk')
  return (
    <>
      <Problem>{act.problem}</Problem>
      <div className={styles.buttons}>
        <Button type="submit" size="small" busy={act.busy}>
          {label ?? t('save')}
        </Button>
        {onBack && (
          <Button size="small" look="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        {children}
      </div>
    </>
  )
}
