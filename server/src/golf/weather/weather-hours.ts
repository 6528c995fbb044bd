import type { Query } from '#platform/database/sql'
import type { WeatherHour } from '#platform/gateways/weather/weather-station'

const hourMs = 3_600_000

/** Replaces the forecast of a course; that of past hours goes. */
export async function storeForecast(
  q: Query,
  courseId: number,
  hours: readonly WeatherHour[],
  now: Date,
): Promise<void> {
  await q`delete from weather_hours where course_id = ${courseId} and kind = 'forecast' and hour < ${new Date(now.getTime() - hourMs)}`
  await q`
    insert into weather_hours (course_id, kind, hour, rain_mm, gust_kmh, temperature_c, has_lightning, fetched_at)
    select ${courseId}, 'forecast', r.hour, r."rainMm", r."gustKmh", r."temperatureC", r."hasLightning", ${now}
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as r (hour timestamptz, "rainMm" double precision,
      "gustKmh" double precision, "temperatureC" double precision, "hasLightning" boolean)
    on conflict (course_id, kind, hour) do update set rain_mm = excluded.rain_mm, gust_kmh = excluded.gust_kmh,
      temperature_c = excluded.temperature_c, has_lightning = excluded.has_lightning, fetched_at = excluded.fetched_at`
}

/** Stores recorded hours of a course. An hour that is stored stays as it was first recorded. */
export async function storeMeasured(
  q: Query,
  courseId: number,
  hours: readonly WeatherHour[],
  now: Date,
): Promise<void> {
  await q`
    insert into weather_hours (course_id, kind, hour, rain_mm, gust_kmh, temperature_c, has_lightning, fetched_at)
    select ${courseId}, 'measured', r.hour, r."rainMm", r."gustKmh", r."temperatureC", r."hasLightning", ${now}
    from jsonb_to_recordset(${JSON.stringify(hours)}::jsonb) as r (hour timestamptz, "rainMm" double precision,
      "gustKmh" double precision, "temperatureC" double precision, "hasLightning" boolean)
    on conflict (course_id, kind, hour) do nothing`
}

/** The stored hours of a course that begin from `from` to before `to`, in order. */
export function readHours(
  q: Query,
  courseId: number,
  kind: 'forecast' | 'measured',
  { from, to }: { from: Date; to: Date },
): Promise<WeatherHour[]> {
  return q<WeatherHour>`
    select hour, rain_mm as "rainMm", gust_kmh as "gustKmh", temperature_c as "temperatureC", has_lightning as "hasLightning"
    from weather_hours
    where course_id = ${courseId} and kind = ${kind} and hour >= ${from} and hour < ${to} order by hour`
}
