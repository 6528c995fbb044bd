import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { deadlineText } from '@teeviet/contract/display/deadline-text'
import { formatFlights } from '@teeviet/contract/rules/bookings/flights'
import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import { lazy, type ReactNode, Suspense } from 'react'
import { useLiveBookings } from '#api/live/use-live-bookings.ts'
import { latestBookings } from '#api/queries/member/latest-bookings.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useLanguage } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { useServerNow } from '#session/use-server-now.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { heldTeeTimes } from './held-tee-times.ts'
import styles from './own-holds.module.css'

const WaitlistOffer = lazy(() =>
  import('../waitlist/waitlist-offer.tsx').catch(() => ({ default: () => null })),
)

type OfDay = { courseId: number; day: Day }

/**
 * The tee times of a course's day that are held for the golfer, each with a link to its bill, and the waitlist where the
 * day or a band of it is full, for a visitor (`session` null) too; nothing on any other day.
 */
export default function OwnHolds({ session, ...ofDay }: OfDay & { session: Session | null }): ReactNode {
  return (
    <>
      {session && (
        <Suspense>
          <Holds session={session} {...ofDay} />
        </Suspense>
      )}
      <Suspense>
        <WaitlistOffer key={ofDay.day} session={session} {...ofDay} />
      </Suspense>
    </>
  )
}

function Holds({ session, courseId, day }: OfDay & { session: Session }) {
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
