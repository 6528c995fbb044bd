import { z } from 'zod'
import { rootOf } from '../ask.ts'
import { GatewayDown } from '../gateway.ts'
import type { Position, WeatherHour, WeatherStation } from './weather-station.ts'

const hourMs = 3_600_000
const values = z.array(z.number().nullable())

const answer = z.object({
  hourly: z.object({
    /** Seconds since 1970. */
    time: z.array(z.int()),
    precipitation: values,
    wind_gusts_10m: values,
    temperature_2m: values,
    weather_code: values,
  }),
})

/** Thunderstorms of the WMO table 4677. */
const isThunderstorm = (code: number) => code >= 95 && code <= 99

/**
 * Open-Meteo's forecast API, which has the recorded hours of the last weeks too. Its sums and maxima are those of the
 * hour before the time they stand at, so an hour is read from the line of its end.
 *
 * @param apiKey empty at the free address, which is for non-commercial use
 */
export function openMeteo({
  baseUrl,
  apiKey,
  timeoutMs,
}: {
  baseUrl: string
  apiKey: string
  timeoutMs: number
}): WeatherStation {
  async function hours({ latitude, longitude }: Position, span: Record<string, string>) {
    const query = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      hourly: 'precipitation,wind_gusts_10m,temperature_2m,weather_code',
      wind_speed_unit: 'kmh',
      timeformat: 'unixtime',
      timezone: 'UTC',
      ...span,
      ...(apiKey && { apikey: apiKey }),
    })
    return read(`${rootOf(baseUrl)}/v1/forecast?${query}`, timeoutMs)
  }
  return {
    forecast: (position, days) => hours(position, { forecast_days: String(days) }),
    measured: async (position, { from, to }) => {
      const inIso = (at: number) => new Date(at).toISOString().slice(0, 16)
      const span = { start_hour: inIso(from.getTime() + hourMs), end_hour: inIso(to.getTime()) }
      const found = await hours(position, span)
      return found.filter(({ hour }) => hour >= from && hour < to)
    },
  }
}

async function read(url: string, timeoutMs: number): Promise<WeatherHour[]> {
  let status: number
  let json: unknown
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    status = response.status
    json = await response.json()
  } catch (cause) {
    throw new GatewayDown('open-meteo', 'does not answer', { cause })
  }
  const parsed = answer.safeParse(json)
  if (status !== 200 || !parsed.success)
    throw new GatewayDown('open-meteo', `answers HTTP ${status} and nothing readable`)
  const { time, precipitation, wind_gusts_10m, temperature_2m, weather_code } = parsed.data.hourly
  return time.flatMap((seconds, at) => {
    const [rainMm, gustKmh, temperatureC, code] = [
      precipitation[at],
      wind_gusts_10m[at],
      temperature_2m[at],
      weather_code[at],
    ]
    if (rainMm == null || gustKmh == null || temperatureC == null || code == null) return []
    const hour = new Date(seconds * 1000 - hourMs)
    return [{ hour, rainMm, gustKmh, temperatureC, hasLightning: isThunderstorm(code) }]
  })
}
