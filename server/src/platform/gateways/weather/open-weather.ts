import type { Config } from '../../config/config.ts'
import { openMeteo } from './open-meteo.ts'
import type { WeatherStation } from './weather-station.ts'

/** The weather of the courses; null where the operator has none. */
export function openWeather({ weather }: Config): WeatherStation | null {
  return weather && openMeteo({ ...weather, timeoutMs: 10_000 })
}
