import { createHash } from 'node:crypto'

const hourMs = 3_600_000
const hoursPerDay = 24
/** Vietnam's clock is ahead of UTC by this. */
const offsetHours = 7

/** The weather of an hour, as Open-Meteo states it. */
export type Hour = {
  precipitation: number
  wind_gusts_10m: number
  temperature_2m: number
  weather_code: number
}

/** Weather that a tester has set for a place: from an hour on, for so many hours. Times are ISO. */
export type SetWeather = Partial<Hour> & {
  id: number
  latitude: number
  longitude: number
  from: string
  hours: number
}

const clear = 1
const rain = 63
const thunderstorm = 95

/** A number from 0 to below 1 that follows from the words alone. */
function drawn(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32
}

const rounded = (value: number) => Math.round(value * 10) / 10

/**
 * The weather of the hour that ends at `end`: the same for the same place and hour. Most hours are dry; some afternoons
 * have a shower, a few of these a thunderstorm.
 */
export function weatherAt(
  latitude: number,
  longitude: number,
  end: Date,
  set: readonly SetWeather[] = [],
): Hour {
  const place = `${latitude.toFixed(2)},${longitude.toFixed(2)}`
  const clock = (new Date(end).getUTCHours() + offsetHours) % hoursPerDay
  const day = Math.floor((end.getTime() + offsetHours * hourMs) / (hoursPerDay * hourMs))
  const isAfternoon = clock >= 14 && clock <= 18
  const isShower = isAfternoon && drawn(place, day, 'shower') < 0.3 && drawn(place, day, clock) < 0.6
  const precipitation = isShower ? rounded(1 + 11 * drawn(place, day, clock, 'rain')) : 0
  const isStorm = precipitation > 8
  const warmest = 26 + 9 * drawn(place, day, 'warm')
  const hour = {
    precipitation,
    wind_gusts_10m: rounded(8 + 14 * drawn(place, day, clock, 'wind') + (isStorm ? 30 : 0)),
    temperature_2m: rounded(warmest - Math.abs(clock - 14) * 0.6),
    weather_code: isStorm ? thunderstorm : precipitation > 0 ? rain : clear,
  }
  return set.filter((one) => isOf(one, latitude, longitude, end)).reduce(change, hour)
}

function isOf(
  { from, hours, ...place }: SetWeather,
  latitude: number,
  longitude: number,
  end: Date,
): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 0.01
  const start = end.getTime() - hourMs
  const begin = Date.parse(from)
  return (
    near(place.latitude, latitude) &&
    near(place.longitude, longitude) &&
    start >= begin &&
    start < begin + hours * hourMs
  )
}

function change(
  hour: Hour,
  { precipitation, wind_gusts_10m, temperature_2m, weather_code }: Partial<Hour>,
): Hour {
  return {
    precipitation: precipitation ?? hour.precipitation,
    wind_gusts_10m: wind_gusts_10m ?? hour.wind_gusts_10m,
    temperature_2m: temperature_2m ?? hour.temperature_2m,
    weather_code: weather_code ?? (precipitation ? rain : hour.weather_code),
  }
}
