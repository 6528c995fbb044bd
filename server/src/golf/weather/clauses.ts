import type { Query } from '#platform/database/sql'

/**
 * From which recorded weather on a course gives back a part of the price. An hour counts when it has at least this much
 * rain (mm), a gust (km/h) or a temperature (°C) of at least this, or lightning where that counts; null does not count.
 */
export type WeatherClause = {
  rainMm: number | null
  gustKmh: number | null
  heatC: number | null
  byLightning: boolean
  /** Fewer minutes of such weather in a round count for nothing. */
  leastMinutes: number
  gives: 'refund' | 'wallet'
  /** Of the price of the part of the round with such weather. */
  percent: number
}

/** The clause of a course in force; null without one. */
export async function readClauseOf(q: Query, courseId: number): Promise<WeatherClause | null> {
  const [clause] = await q<WeatherClause>`
    select rain_mm as "rainMm", gust_kmh as "gustKmh", heat_c as "heatC", by_lightning as "byLightning",
      least_minutes as "leastMinutes", gives, percent
    from weather_clauses where course_id = ${courseId} order by id desc limit 1`
  return clause && clause.percent > 0 ? clause : null
}

/** A clause that held at some time; those never change. */
export async function readClause(q: Query, id: number): Promise<WeatherClause> {
  const [clause] = await q<WeatherClause>`
    select rain_mm as "rainMm", gust_kmh as "gustKmh", heat_c as "heatC", by_lightning as "byLightning",
      least_minutes as "leastMinutes", gives, percent
    from weather_clauses where id = ${id}`
  if (!clause) throw new Error('no such weather clause')
  return clause
}

/** Stores the clause of a course that holds from `now` on; one of zero percent ends it. Returns its id. */
export async function insertClause(
  q: Query,
  courseId: number,
  clause: WeatherClause,
  by: { staffId: number | null; now: Date },
): Promise<number> {
  const [row] = await q<{ id: number }>`
    insert into weather_clauses (course_id, valid_from, rain_mm, gust_kmh, heat_c, by_lightning, least_minutes, gives, percent, saved_by)
    values (${courseId}, ${by.now}, ${clause.rainMm}, ${clause.gustKmh}, ${clause.heatC}, ${clause.byLightning},
      ${clause.leastMinutes}, ${clause.gives}, ${clause.percent}, ${by.staffId})
    returning id`
  return row?.id ?? 0
}
