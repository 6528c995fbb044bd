import type { InputOf } from '@teeviet/contract'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { recordChanges } from '../courses/golf-changes.ts'
import { lockCourse } from '../courses/lock-course.ts'
import { insertClause, readClauseOf, type WeatherClause } from './clauses.ts'

const noClause: WeatherClause = {
  rainMm: null,
  gustKmh: null,
  heatC: null,
  byLightning: false,
  leastMinutes: 1,
  gives: 'refund',
  percent: 0,
}

/**
 * Saves the weather clause of a course for the bookings sent from now on; null ends it. The same again changes nothing.
 * @throws Refusal `course.notFound`, `weather.off`, `weather.noPosition`, `request.invalid` for a clause that counts nothing
 */
export async function saveWeatherClause(
  ctx: Context,
  staff: Staff,
  { id: courseId, clause: typed }: InputOf<'POST /api/staff/courses/:id/weather'>,
): Promise<void> {
  if (typed && !ctx.gateways.weather) throw new Refusal('weather.off')
  const { rain_mm = null, gust_kmh = null, heat_c = null, by_lightning = false } = typed ?? {}
  if (typed && rain_mm === null && gust_kmh === null && heat_c === null && !by_lightning)
    throw invalid({ rain_mm: 'is needed where nothing else counts' })
  const clause = typed && {
    rainMm: rain_mm,
    gustKmh: gust_kmh,
    heatC: heat_c,
    byLightning: by_lightning,
    leastMinutes: typed.least_minutes,
    gives: typed.gives,
    percent: typed.percent,
  }
  return inTransaction(ctx.pool, async (q) => {
    await lockCourse(q, courseId)
    const [course] = await q<{ title: string; isPlaced: boolean }>`
      select title, latitude is not null and longitude is not null as "isPlaced" from courses where id = ${courseId}`
    if (!course) throw new Refusal('course.notFound')
    if (clause && !course.isPlaced) throw new Refusal('weather.noPosition')
    const before = await readClauseOf(q, courseId)
    const [from, to] = [inWords(before), inWords(clause)]
    if (from === to) return
    await insertClause(q, courseId, clause ?? noClause, { staffId: staff.id, now: ctx.clock.now() })
    const fields = [{ field: 'weather_clause', from, to }]
    const change = { subject: 'refund_terms', act: 'changed', subjectId: courseId, courseId } as const
    await recordChanges(ctx, q, staff, [{ ...change, name: course.title, fields }])
  })
}

/** A clause in the audit log, in numbers. */
function inWords(clause: WeatherClause | null): string {
  if (!clause) return ''
  const { rainMm, gustKmh, heatC, byLightning, leastMinutes, gives, percent } = clause
  const parts = [
    rainMm !== null && `${rainMm} mm/h`,
    gustKmh !== null && `${gustKmh} km/h`,
    heatC !== null && `${heatC} °C`,
    byLightning && '⚡',
    `≥ ${leastMinutes} min: ${percent} % (${gives})`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
