import type { ResponseOf } from '@teeviet/contract'
import { dayOf, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { bookingsClosedByClub } from '#rounds/staff/close/closed-by-club'
import { partlyPaidToDecide } from '#rounds/staff/partly-paid'

type Waiting = { waiting: number; overdue: number; latest: Date | null }
type Answered = { answered: number; within: number; median: number | null }

/** Today's work against the staff hour: what waits, and how fast requests were answered. */
export async function queueToday(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  courses: number[] | null = null,
): Promise<ResponseOf<'GET /api/staff/queue/today'>> {
  const now = clock.now()
  const today = new Date(startOfDay(dayOf(now)))
  const [[queue], [done], partly_paid, club_closed] = await Promise.all([
    q<Waiting>`
      select
        (select count(*) from bookings
          where state = 'requested' and (${courses}::int[] is null or course_id = any (${courses}))) as waiting /* not null */,
        (select count(*) from bookings
          where state = 'requested' and confirm_by <= ${now} and offered_until is null
            and (${courses}::int[] is null or course_id = any (${courses}))) as overdue /* not null */,
        -- the newest has the latest hour: staff have the same time for every request
        (select requested_at from bookings
          where state = 'requested' and confirm_by is not null
            and (${courses}::int[] is null or course_id = any (${courses}))
          order by confirm_by desc limit 1)::timestamptz as latest`,
    q<Answered>`
      select count(*) as answered, count(*) filter (where e.at <= b.confirm_by) as within,
        percentile_cont(0.5) within group (order by extract(epoch from e.at - b.requested_at)) as median
      from booking_events e join bookings b on b.id = e.booking_id
      where e.at >= ${today} and e.from_state = 'requested' and e.to_state in ('confirmed', 'rejected')
        and e.actor_kind in ('staff', 'club') and (${courses}::int[] is null or b.course_id = any (${courses}))`,
    partlyPaidToDecide(q, now, courses),
    bookingsClosedByClub(q, now, courses),
  ])
  return {
    waiting: queue?.waiting ?? 0,
    overdue: queue?.overdue ?? 0,
    latest_at: queue?.latest?.getTime() ?? null,
    partly_paid,
    club_closed,
    answered: done?.answered ?? 0,
    within_hour: done?.within ?? 0,
    median_seconds: done?.median === null || done === undefined ? null : Math.round(done.median),
  }
}
