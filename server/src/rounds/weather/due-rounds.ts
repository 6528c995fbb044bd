import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { daysToDecideWeather } from '#bookings/booking/rows/weather-decisions'
import { minutesOfRound } from '#golf/weather/minutes-of-round'
import type { Context } from '#platform/context/context'

/** The provider records an hour some hours after it. */
const hoursUntilRecorded = 2

/** A round with a weather clause that was played and is not decided. */
export type DueRound = { id: number; courseId: number; startsAt: Date; minutes: number }

/** When an hour that ended by then counts as recorded. */
export function recordedUntil(now: Date): Date {
  return new Date(now.getTime() - hoursUntilRecorded * 3_600_000)
}

/**
 * The rounds with a weather clause whose day is over and whose weather is recorded, still undecided, in the order of
 * their ids. Until its day is over a rain check may be entered for a round.
 */
export async function dueRounds({ q, clock }: Pick<Context, 'q' | 'clock'>): Promise<DueRound[]> {
  const now = clock.now()
  const today = dayOf(now)
  const rounds = await q<{ id: number; courseId: number; startsAt: Date | null; holes: number | null }>`
    select b.id, b.course_id as "courseId", b.tee_time_at as "startsAt", b.holes from bookings b
    where b.state in ('paid', 'played') and b.paid_at is not null
      and b.play_date < ${today}::date and b.play_date >= ${addDays(today, -daysToDecideWeather)}::date
      and b.refund_ladder ->> 'weather_clause_id' is not null
      and not exists (select from weather_decisions w where w.booking_id = b.id)
      and not exists (select from ledger_transfers t where t.cause = 'split:' || b.id)
    order by b.id`
  return rounds.flatMap(({ startsAt, holes, ...round }) => {
    if (startsAt === null || holes === null) return []
    const minutes = minutesOfRound(holes)
    const isRecorded = startsAt.getTime() + minutes * 60_000 <= recordedUntil(now).getTime()
    return isRecorded ? [{ ...round, startsAt, minutes }] : []
  })
}
