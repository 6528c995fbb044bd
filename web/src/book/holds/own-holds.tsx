import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatFlights } from '@teeviet/contract/rules/bookings/flights'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { latestBookings } from '#api/queries/member/latest-bookings.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { useServerNow } from '#session/use-server-now.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { heldTeeTimes } from './held-tee-times.ts'
import styles from './own-holds.module.css'

/** The tee times of a course's day that are held for the golfer, each with a link to its bill. */
export default function OwnHolds({
  session,
  courseId,
  day,
}: {
  session: Session
  courseId: number
  day: Day
}) {
  const t = useLazyTexts('booking-steps')
  const language = useLanguage()
  const now = useServerNow()
  useLiveBookings()
  const { data } = useQuery(latestBookings(session))
  if (now === null || data === undefined) return null
  const holds = heldTeeTimes(data, courseId, day, now)
  return (
    <>
      {holds.map(({ id, date_played, flights, until }) => (
        <p key={id} className={styles.hold}>
          <Icon name="clock" />
          <Link
            to="/wap/detail-history-booked/$id_general_bill_detail"
            params={{ id_general_bill_detail: String(id) }}
          >
            {t('ownHold', {
              clock: flights.length > 1 ? formatFlights(flights, language) : formatClock(date_played),
              time: deadlineText(until, now, language),
            })}
          </Link>
        </p>
      ))}
    </>
  )
}
