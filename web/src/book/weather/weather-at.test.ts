import { expect, test } from 'vitest'
import { kindOfHour, weatherAt } from './weather-at.ts'

const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+07:00`)
const calm = { rain_mm: 0, gust_kmh: 12, temperature_c: 27, has_lightning: false }
const hour = (clock: string, of: Partial<typeof calm> = {}) => ({ ...calm, start_at: at(clock), ...of })
const day = {
  hours: [hour('12:00'), hour('13:00', { rain_mm: 2 }), hour('18:00')],
  sunset_at: at('17:30'),
  minutes_per_hole: 15,
}

test('reads the forecast of the hour in which the round starts', () => {
  expect(weatherAt(day, at('12:59'), 9)).toEqual({ hour: day.hours[0], kind: 'dry', sunsetAt: null })
  expect(weatherAt(day, at('13:00'), 18)).toEqual({ hour: day.hours[1], kind: 'rain', sunsetAt: null })
})

test('says the sunset only of a round that starts before it and ends after it', () => {
  expect(weatherAt(day, at('13:01'), 18)?.sunsetAt).toBe(at('17:30'))
  expect(weatherAt(day, at('15:15'), 9)).toBeNull()
  expect(weatherAt(day, at('15:16'), 9)).toEqual({ hour: null, kind: 'dry', sunsetAt: at('17:30') })
  expect(weatherAt(day, at('18:10'), 9)).toEqual({ hour: day.hours[2], kind: 'night', sunsetAt: null })
  expect(weatherAt(day, at('13:30'), null)?.sunsetAt).toBeNull()
})

test('says nothing without a forecast, and without a position', () => {
  expect(weatherAt({ ...day, hours: [] }, at('08:00'), 18)).toBeNull()
  expect(weatherAt({ ...day, hours: [], sunset_at: null }, at('16:00'), 18)).toBeNull()
})

test('names the worst of an hour: thunderstorm, then rain, then strong gusts', () => {
  expect(kindOfHour(hour('12:00', { has_lightning: true, rain_mm: 3 }))).toBe('storm')
  expect(kindOfHour(hour('12:00', { rain_mm: 0.2, gust_kmh: 60 }))).toBe('rain')
  expect(kindOfHour(hour('12:00', { gust_kmh: 39 }))).toBe('wind')
  expect(kindOfHour(hour('12:00', { gust_kmh: 38.9 }))).toBe('dry')
})
