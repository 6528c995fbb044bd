import type { BookingState } from '@teeviet/contract/rules/statuses'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import type { StaffRole } from '../staff-session.ts'
import { type Act, stepsAllowed, stepsFrom } from '../steps-allowed.ts'
import styles from './booking-panel.module.css'

/** Cancelling has no key: it is not to happen by a slip. */
const keys: Partial<Record<Act, string>> = { confirm: 'C', place: 'P', both: 'B', reject: 'R' }

/** The steps that follow, for the roles one holds; each with its key. */
export function BookingActs({
  state,
  roles,
  onAct,
}: {
  state: BookingState
  roles: readonly StaffRole[]
  onAct: (act: Act) => void
}) {
  const t = useT('staff')
  const acts = stepsAllowed(state, roles)
  if (acts.length === 0) {
    return <p className={styles.muted}>{t(stepsFrom(state).length > 0 ? 'act.notAllowed' : 'act.nothing')}</p>
  }
  return (
    <div className={styles.acts}>
      {acts.map((act, place) => (
        <Button
          key={act}
          size="small"
          look={
            act === 'reject' || act === 'club' || act === 'golfer'
              ? 'danger'
              : place === 0
                ? 'primary'
                : 'second'
          }
          onClick={() => onAct(act)}
          aria-keyshortcuts={keys[act]}
        >
          {t(`act.${act}`)} {keys[act] && <kbd className={styles.key}>{keys[act]}</kbd>}
        </Button>
      ))}
    </div>
  )
}
