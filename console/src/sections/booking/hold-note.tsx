import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import type { StaffBookingDetail } from './booking-details.tsx'
import styles from './booking-panel.module.css'

/** That a request holds no places, and why; or until when one that is overdue still does. */
export function HoldNote({ booking }: { booking: StaffBookingDetail }) {
  const t = useT('staff')
  const language = useLanguage()
  const { unheld_for, hold_deadline, now } = booking
  if (unheld_for) {
    return (
      <p className={styles.hold}>
        <StatusBadge tone="urgent">{t('list.unheld')}</StatusBadge> {t(`hold.${unheld_for}`)}
      </p>
    )
  }
  if (hold_deadline === null) return null
  return (
    <p className={styles.hold}>{t('hold.until', { time: deadlineText(hold_deadline, now, language) })}</p>
  )
}
