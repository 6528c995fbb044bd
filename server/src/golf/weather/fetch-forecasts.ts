import type { Context } from '#platform/context/context'
import { GatewayDown } from '#platform/gateways/gateway'
import type { Position } from '#platform/gateways/weather/weather-station'
import { storeForecast } from './weather-hours.ts'

/** How far a forecast reaches, in days. */
export const forecastDays = 7
/** A forecast is fetched again after so many hours. */
const freshHours = 3
/** How many courses one run asks about, so that a run ends in time and the provider's limit holds. */
const mostCourses = 100
/** After so many failures the provider counts as down, and the next run tries again. */
const mostFailures = 3

type PlacedCourse = Position & { id: number }

/** Fetches the forecast of open courses with a position whose own is missing or some hours old. */
export async function fetchForecasts(ctx: Context): Promise<void> {
  const station = ctx.gateways.weather
  if (!station) return
  const now = ctx.clock.now()
  const staleBefore = new Date(now.getTime() - freshHours * 3_600_000)
  const courses = await ctx.q<PlacedCourse>`
    select c.id, c.latitude, c.longitude from courses c
    where c.is_open and c.latitude is not null and c.longitude is not null and not exists (
      select from weather_hours h where h.course_id = c.id and h.kind = 'forecast' and h.fetched_at > ${staleBefore})
    order by random() limit ${mostCourses}`
  let failures = 0
  for (const { id, ...position } of courses) {
    try {
      await storeForecast(ctx.q, id, await station.forecast(position, forecastDays), now)
    } catch (error) {
      if (!(error instanceof GatewayDown)) throw error
      ctx.log.warn({ err: error, courseId: id }, 'a forecast could not be fetched')
      failures += 1
      if (failures >= mostFailures) return
    }
  }
}
