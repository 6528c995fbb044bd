import type { InputOf } from '@teeviet/contract'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { addStaff } from '#testing/golf'
import { listChanges } from '../courses/golf-changes.ts'
import { listStaffRates, type StaffRate } from '../courses/staff-rates.ts'
import { extendTeeSheet } from './extend.ts'
import { saveRates } from './save-rates.ts'

let ctx: TestContext
let staff: Staff
let courseId: number
let weekday: StaffRate
let weekend: StaffRate

beforeAll(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '14' })
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  // a Thursday
  ctx.clock.set('2026-11-19T09:00:00+07:00')
  await ctx.q.text('truncate courses, tee_times, holidays, golf_changes restart identity cascade')
  courseId = await addCourseWith(ctx.q, {})
  await addScheduleWith(
    ctx.q,
    courseId,
    { weekday: 1_000_000, weekend: 2_000_000 },
    { first: '08:00', last: '08:10' },
  )
  await extendTeeSheet(ctx)
  const [one, other] = await listStaffRates(ctx.q, courseId)
  if (!one || !other) throw new Error('no rates')
  weekday = one
  weekend = other
})

/** A rate as a form sends it, changed. */
type Sent = InputOf<'POST /api/staff/rates'>['save'][number]
const sent = ({ valid_to, ...rate }: StaffRate, changed: Partial<StaffRate> = {}): Sent => ({
  ...rate,
  ...changed,
  valid_to: 'valid_to' in changed ? (changed.valid_to ?? undefined) : (valid_to ?? undefined),
})
const added = (changed: Partial<StaffRate>): Sent => ({
  ...sent(weekday, changed),
  id: undefined,
  version: undefined,
})
const save = (rates: Sent[], remove: StaffRate[] = []) =>
  saveRates(ctx, staff, { facility_id: courseId, save: rates, remove })

/** The price of a start on each of the next days. */
async function prices(): Promise<Record<string, number>> {
  const rows = await ctx.q<{ day: string; price: number }>`
    select distinct play_date as day, price_vnd as price from tee_times where course_id = ${courseId} and starts_at > ${ctx.clock.now()}`
  return Object.fromEntries(rows.map(({ day, price }) => [day, price]))
}

describe('a changed rate', () => {
  test('applies to every future start, and only on its kind of day', async () => {
    const { repriced, rates } = await save([sent(weekday, { price: 1_200_000 })])
    const after = await prices()
    expect([after['2026-11-20'], after['2026-11-21'], after['2026-11-23']]).toEqual([
      1_200_000, 2_000_000, 1_200_000,
    ])
    // nine weekdays to come with two starts each: those of today are over
    expect(repriced).toBe(18)
    expect(rates[0]).toMatchObject({ price: 1_200_000, version: weekday.version + 1 })
  })

  test('leaves a booking the price it was sent with', async () => {
    const booking = await bookingIn(ctx, 'placed')
    const amount = async () => ctx.q`select amount_vnd from bookings where id = ${booking.id}`
    const before = await amount()
    await saveRates(ctx, staff, {
      facility_id: booking.courseId,
      save: [added({ price: 5_000_000 })],
      remove: [],
    })
    expect(await ctx.q`select price_vnd from tee_times where id = ${booking.teeTimeId}`).toEqual([
      { price_vnd: 5_000_000 },
    ])
    expect(await amount()).toEqual(before)
  })

  test('from a day on is the price from that day on', async () => {
    await save([
      sent(weekday, { valid_to: '2026-11-24' }),
      added({ price: 1_500_000, valid_from: '2026-11-25', valid_to: null }),
    ])
    const after = await prices()
    expect([after['2026-11-24'], after['2026-11-25']]).toEqual([1_000_000, 1_500_000])
    // and so it is on days that are filled later
    await ctx.q`delete from tee_times where play_date >= '2026-11-24'`
    await extendTeeSheet(ctx)
    const filled = await prices()
    expect([filled['2026-11-24'], filled['2026-11-25'], filled['2026-11-28']]).toEqual([
      1_000_000, 1_500_000, 2_000_000,
    ])
  })

  test('removed leaves starts whose price staff set', async () => {
    await save([], [weekday])
    expect((await prices())['2026-11-20']).toBe(0)
  })

  test('logs the values before and after', async () => {
    await save([sent(weekday, { price: 1_200_000 })])
    const [line] = await listChanges(ctx, { facility_id: courseId, limit: 5 })
    expect(line).toMatchObject({
      subject: 'rate',
      act: 'changed',
      who: 'Trần Bình',
      name: 'weekday|05:00–22:00|18|visitor',
      fields: [{ field: 'price', from: '1000000', to: '1200000' }],
    })
  })
})

describe('two rates', () => {
  test('never name a price for the same start, and nothing of such a save is kept', async () => {
    const overlapping = added({ time_from: '08:00', time_to: '09:00', price: 1 })
    await expect(save([{ ...sent(weekend, { price: 3_000_000 }) }, overlapping])).rejects.toThrow(
      'rate.overlaps',
    )
    expect(await listStaffRates(ctx.q, courseId)).toEqual([weekday, weekend])
    const past = ctx.q`
      insert into rates (course_id, day_kind, time_from, time_to, holes, customer_type, price_vnd, valid_from)
      select course_id, day_kind, '21:59', '23:00', holes, customer_type, 1, '2030-01-01' from rates where id = ${weekday.id}`
    await expect(past).rejects.toThrow('rates_do_not_overlap')
  })

  test('may be adjacent, day after day or hour after hour', async () => {
    const day = dayOf(ctx.clock.now())
    const { rates } = await save([
      sent(weekday, { time_to: '10:00', valid_to: addDays(day, 5) }),
      added({ time_from: '10:00', valid_to: null }),
      added({ time_to: '10:00', valid_from: addDays(day, 6), valid_to: null }),
    ])
    expect(rates).toHaveLength(4)
  })

  test('may change places with each other', async () => {
    const { rates } = await save([
      sent(weekday, { day_kind: 'weekend' }),
      sent(weekend, { day_kind: 'weekday' }),
    ])
    expect(rates.map(({ id }) => id)).toEqual([weekend.id, weekday.id])
  })
})

describe('a colleague’s change', () => {
  test('is not overwritten from an older version, in no row of the save', async () => {
    await save([sent(weekday, { price: 1_100_000 })])
    const late = save([sent(weekend, { price: 9_000_000 }), sent(weekday, { price: 1_300_000 })])
    await expect(late).rejects.toThrow('staff.changedMeanwhile')
    expect((await listStaffRates(ctx.q, courseId)).map(({ price }) => price)).toEqual([1_100_000, 2_000_000])
    await expect(save([], [weekday])).rejects.toThrow('staff.changedMeanwhile')
  })

  test('saved twice at the same moment: one is stored, the other refused', async () => {
    const outcomes = await Promise.allSettled([
      save([sent(weekday, { price: 1_100_000 })]),
      save([sent(weekday, { price: 1_300_000 })]),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('another course’s rates are out of reach', async () => {
    const other = await addCourseWith(ctx.q, {})
    const foreign = saveRates(ctx, staff, { facility_id: other, save: [sent(weekday)], remove: [] })
    await expect(foreign).rejects.toThrow('staff.changedMeanwhile')
  })
})
