import { addDays, weekdayOf } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'
import { expect, test } from 'vitest'
import { flashSaleOn } from './flash-sales.ts'
import { mondayOf, offerDays, weekOfOffers } from './offer-plan.ts'

test('a week of offers runs on weekdays or on the weekend, never over a public holiday', () => {
  for (let week = 0; week < 60; week++) {
    const monday = addDays('2026-11-16', 7 * week)
    for (const { slug, date_start, date_end } of weekOfOffers(monday)) {
      const isWeekend = weekdayOf(date_start) >= 6
      for (let day = date_start; day <= date_end; day = addDays(day, 1)) {
        expect(holidayOf(day), slug).toBeNull()
        expect(weekdayOf(day) >= 6, slug).toBe(isWeekend)
      }
    }
  }
})

test('a week that begins with a holiday has its weekday offers after it', () => {
  // 1 January 2027 is a Friday
  expect(offerDays('2026-12-28', 'weekday')).toEqual({ start: '2026-12-28', end: '2026-12-31' })
  expect(offerDays('2027-02-08', 'weekday')).toEqual({ start: '2027-02-12', end: '2027-02-12' })
})

test('adjacent weeks of a list show different courses', () => {
  const monday = mondayOf('2026-11-20')
  const shown = [0, 7, 14].flatMap((days) =>
    weekOfOffers(addDays(monday, days)).map(({ category, course }) => `${category} ${course}`),
  )
  const open = shown.filter((one) => !one.startsWith('san-den'))
  expect(new Set(open).size).toBe(open.length)
})

test('every offer is worth having', () => {
  const offers = [...weekOfOffers('2026-11-16'), ...flashSaleOn('2026-11-20', 0).offers]
  expect(offers.length).toBeGreaterThan(25)
  for (const { price_vnd, price_sale_vnd } of offers) {
    expect(price_sale_vnd).toBeLessThan(price_vnd * 0.9)
    expect(price_sale_vnd % 10_000).toBe(0)
  }
})

test('on any day one flash sale runs and the next follows without a gap, announced 24 hours ahead', () => {
  for (let i = 0; i < 30; i++) {
    const day = addDays('2026-11-20', i)
    const [running, coming] = [flashSaleOn(day, 0), flashSaleOn(day, 1)]
    const noon = new Date(`${day}T12:00:00+07:00`)
    expect(running.startsAt <= noon && noon < running.endsAt).toBe(true)
    expect(coming.startsAt).toEqual(running.endsAt)
    expect(coming.startsAt.getTime() - Date.parse(`${day}T00:00:00+07:00`)).toBeLessThanOrEqual(86_400_000)
    expect(coming.slug).not.toBe(running.slug)
  }
})
