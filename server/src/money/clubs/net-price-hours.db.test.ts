import type { Day } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { outcome } from '#testing/bookings/bookings'
import { courseWithNetPrices, netPriceKey } from '#testing/clubs/net-prices'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { listNetPrices, setNetPrice, setNetPrices } from './net-prices.ts'

const [tuesday, wednesday, nextTuesday, nextWednesday] = [
  '2026-11-24',
  '2026-11-25',
  '2026-12-01',
  '2026-12-02',
]
const [saturday, holiday] = ['2026-11-28', '2026-11-30']

let ctx: TestContext
let admin: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q)
  await ctx.q`insert into holidays values (${holiday}::date, 'announced')`
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const early = { hours: ['05:30', '07:00'] } as const

async function courseWithPrices(...prices: Parameters<typeof courseWithNetPrices>[2]) {
  const { priceOf, ...course } = await courseWithNetPrices(ctx, admin, prices)
  return { ...course, at: (day: Day, clock: string) => priceOf('visitor', day, clock) }
}

describe('a net price of hours', () => {
  it('holds from its first minute on until before its end, and the price of the whole day beside it', async () => {
    const { at } = await courseWithPrices(
      [1_000_000],
      [1_300_000, early],
      [800_000, { hours: ['15:00', '24:00'] }],
    )
    const clocks = ['00:00', '05:29', '05:30', '06:59', '07:00', '14:59', '15:00', '23:59']
    expect(await Promise.all(clocks.map((clock) => at(wednesday, clock)))).toEqual([
      1_000_000, 1_000_000, 1_300_000, 1_300_000, 1_000_000, 1_000_000, 800_000, 800_000,
    ])
  })

  it('leaves the share in percent outside its hours, where the whole day has no price', async () => {
    const { at } = await courseWithPrices([1_300_000, early])
    expect([await at(wednesday, '06:00'), await at(wednesday, '07:00')]).toEqual([1_300_000, null])
  })

  it('takes precedence over an older price of the whole day, until one begins on a later day', async () => {
    const { at } = await courseWithPrices(
      [1_000_000],
      [1_300_000, { ...early, from: wednesday }],
      [1_100_000, { from: nextTuesday }],
      [1_500_000, { ...early, from: nextWednesday }],
    )
    const days = [tuesday, wednesday, nextTuesday, nextWednesday]
    expect(await Promise.all(days.map((day) => at(day, '06:00')))).toEqual([
      1_000_000, 1_300_000, 1_100_000, 1_500_000,
    ])
  })

  it('is replaced by one of other hours from a later day, where they overlap', async () => {
    const { at } = await courseWithPrices(
      [1_300_000, { hours: ['05:00', '10:00'] }],
      [1_500_000, { hours: ['06:00', '08:00'], from: wednesday }],
    )
    expect(await Promise.all(['05:59', '06:00', '08:00'].map((clock) => at(wednesday, clock)))).toEqual([
      1_300_000, 1_500_000, 1_300_000,
    ])
  })

  it('ends without a price, and the price of the whole day is in force again', async () => {
    const { at } = await courseWithPrices(
      [1_000_000],
      [1_300_000, early],
      [undefined, { ...early, from: wednesday }],
    )
    expect([await at(tuesday, '06:00'), await at(wednesday, '06:00')]).toEqual([1_300_000, 1_000_000])
  })

  it('ends with the price of the whole day, when the share in percent holds again', async () => {
    const { at } = await courseWithPrices([1_000_000], [1_300_000, early], [undefined, { from: wednesday }])
    expect(await at(wednesday, '06:00')).toBeNull()
  })

  it('is that of the weekend on a holiday without a price of its own', async () => {
    const { at, set } = await courseWithPrices(
      [1_500_000, { kind: 'weekend' }],
      [1_900_000, { ...early, kind: 'weekend' }],
    )
    const prices = async () => [await at(holiday, '06:00'), await at(holiday, '09:00')]
    expect(await prices()).toEqual([1_900_000, 1_500_000])
    await set(2_200_000, { ...early, kind: 'holiday' })
    expect(await prices()).toEqual([2_200_000, 1_500_000])
    await set(undefined, { ...early, kind: 'holiday', from: saturday })
    expect(await prices()).toEqual([1_900_000, 1_500_000])
    await set(1_800_000, { kind: 'holiday' })
    expect(await prices()).toEqual([1_800_000, 1_800_000])
  })

  it('is listed, replaced by the same hours and removed by itself', async () => {
    const { courseId, set, remove } = await courseWithPrices(
      [800_000, { hours: ['15:00', '24:00'] }],
      [1_300_000, early],
    )
    await set(1_000_000)
    expect(await set(1_400_000, early)).toMatchObject([
      { time_from: null, time_to: null, price: 1_000_000 },
      { time_from: '05:30', time_to: '07:00', price: 1_400_000, set_by: admin.name },
      { time_from: '15:00', time_to: '24:00', price: 800_000 },
    ])
    expect(await remove(early)).toMatchObject([{ price: 1_000_000 }, { time_from: '15:00' }])
    expect(await remove({})).toMatchObject([{ time_from: '15:00' }])
    const acts = await ctx.q<{ detail: string }>`
      select detail from staff_acts where subject = ${`course:${courseId}`} order by id desc limit 3`
    expect(acts.map(({ detail }) => detail)).toEqual([
      '24-11-2026, weekday, 18',
      '24-11-2026, weekday, 18, 05:30–07:00',
      '24-11-2026, weekday, 18, 05:30–07:00: 1400000 VND',
    ])
  })
})

describe('hours that overlap', () => {
  it('are refused from the same day for the same kind of day and holes, at their field, and no line of a file is set', async () => {
    const { courseId, set } = await courseWithPrices([1_300_000, early])
    for (const hours of [
      ['05:00', '05:31'],
      ['06:59', '08:00'],
      ['06:00', '06:30'],
      ['00:00', '24:00'],
    ] as const)
      expect(await outcome(set(1, { hours })), hours.join()).toBe('netPrice.overlaps')
    await expect(set(1, { hours: ['06:00', '08:00'] })).rejects.toMatchObject({
      fields: { time_from: 'overlaps with others' },
    })
    const file = [
      { ...netPriceKey({ hours: ['08:00', '09:00'] }), price: 1 },
      { ...netPriceKey({ hours: ['08:59', '09:30'] }), price: 1 },
    ]
    expect(await outcome(setNetPrices(ctx, admin, { facility_id: courseId, prices: file }))).toBe(
      'netPrice.overlaps',
    )
    expect(await listNetPrices(ctx, courseId)).toHaveLength(1)
  })

  it('are taken from another day, for another kind of day, and where one ends as the other begins', async () => {
    const { set } = await courseWithPrices([1_300_000, early])
    await set(1, { hours: ['07:00', '08:00'] })
    await set(1, { hours: ['05:00', '05:30'] })
    await set(1, { hours: ['05:00', '08:00'], from: wednesday })
    expect(await set(1, { hours: ['05:00', '08:00'], kind: 'weekend' })).toHaveLength(5)
  })

  it('are refused to one of two colleagues who set them at once, and the same hours to none', async () => {
    const { set } = await courseWithPrices()
    const both = await Promise.all([
      outcome(set(1, { hours: ['06:00', '08:00'] })),
      outcome(set(2, { hours: ['07:00', '09:00'] })),
    ])
    expect(both.filter((one) => one === 'netPrice.overlaps')).toHaveLength(1)
    const same = Array.from({ length: 4 }, (_, price) => outcome(set(price, { hours: ['10:00', '12:00'] })))
    expect(await Promise.all(same)).not.toContain('netPrice.overlaps')
  })

  it('are stored without the constraint, and which of them a round has is then chance (twin)', async () => {
    const unguarded = await createTestContext()
    try {
      const staff = await addStaff(unguarded.q)
      const courseId = await addCourse(unguarded.q)
      await unguarded.q.text(
        'alter table club_net_price_hours drop constraint net_price_hours_do_not_overlap',
      )
      unguarded.clock.set('2026-11-20T08:00:00+07:00')
      for (const hours of [
        ['06:00', '08:00'],
        ['07:00', '09:00'],
      ] as const)
        await setNetPrice(unguarded, staff, { facility_id: courseId, ...netPriceKey({ hours }), price: 1 })
      expect(await listNetPrices(unguarded, courseId)).toHaveLength(2)
    } finally {
      await unguarded.close()
    }
  })
})

test('the release before sets, reads and removes prices of the whole day beside those of hours', async () => {
  const { courseId, at } = await courseWithPrices([1_300_000, early])
  for (const price of [900_000, 1_000_000])
    await ctx.q`
      insert into club_net_prices (course_id, starts_on, day_kind, holes, net_vnd, set_by, set_at)
      values (${courseId}, ${tuesday}::date, 'weekday', 18, ${price}, ${admin.id}, ${ctx.clock.now()})
      on conflict (course_id, starts_on, day_kind, holes) do update
      set net_vnd = excluded.net_vnd, set_by = excluded.set_by, set_at = excluded.set_at`
  const [read] = await ctx.q<{ net_vnd: number | null }>`
    with played as materialized (select day_kind_of(${wednesday}::date) as kind)
    select p.net_vnd from club_net_prices p, played
    where p.course_id = ${courseId} and p.holes = 18::smallint and p.starts_on <= ${wednesday}::date
      and (p.day_kind = played.kind or (played.kind = 'holiday' and p.day_kind = 'weekend'))
    order by p.day_kind = played.kind desc, p.starts_on desc limit 1`
  expect(read).toEqual({ net_vnd: 1_000_000 })
  expect([await at(wednesday, '06:00'), await at(wednesday, '09:00')]).toEqual([1_300_000, 1_000_000])
  await ctx.q`
    delete from club_net_prices
    where course_id = ${courseId} and starts_on = ${tuesday}::date and day_kind = 'weekday' and holes = 18`
  expect([await at(wednesday, '06:00'), await at(wednesday, '09:00')]).toEqual([1_300_000, null])
})
