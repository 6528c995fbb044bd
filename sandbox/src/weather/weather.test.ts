import { afterEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { testOptions } from '../testing/product.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const place = 'latitude=21.02&longitude=105.85'

async function open() {
  const app = await buildSandbox({ ...testOptions(), now: () => new Date('2026-11-20T02:10:00Z') })
  closers.push(() => app.close())
  const read = async (query: string) => (await app.inject(`/weather/v1/forecast?${place}&${query}`)).json()
  return { app, read }
}

test('answers the hours asked for, the same at every call', async () => {
  const { read } = await open()
  const day = 'start_hour=2026-11-19T01:00&end_hour=2026-11-19T06:00'
  const first = await read(day)
  expect(first.hourly.time).toHaveLength(6)
  expect(first.hourly.time[0]).toBe(Date.parse('2026-11-19T01:00Z') / 1000)
  expect(await read(day)).toEqual(first)
  expect((await read('forecast_days=2')).hourly.time).toHaveLength(48)
})

test('has dry and wet hours, and thunderstorms only with rain', async () => {
  const { read } = await open()
  const { hourly } = await read('start_hour=2026-10-01T00:00&end_hour=2026-10-30T00:00')
  const rain: number[] = hourly.precipitation
  const codes: number[] = hourly.weather_code
  expect(rain.some((mm) => mm > 0)).toBe(true)
  expect(rain.filter((mm) => mm === 0).length).toBeGreaterThan(rain.length / 2)
  expect(codes.every((code, at) => code < 95 || (rain[at] ?? 0) > 0)).toBe(true)
})

test('rains where and when a tester has set it, and nowhere else', async () => {
  const { app, read } = await open()
  const set = { latitude: 21.02, longitude: 105.85, from: '2026-11-20T08:30', hours: 2, precipitation: 12 }
  await app.inject({ method: 'POST', url: '/weather/set', payload: set })
  const { hourly } = await read('start_hour=2026-11-20T01:00&end_hour=2026-11-20T04:00')
  // by the clock in Vietnam the hours that end at 8, 9, 10 and 11
  expect(hourly.precipitation.map((mm: number) => mm === 12)).toEqual([false, true, true, false])
  const { body } = await app.inject({ url: '/weather', headers: { accept: 'text/html' } })
  expect(body).toContain('21.02')
})

test('refuses a time that it cannot read, at its field', async () => {
  const { app } = await open()
  const payload = { latitude: 21, longitude: 105, from: 'soon', hours: 1 }
  const answer = await app.inject({ method: 'POST', url: '/weather/set', payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toHaveProperty('from')
})
