import { afterAll, beforeAll, expect, test } from 'vitest'
import { GatewayDown } from '#platform/gateways/gateway'
import type { WeatherHour } from '#platform/gateways/weather/weather-station'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse } from '#testing/golf'
import { fetchForecasts } from './fetch-forecasts.ts'
import { readHours, storeMeasured } from './weather-hours.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const hourMs = 3_600_000
const at = (time: string) => new Date(`2026-11-24T${time}:00+07:00`)
const hour = (time: string, rainMm: number): WeatherHour => ({
  hour: at(time),
  rainMm,
  gustKmh: 12.5,
  temperatureC: 27.3,
  hasLightning: false,
})

async function placedCourse() {
  const id = await addCourse(ctx.q)
  await ctx.q`update courses set latitude = 21.02, longitude = 105.85 where id = ${id}`
  return id
}

test('a forecast is replaced once it is some hours old, and that of past hours goes', async () => {
  const id = await placedCourse()
  const asked: number[] = []
  let rain = 1
  const station = {
    forecast: async () => {
      asked.push(rain)
      return [hour('08:00', rain), hour('12:00', rain)]
    },
    measured: async () => [],
  }
  const weather = { ...ctx, gateways: { ...ctx.gateways, weather: station } }
  const rains = async () =>
    (await readHours(ctx.q, id, 'forecast', { from: at('00:00'), to: at('23:00') })).map(
      ({ rainMm }) => rainMm,
    )
  ctx.clock.set(at('08:20').toISOString())
  await fetchForecasts(weather)
  rain = 2
  await fetchForecasts(weather)
  expect([asked, await rains()]).toEqual([[1], [1, 1]])
  ctx.clock.set(new Date(at('08:20').getTime() + 4 * hourMs).toISOString())
  station.forecast = async () => [hour('12:00', 3), hour('13:00', 3)]
  await fetchForecasts(weather)
  expect(await rains()).toEqual([3, 3])
})

test('a provider that is down is asked a few times only, and nothing is stored', async () => {
  for (let courses = 0; courses < 5; courses += 1) await placedCourse()
  let asked = 0
  const forecast = async () => {
    asked += 1
    throw new GatewayDown('open-meteo', 'does not answer')
  }
  ctx.clock.set(at('20:00').toISOString())
  const station = { forecast, measured: async () => [] }
  await fetchForecasts({ ...ctx, gateways: { ...ctx.gateways, weather: station } })
  expect(asked).toBe(3)
})

test('without a provider nothing is asked', async () => {
  await fetchForecasts({ ...ctx, gateways: { ...ctx.gateways, weather: null } })
})

test('a recorded hour is written once: later values, changes and deletions leave it as it is', async () => {
  const id = await placedCourse()
  const span = { from: at('00:00'), to: at('23:00') }
  await storeMeasured(ctx.q, id, [hour('08:00', 12)], at('10:00'))
  await storeMeasured(ctx.q, id, [hour('08:00', 0), hour('09:00', 3)], at('11:00'))
  expect(await readHours(ctx.q, id, 'measured', span)).toEqual([hour('08:00', 12), hour('09:00', 3)])
  await expect(ctx.q`update weather_hours set rain_mm = 0 where course_id = ${id}`).rejects.toThrow(
    'only ever added',
  )
  await expect(ctx.q`delete from weather_hours where course_id = ${id}`).rejects.toThrow('only ever added')
})
