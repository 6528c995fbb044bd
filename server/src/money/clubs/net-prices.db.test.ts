import type { DayKind, HolesSold } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { netPriceOf } from './net-price-of.ts'
import { listNetPrices, removeNetPrice, setNetPrice, setNetPrices } from './net-prices.ts'

const wednesday = '2026-11-25'
const wholeDay = { customer_type: undefined, time_from: undefined, time_to: undefined }

let ctx: TestContext
let admin: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Price = { from?: string; kind?: DayKind; holes?: HolesSold }
const keyOf = (courseId: number, { from = wednesday, kind = 'weekday', holes = 18 }: Price) => ({
  facility_id: courseId,
  starts_on: from,
  day_kind: kind,
  number_hole: holes,
  ...wholeDay,
})
const setPrice = (courseId: number, price: number | undefined, of: Price = {}) =>
  setNetPrice(ctx, admin, { ...keyOf(courseId, of), price })
const removePrice = (courseId: number, of: Price = {}) => removeNetPrice(ctx, admin, keyOf(courseId, of))

describe('the net prices of a course', () => {
  it('are listed the latest first, and the same day replaces its price', async () => {
    const courseId = await addCourse(ctx.q)
    await setPrice(courseId, 1_000_000)
    await setPrice(courseId, 700_000, { holes: 9 })
    await setPrice(courseId, 1_600_000, { kind: 'weekend' })
    await setPrice(courseId, 0, { from: '2026-11-20' })
    await setPrice(courseId, 1_100_000)
    expect(await listNetPrices(ctx, courseId)).toMatchObject([
      { starts_on: wednesday, day_kind: 'weekday', number_hole: 18, price: 1_100_000, set_by: admin.name },
      { starts_on: wednesday, day_kind: 'weekday', number_hole: 9, price: 700_000 },
      { starts_on: wednesday, day_kind: 'weekend', number_hole: 18, price: 1_600_000 },
      { starts_on: '2026-11-20', day_kind: 'weekday', number_hole: 18, price: 0 },
    ])
  })

  it('are not set for days whose rounds are divided, nor for a course that does not exist', async () => {
    const courseId = await addCourse(ctx.q)
    expect(await outcome(setPrice(courseId, 1_000_000, { from: '2026-11-19' }))).toBe('request.invalid')
    expect(await outcome(setPrice(999_999, 1_000_000))).toBe('course.notFound')
    expect(await listNetPrices(ctx, courseId)).toEqual([])
  })

  it('are removed until they begin, one by one, and a repeat changes nothing', async () => {
    const courseId = await addCourse(ctx.q)
    await setPrice(courseId, 1_000_000, { from: '2026-11-20' })
    await setPrice(courseId, 1_000_000, { from: '2026-11-21' })
    await setPrice(courseId, 700_000, { from: '2026-11-21', holes: 9 })
    await setPrice(courseId, 1_500_000, { from: '2026-11-21', kind: 'weekend' })
    expect(await outcome(removePrice(courseId, { from: '2026-11-20' }))).toBe('request.invalid')
    await removePrice(courseId, { from: '2026-11-21' })
    expect(await removePrice(courseId, { from: '2026-11-21' })).toMatchObject([
      { starts_on: '2026-11-21', number_hole: 9 },
      { starts_on: '2026-11-21', day_kind: 'weekend' },
      { starts_on: '2026-11-20' },
    ])
  })

  it('end on the day from which the share holds again', async () => {
    const courseId = await addCourse(ctx.q)
    const priceOn = (day: Day) =>
      netPriceOf(ctx.q, { courseId, day, startsAt: null, holes: 18, customers: 'visitor' })
    await setPrice(courseId, 1_000_000)
    await setPrice(courseId, undefined, { from: '2026-12-02' })
    expect(await listNetPrices(ctx, courseId)).toMatchObject([
      { starts_on: '2026-12-02', price: null },
      { starts_on: wednesday, price: 1_000_000 },
    ])
    expect([await priceOn('2026-12-01'), await priceOn('2026-12-02')]).toEqual([1_000_000, null])
  })

  it('are set together from a file, all or none', async () => {
    const courseId = await addCourse(ctx.q)
    await setPrice(courseId, 1_000_000)
    const price = {
      starts_on: wednesday,
      day_kind: 'weekday' as const,
      number_hole: 18 as const,
      ...wholeDay,
    }
    const file = (...prices: Parameters<typeof setNetPrices>[2]['prices']) =>
      outcome(setNetPrices(ctx, admin, { facility_id: courseId, prices }))
    const good = [
      { ...price, price: 1_100_000 },
      { ...price, number_hole: 9 as const, price: undefined },
    ]
    expect(await file(...good, { ...price, starts_on: '2026-11-19', price: 1 })).toBe('request.invalid')
    expect(await file(...good, { ...price, price: 900_000 })).toBe('request.invalid')
    expect(await listNetPrices(ctx, courseId)).toMatchObject([{ price: 1_000_000 }])
    expect(await file(...good)).toMatchObject([
      { number_hole: 18, price: 1_100_000 },
      { number_hole: 9, price: null },
    ])
  })

  it('leave each change in the audit log, once', async () => {
    const courseId = await addCourse(ctx.q)
    await setPrice(courseId, 1_000_000)
    await removePrice(courseId)
    await removePrice(courseId)
    const acts = await ctx.q<{ what: string; detail: string }>`
      select what, detail from staff_acts where subject = ${`course:${courseId}`} order by id`
    expect(acts).toEqual([
      { what: 'statement.net_price_set', detail: '25-11-2026, weekday, 18: 1000000 VND' },
      { what: 'statement.net_price_removed', detail: '25-11-2026, weekday, 18' },
    ])
  })
})
