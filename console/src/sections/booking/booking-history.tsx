import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'

/** Every change of a booking: when, to what, by whom, why. */
export function BookingHistory({ history }: { history: StaffBookingDetail['history'] }) {
  const t = useT('staff')
  return (
    <ol className={styles.rows}>
      {history.map((change) => (
        <li key={`${change.at}${change.state}`} className={styles.row}>
          <span>
            {t(`state.${change.state}`)}{' '}
            <span className={styles.muted}>
              {change.by === 'system' || change.by === 'gateway' ? t(`panel.by.${change.by}`) : change.actor}
            </span>
            {change.reason !== '' && <span className={styles.reason}>{change.reason}</span>}
          </span>
          <span className={styles.muted}>{formatHistoryTime(change.at)}</span>
        </li>
      ))}
    </ol>
  )
}
