import { insertClause, type WeatherClause } from '#golf/weather/clauses'
import { storeMeasured } from '#golf/weather/weather-hours'
import type { Query } from '#platform/database/sql'

const hourMs = 3_600_000

/** From 5 mm of rain in an hour on, all of the affected part goes back to what paid. */
export const rainClause: WeatherClause = {
  rainMm: 5,
  gustKmh: null,
  heatC: null,
  byLightning: false,
  leastMinutes: 30,
  gives: 'refund',
  percent: 100,
}

/** Fixes a weather clause with a booking, as if it had been in force when the booking was sent. */
export async function underClause(
  q: Query,
  bookingId: number,
  clause: Partial<WeatherClause> = {},
): Promise<void> {
  const [booking] = await q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${bookingId}`
  const by = { staffId: null, now: new Date('2026-11-01T00:00:00Z') }
  const id = await insertClause(q, booking?.courseId ?? 0, { ...rainClause, ...clause }, by)
  await q`
    update bookings set refund_ladder = coalesce(refund_ladder, '{}'::jsonb) || jsonb_build_object('weather_clause_id', ${id}::bigint)
    where id = ${bookingId}`
}

/** Records the rain (mm) of the hours of a booking's course, from a full hour on. */
export async function recordRain(
  q: Query,
  bookingId: number,
  from: string,
  rains: readonly number[],
): Promise<void> {
  const [booking] = await q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${bookingId}`
  const hours = rains.map((rainMm, at) => ({
    hour: new Date(Date.parse(from) + at * hourMs),
    rainMm,
    gustKmh: 10,
    temperatureC: 26,
    hasLightning: false,
  }))
  const now = new Date(Date.parse(from) + (rains.length + 2) * hourMs)
  await storeMeasured(q, booking?.courseId ?? 0, hours, now)
}
