import type { InputOf, ResponseOf } from '@teeviet/contract'
import { addDays, startOfDay } from '@teeviet/contract/rules/time/dates'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { requireOwnCourse } from '#platform/context/own-course'
import { readCatalogue } from '../courses/catalogue.ts'
import { readClauseOf, type WeatherClause } from './clauses.ts'
import { minutesPerHole } from './minutes-of-round.ts'
import { sunsetOf } from './sunset.ts'
import { readHours } from './weather-hours.ts'

type CourseWeather = ResponseOf<'GET /api/services/get_course_weather'>
type ClauseOnWire = NonNullable<CourseWeather['clause']>

/** The forecast of a course's day, its sunset and the clause that a booking sent now would be under. */
export async function readCourseWeather(
  ctx: Context,
  { facility_id: courseId, day }: InputOf<'GET /api/services/get_course_weather'>,
): Promise<CourseWeather> {
  const course = (await readCatalogue(ctx)).byId.get(courseId)
  const { latitude = null, longitude = null } = course ?? {}
  const isPlaced = latitude !== null && longitude !== null
  const sunset = isPlaced ? sunsetOf(day, { latitude, longitude }) : null
  const sun = { sunset_at: sunset?.getTime() ?? null, minutes_per_hole: minutesPerHole }
  if (!ctx.gateways.weather || !isPlaced) return { ...sun, hours: [], clause: null }
  const span = { from: new Date(startOfDay(day)), to: new Date(startOfDay(addDays(day, 1))) }
  const [hours, clause] = await Promise.all([
    readHours(ctx.q, courseId, 'forecast', span),
    readClauseOf(ctx.q, courseId),
  ])
  return {
    ...sun,
    hours: hours.map((hour) => ({
      start_at: hour.hour.getTime(),
      rain_mm: hour.rainMm,
      gust_kmh: hour.gustKmh,
      temperature_c: hour.temperatureC,
      has_lightning: hour.hasLightning,
    })),
    clause: clause && clauseOnWire(clause),
  }
}

/**
 * The weather clause of a course for its club.
 * @throws Refusal `course.notFound`, also for a course of another club
 */
export async function readClubWeather(ctx: Context, staff: Staff, courseId: number) {
  requireOwnCourse(staff, courseId)
  const clause = await readClauseOf(ctx.q, courseId)
  return { clause: clause && clauseOnWire(clause) }
}

/** A clause in wire format. */
export function clauseOnWire(clause: WeatherClause): ClauseOnWire {
  return {
    rain_mm: clause.rainMm,
    gust_kmh: clause.gustKmh,
    heat_c: clause.heatC,
    by_lightning: clause.byLightning,
    least_minutes: clause.leastMinutes,
    gives: clause.gives,
    percent: clause.percent,
  }
}
