import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { GatewayDown } from '../gateway.ts'
import { openMeteo } from './open-meteo.ts'

const closers: (() => unknown)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const seconds = (at: string) => Date.parse(at) / 1000
const hourly = {
  time: [seconds('2026-11-24T01:00Z'), seconds('2026-11-24T02:00Z'), seconds('2026-11-24T03:00Z')],
  precipitation: [0, 12.4, null],
  wind_gusts_10m: [10, 41.2, 9],
  temperature_2m: [24, 23.1, 22],
  weather_code: [3, 95, 0],
}

/** A provider that gives this answer, and what it was asked. */
async function answering(status: number, body: unknown) {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://provider'))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const baseUrl = `http://127.0.0.1:${address.port}/`
  return { asked, station: openMeteo({ baseUrl, apiKey: 'key 1', timeoutMs: 2_000 }) }
}

const position = { latitude: 21.02, longitude: 105.85 }

describe('the weather of Open-Meteo', () => {
  test('is read from the line of the end of each hour; hours without a value are left out', async () => {
    const { asked, station } = await answering(200, { hourly })
    const span = { from: new Date('2026-11-24T00:00Z'), to: new Date('2026-11-24T03:00Z') }
    expect(await station.measured(position, span)).toEqual([
      { hour: new Date('2026-11-24T00:00Z'), rainMm: 0, gustKmh: 10, temperatureC: 24, hasLightning: false },
      {
        hour: new Date('2026-11-24T01:00Z'),
        rainMm: 12.4,
        gustKmh: 41.2,
        temperatureC: 23.1,
        hasLightning: true,
      },
    ])
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      latitude: '21.02',
      longitude: '105.85',
      start_hour: '2026-11-24T01:00',
      end_hour: '2026-11-24T03:00',
      timezone: 'UTC',
      apikey: 'key 1',
    })
  })

  test('is forecast for so many days', async () => {
    const { asked, station } = await answering(200, { hourly })
    expect(await station.forecast(position, 7)).toHaveLength(2)
    expect(asked[0]?.pathname).toBe('/v1/forecast')
    expect(asked[0]?.searchParams.get('forecast_days')).toBe('7')
  })

  test.each([
    [429, { error: true, reason: 'Minutely API request limit exceeded.' }],
    [200, { hourly: { time: ['soon'] } }],
  ])('is not known from an answer of HTTP %i with %o', async (status, body) => {
    const { station } = await answering(status, body)
    await expect(station.forecast(position, 1)).rejects.toThrow(GatewayDown)
  })
})
