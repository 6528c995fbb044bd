import type { InputOf } from '@teeviet/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { addCourse, addStaff } from '#testing/golf'
import type { StaffRate } from '../courses/staff-rates.ts'
import { listClubRates, saveRatesAsClub } from './club-rates.ts'
import { extendTeeSheet } from './extend.ts'

let ctx: TestContext
let club: Staff
let courseId: number
let weekday: StaffRate

beforeAll(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '14' })
})
afterAll(() => ctx.close())

/** A club's course that costs 1.000.000đ on weekdays, seen on a Thursday. */
beforeEach(async () => {
  ctx.clock.set('2026-11-19T09:00:00+07:00')
  courseId = await addCourseWith(ctx.q, {})
  await addScheduleWith(
    ctx.q,
    courseId,
    { weekday: 1_000_000, weekend: 2_000_000 },
    { first: '10:00', last: '10:10' },
  )
  await extendTeeSheet(ctx)
  club = await addStaff(ctx.q, ['club'], [courseId])
  const [first] = await listClubRates(ctx, club, courseId)
  if (!first) throw new Error('no rates')
  weekday = first
})

type Sent = InputOf<'POST /api/club/rates'>['save'][number]
const sent = ({ valid_to, ...rate }: StaffRate, changed: Partial<Sent> = {}): Sent => ({
  ...rate,
  valid_to: valid_to ?? undefined,
  ...changed,
})
const added = (changed: Partial<Sent>): Sent => ({
  ...sent(weekday, changed),
  id: undefined,
  version: undefined,
})
const save = (rates: Sent[], remove: StaffRate[] = []) =>
  saveRatesAsClub(ctx, club, { facility_id: courseId, save: rates, remove })

async function priceOn(day: string): Promise<number | undefined> {
  const [start] = await ctx.q<{ price_vnd: number }>`
    select price_vnd from tee_times where course_id = ${courseId} and play_date = ${day}::date order by starts_at limit 1`
  return start?.price_vnd
}

describe('a club', () => {
  test('sets another price from a day on, which the tee times of that day have at once', async () => {
    const change = [
      sent(weekday, { valid_to: '2026-11-23' }),
      added({ price: 1_300_000, valid_from: '2026-11-24' }),
    ]
    const { repriced } = await save(change)
    expect(repriced).toBeGreaterThan(0)
    expect([await priceOn('2026-11-20'), await priceOn('2026-11-24')]).toEqual([1_000_000, 1_300_000])
  })

  test('takes back a price that has not begun', async () => {
    const [later] = (
      await save([added({ price: 700_000, number_hole: 9, valid_from: '2026-12-01' })])
    ).rates.filter(({ valid_from }) => valid_from === '2026-12-01')
    if (!later) throw new Error('it was not stored')
    await expect(save([], [later])).resolves.toBeDefined()
  })

  test.each<[what: string, change: () => Parameters<typeof save>]>([
    ['another price of a rate that has begun', () => [[sent(weekday, { price: 900_000 })]]],
    ['a last day before today', () => [[sent(weekday, { valid_to: '2026-11-18' })]]],
    [
      'a new rate of today',
      () => [[added({ time_from: '16:00', time_to: '17:00', valid_from: '2026-11-19' })]],
    ],
    ['a rate that has begun as removed', () => [[], [weekday]]],
  ])('is refused %s', async (_, change) => {
    await expect(save(...change())).rejects.toThrow('request.invalid')
    expect(await priceOn('2026-11-20')).toBe(1_000_000)
  })

  test('neither reads nor saves the rates of another club', async () => {
    const other = await addCourse(ctx.q)
    await expect(async () => listClubRates(ctx, club, other)).rejects.toThrow('course.notFound')
    const call = saveRatesAsClub(ctx, club, { facility_id: other, save: [], remove: [] })
    await expect(call).rejects.toThrow('course.notFound')
  })
})
