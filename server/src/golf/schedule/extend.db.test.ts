import { addDays } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { extendTeeSheet } from './extend.ts'

let ctx: TestContext
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '30' })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-12-10T00:05:00+07:00')
  await ctx.q.text('truncate courses, tee_times, holidays restart identity cascade')
  courseId = await addCourseWith(ctx.q, {})
  await addScheduleWith(ctx.q, courseId, { weekday: 1_000_000, weekend: 2_000_000, holiday: 3_000_000 })
})

/** Starts a day of a course has, and their price. */
async function sheet(course = courseId) {
  const rows = await ctx.q<{ day: string; starts: number; price: number }>`
    select play_date as day, count(*) as starts, min(price_vnd) as price from tee_times
    where course_id = ${course} group by 1 order by 1`
  return new Map(rows.map(({ day, starts, price }) => [day, { starts, price }]))
}

describe('the tee sheet', () => {
  test('reaches from today to the horizon, by schedule and rates, at a holiday at its price', async () => {
    expect(await extendTeeSheet(ctx)).toBe(30 * 4)
    const days = await sheet()
    expect([...days.keys()]).toEqual(Array.from({ length: 30 }, (_, index) => addDays('2026-12-10', index)))
    expect(days.get('2026-12-10')).toEqual({ starts: 4, price: 1_000_000 })
    expect(days.get('2026-12-12')?.price).toBe(2_000_000)
    expect(days.get('2027-01-01')?.price).toBe(3_000_000)
  })

  test("takes the weekend's price on a holiday where a course has no own", async () => {
    await ctx.q`delete from rates where day_kind = 'holiday'`
    await extendTeeSheet(ctx)
    expect((await sheet()).get('2027-01-01')?.price).toBe(2_000_000)
  })

  test('grows by a day a night and by every day that was missed, and is left alone by a second run', async () => {
    await extendTeeSheet(ctx)
    expect(await extendTeeSheet(ctx)).toBe(0)
    ctx.clock.advance(24 * 60 * 60)
    expect(await extendTeeSheet(ctx)).toBe(4)
    ctx.clock.advance(5 * 24 * 60 * 60)
    expect(await extendTeeSheet(ctx)).toBe(5 * 4)
  })

  test('goes by the Vietnamese day also before seven in the morning', async () => {
    ctx.clock.set('2026-12-31T17:30:00Z')
    await extendTeeSheet(ctx)
    expect([...(await sheet()).keys()][0]).toBe('2027-01-01')
  })

  test('keeps sold places and staff changes', async () => {
    await extendTeeSheet(ctx)
    await ctx.q`update tee_times set places_left = 1, price_vnd = 5 where play_date = '2026-12-20'`
    await ctx.q`delete from tee_times where play_date > '2026-12-25'`
    expect(await extendTeeSheet(ctx)).toBe(14 * 4)
    const [kept] = await ctx.q`select min(places_left) as places, max(price_vnd) as price from tee_times
      where play_date = '2026-12-20'`
    expect(kept).toEqual({ places: 1, price: 5 })
  })

  test('gets a new course whole, and a closed one not at all', async () => {
    await extendTeeSheet(ctx)
    const added = await addCourseWith(ctx.q, {})
    await addScheduleWith(ctx.q, added, { weekday: 1, weekend: 1 }, { first: '07:00', last: '07:00' })
    const closed = await addCourseWith(ctx.q, { isOpen: false })
    await addScheduleWith(ctx.q, closed, { weekday: 1, weekend: 1 })
    expect(await extendTeeSheet(ctx)).toBe(30)
    expect((await sheet(added)).size).toBe(30)
    expect((await sheet(closed)).size).toBe(0)
  })

  test('has the next partition before the horizon reaches its first day', async () => {
    await extendTeeSheet(ctx)
    const parts = await ctx.q<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = 'tee_times'::regclass order by 1`
    expect(parts.map(({ name }) => name)).toEqual([
      'tee_times_2026_12',
      'tee_times_2027_01',
      'tee_times_2027_02',
    ])
  })

  test('is filled once by two nodes at the same time', async () => {
    const added = await Promise.all([extendTeeSheet(ctx), extendTeeSheet(ctx)])
    expect(added.toSorted((one, other) => one - other)).toEqual([0, 120])
  })
})
