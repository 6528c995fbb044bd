import type { Query } from '#platform/database/sql'

/** A round whose weather is not recorded so many days after it stays undecided, and is shared with its club. */
export const daysToDecideWeather = 3

/** What a weather clause gave for a round; amounts in VND. */
export type WeatherDecision = {
  clauseId: number
  courseId: number
  /** The tee time and the expected length of the round. */
  startsAt: Date
  minutes: number
  /** The fees of the players who came, what may go back at most, and what a rain check has credited. */
  feesVnd: number
  mostVnd: number
  rainCheckVnd: number
  /** How many of the minutes had weather of the clause. */
  affectedMinutes: number
  amountVnd: number
}

/** The decision about the weather of a booking's round; null while there is none. */
export async function readWeatherDecision(q: Query, bookingId: number): Promise<WeatherDecision | null> {
  const [row] = await q<WeatherDecision>`
    select clause_id as "clauseId", course_id as "courseId", starts_at as "startsAt", minutes, fees_vnd as "feesVnd",
      most_vnd as "mostVnd", rain_check_vnd as "rainCheckVnd", affected_minutes as "affectedMinutes", amount_vnd as "amountVnd"
    from weather_decisions where booking_id = ${bookingId}`
  return row ?? null
}

/** Stores the decision about a booking, which has none yet. */
export async function insertWeatherDecision(
  q: Query,
  bookingId: number,
  decision: WeatherDecision,
  now: Date,
): Promise<void> {
  await q`
    insert into weather_decisions (booking_id, clause_id, course_id, starts_at, minutes, fees_vnd, most_vnd, rain_check_vnd,
      affected_minutes, amount_vnd, decided_at)
    values (${bookingId}, ${decision.clauseId}, ${decision.courseId}, ${decision.startsAt}, ${decision.minutes},
      ${decision.feesVnd}, ${decision.mostVnd}, ${decision.rainCheckVnd}, ${decision.affectedMinutes}, ${decision.amountVnd}, ${now})`
}

/** A decision in wire format. */
export function weatherDecisionOnWire(row: WeatherDecision | null) {
  return row && { minutes: row.minutes, affected_minutes: row.affectedMinutes, amount: row.amountVnd }
}
