import type { WeatherDecision } from '#bookings/booking/rows/weather-decisions'
import { readClause } from '#golf/weather/clauses'
import { readHours } from '#golf/weather/weather-hours'
import type { Query } from '#platform/database/sql'
import { affectedMinutes, hoursOfRound, weatherAmount } from './weather-amount.ts'

/** A stored decision, and what the stored clause and hours give when they are decided again. */
export type Replayed = {
  bookingId: number
  stored: { affected: number; amountVnd: number }
  again: { affected: number | null; amountVnd: number | null }
}

/** Decides every decided round again from the stored rows alone. Nothing is written. */
export async function replayDecisions(q: Query): Promise<Replayed[]> {
  const decisions = await q<WeatherDecision & { bookingId: number }>`
    select booking_id as "bookingId", clause_id as "clauseId", course_id as "courseId", starts_at as "startsAt", minutes,
      fees_vnd as "feesVnd", most_vnd as "mostVnd", rain_check_vnd as "rainCheckVnd", affected_minutes as "affectedMinutes",
      amount_vnd as "amountVnd"
    from weather_decisions order by booking_id`
  const replayed: Replayed[] = []
  for (const { bookingId, clauseId, courseId, affectedMinutes: stored, amountVnd, ...facts } of decisions) {
    const clause = await readClause(q, clauseId)
    const hours = await readHours(q, courseId, 'measured', hoursOfRound(facts))
    const affected = affectedMinutes(clause, hours, facts)
    const again = affected === null ? null : weatherAmount(clause, { ...facts, affected })
    replayed.push({
      bookingId,
      stored: { affected: stored, amountVnd },
      again: { affected, amountVnd: again },
    })
  }
  return replayed
}
