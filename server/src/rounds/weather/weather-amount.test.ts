import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WeatherClause } from '#golf/weather/clauses'
import type { WeatherHour } from '#platform/gateways/weather/weather-station'
import { affectedMinutes, hoursOfRound, weatherAmount } from './weather-amount.ts'

const hourMs = 3_600_000
const startsAt = new Date('2026-11-24T06:30:00+07:00')
const round = { startsAt, minutes: 270 }
const clause: WeatherClause = {
  rainMm: 5,
  gustKmh: null,
  heatC: null,
  byLightning: false,
  leastMinutes: 30,
  gives: 'refund',
  percent: 50,
}
const hour = (at: number, weather: Partial<WeatherHour> = {}): WeatherHour => ({
  hour: new Date(hoursOfRound(round).from.getTime() + at * hourMs),
  rainMm: 0,
  gustKmh: 10,
  temperatureC: 26,
  hasLightning: false,
  ...weather,
})
const dry = [0, 1, 2, 3, 4].map((at) => hour(at))
const withHour = (at: number, weather: Partial<WeatherHour>) =>
  dry.map((one, place) => (place === at ? { ...one, ...weather } : one))

describe('the minutes of a round with weather of its clause', () => {
  test.each([
    ['none of a dry round', dry, {}, 0],
    ['those from the tee time on of the first hour', withHour(0, { rainMm: 5 }), {}, 30],
    ['a full hour', withHour(2, { rainMm: 40 }), {}, 60],
    ['none below the number of the clause', withHour(2, { rainMm: 4.9 }), {}, 0],
    [
      'none when they are fewer than the clause asks for',
      withHour(0, { rainMm: 9 }),
      { leastMinutes: 31 },
      0,
    ],
    ['none by lightning where that does not count', withHour(1, { hasLightning: true }), {}, 0],
    ['those with lightning', withHour(1, { hasLightning: true }), { byLightning: true }, 60],
    ['those with gusts', withHour(1, { gustKmh: 60 }), { gustKmh: 60 }, 60],
    ['those of heat', withHour(1, { temperatureC: 38 }), { heatC: 38 }, 60],
    ['an hour by two causes once', withHour(1, { rainMm: 9, gustKmh: 60 }), { gustKmh: 60 }, 60],
  ] as const)('are %s', (_, hours, change, minutes) => {
    expect(affectedMinutes({ ...clause, ...change }, hours, round)).toBe(minutes)
  })

  test('are not known while an hour of the round is not recorded', () => {
    for (const at of dry.keys()) expect(affectedMinutes(clause, dry.toSpliced(at, 1), round)).toBeNull()
  })
})

const anyHours = fc.array(fc.tuple(fc.nat(30), fc.nat(90), fc.nat(45), fc.boolean()), {
  minLength: 5,
  maxLength: 5,
})
const anyClause = fc.record({
  rainMm: fc.option(fc.integer({ min: 1, max: 30 })),
  gustKmh: fc.option(fc.integer({ min: 1, max: 90 })),
  heatC: fc.option(fc.integer({ min: 1, max: 45 })),
  byLightning: fc.boolean(),
  leastMinutes: fc.integer({ min: 1, max: 270 }),
  gives: fc.constantFrom('refund' as const, 'wallet' as const),
  percent: fc.integer({ min: 0, max: 100 }),
})
const money = fc.record({
  feesVnd: fc.nat(90_000_000),
  mostVnd: fc.nat(90_000_000),
  rainCheckVnd: fc.nat(20_000_000),
})
const hoursOf = (values: readonly (readonly [number, number, number, boolean])[]) =>
  values.map(([rainMm, gustKmh, temperatureC, hasLightning], at) =>
    hour(at, { rainMm, gustKmh, temperatureC, hasLightning }),
  )

test('the same clause, hours and money give the same amount, in any order of the hours; never more than may go back', () => {
  fc.assert(
    fc.property(anyClause, anyHours, money, (drawn, values, facts) => {
      const affected = affectedMinutes(drawn, hoursOf(values), round) ?? 0
      const amount = weatherAmount(drawn, { affected, minutes: round.minutes, ...facts })
      const again = affectedMinutes(drawn, hoursOf(values).reverse(), round) ?? 0
      expect(weatherAmount(drawn, { affected: again, minutes: round.minutes, ...facts })).toBe(amount)
      expect(Number.isInteger(amount)).toBe(true)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount).toBeLessThanOrEqual(Math.min(facts.mostVnd, facts.feesVnd))
    }),
  )
})

test('worse weather never gives less', () => {
  fc.assert(
    fc.property(anyClause, anyHours, anyHours, money, (drawn, values, more, facts) => {
      const worse = values.map(([rain, gust, heat, lightning], at) => {
        const [moreRain = 0, moreGust = 0, moreHeat = 0, moreLightning = false] = more[at] ?? []
        return [rain + moreRain, gust + moreGust, heat + moreHeat, lightning || moreLightning] as const
      })
      const amountOf = (all: typeof worse | typeof values) => {
        const affected = affectedMinutes(drawn, hoursOf(all), round) ?? 0
        return weatherAmount(drawn, { affected, minutes: round.minutes, ...facts })
      }
      expect(amountOf(worse)).toBeGreaterThanOrEqual(amountOf(values))
    }),
  )
})
