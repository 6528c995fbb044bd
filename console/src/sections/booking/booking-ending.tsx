import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useT } from '../../i18n/use-texts.tsx'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'

/** Who ended a booking and when, and what its golfer reads of that. */
export function BookingEnding({ ending }: { ending: NonNullable<StaffBookingDetail['ending']> }) {
  const t = useT('staff')
  const { by, at, text, money } = ending
  return (
    <div className={styles.ending}>
      <p className={styles.row}>
        <strong>{t(`panel.endedBy.${by}`)}</strong>
        <span className={styles.muted}>{formatHistoryTime(at)}</span>
      </p>
      <p>{t('panel.golferReads', { text: [text, money].filter(Boolean).join(' ') })}</p>
    </div>
  )
}
