import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { TimeLeft } from '../../live/time-left.tsx'
import { useServerNow } from '../../live/use-server-now.ts'
import { isPartlyPaidSoon, timeLeft } from '../booking-state/time-left.ts'
import type { StaffBooking } from './booking.ts'

type Clocks = Pick<
  StaffBooking,
  'state' | 'confirm_deadline' | 'offered_until' | 'payment_deadline' | 'arrived_amount' | 'part_hold' | 'now'
>

/** The time left on a booking's deadline, by the server's time; marked once it is over, or with a part of the money missing. */
export function BookingClock({ booking }: { booking: Clocks }) {
  const t = useT('staff')
  const now = useServerNow() ?? booking.now
  const left = timeLeft(booking, now)
  if (!left) return null
  return (
    <>
      <TimeLeft tone={left.tone}>
        {left.tone === 'over' ? t('list.overdue', { time: left.text }) : left.text}
      </TimeLeft>
      {booking.state === 'placed' && booking.part_hold === 'undecided' && (
        <>
          {' '}
          <StatusBadge tone="urgent">{t('list.partlyUndecided')}</StatusBadge>
        </>
      )}
      {isPartlyPaidSoon(booking, now) && (
        <>
          {' '}
          <StatusBadge tone="urgent">{t('list.partlyPaidSoon')}</StatusBadge>
        </>
      )}
    </>
  )
}
