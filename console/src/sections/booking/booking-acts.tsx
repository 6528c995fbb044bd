import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from './booking-panel.module.css'
import { type Act, stepsAllowed, stepsFrom } from './steps-allowed.ts'

/** Cancelling has no key: it is not to happen by a slip. */
const keys: Partial<Record<Act, string>> = { confirm: 'C', place: 'P', both: 'B', reject: 'R' }

/** The steps that follow and that one may take; each with its key. */
export function BookingActs({ state, onAct }: { state: BookingState; onAct: (act: Act) => void }) {
  const t = useT('staff')
  const acts = stepsAllowed(state, useMayCall())
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
