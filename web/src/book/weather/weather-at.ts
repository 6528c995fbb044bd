import type { CourseWeather } from '#api/queries/course/weather.ts'

type Hour = CourseWeather['hours'][number]
export type WeatherKind = 'dry' | 'rain' | 'storm' | 'wind' | 'night'

const hourMs = 3_600_000
/** A strong breeze of the Beaufort scale begins here. */
const strongGustKmh = 39

/** The forecast of the hour in which a round starts; null beyond the horizon. `sunsetAt` (ms) if the round goes on after it. */
export type WeatherAtStart = { hour: Hour | null; kind: WeatherKind; sunsetAt: number | null }

/**
 * The weather of a tee time; null where nothing is known of it that a golfer has to know.
 * @param startAt ms
 * @param holes null while not known; then nothing is said of the sunset
 */
export function weatherAt(
  { hours, sunset_at, minutes_per_hole }: Pick<CourseWeather, 'hours' | 'sunset_at' | 'minutes_per_hole'>,
  startAt: number,
  holes: number | null,
): WeatherAtStart | null {
  const hour = hours.find(({ start_at }) => start_at <= startAt && startAt < start_at + hourMs) ?? null
  const isNight = sunset_at !== null && startAt >= sunset_at
  const endAt = startAt + (holes ?? 0) * minutes_per_hole * 60_000
  // A round that starts after sunset is played under lights.
  const sunsetAt = sunset_at !== null && !isNight && endAt > sunset_at ? sunset_at : null
  if (hour === null && sunsetAt === null) return null
  const kind = hour === null ? 'dry' : kindOfHour(hour)
  return { hour, kind: kind === 'dry' && isNight ? 'night' : kind, sunsetAt }
}

/** Whether the gusts of an hour are strong. */
export const isGusty = ({ gust_kmh }: Pick<Hour, 'gust_kmh'>) => gust_kmh >= strongGustKmh

/** The worst of an hour's weather: thunderstorm, rain, strong gusts. */
export function kindOfHour(hour: Hour): Exclude<WeatherKind, 'night'> {
  if (hour.has_lightning) return 'storm'
  if (hour.rain_mm > 0) return 'rain'
  return isGusty(hour) ? 'wind' : 'dry'
}
