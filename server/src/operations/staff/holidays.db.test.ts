import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listChanges } from '#golf/courses/golf-changes'
import { extendTeeSheet } from '#golf/schedule/extend'
import { repriceCourse } from '#golf/tee-sheet/reprice'
import { refundDueAt } from '#money/refunds/refund-due'
import { inTransaction } from '#platform/database/transaction'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith } from '#testing/courses'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '14' })
  app = await createStaffApp(ctx)
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  // a Thursday
  ctx.clock.set('2026-11-19T09:00:00+07:00')
  await ctx.q.text('truncate courses, tee_times, holidays, golf_changes restart identity cascade')
  courseId = await addCourseWith(ctx.q, {})
  await addScheduleWith(
    ctx.q,
    courseId,
    { weekday: 1_000_000, weekend: 2_000_000, holiday: 3_000_000 },
    { first: '08:00', last: '08:10' },
  )
  await ctx.q`
    insert into refund_terms (course_id, position, applies_to, deadline_hours, penalty_percent, condition, time_text)
    values (${courseId}, 1, 'standard', 48, 50, '{}', '{}'), (${courseId}, 2, 'holiday', 168, 100, '{}', '{}')`
  await extendTeeSheet(ctx)
  app.as(admin)
})

const [monday, tuesday] = ['2026-11-23', '2026-11-24']
const span = { date_from: monday, date_to: tuesday }
const announcement = { ...span, name: 'Nghỉ hoán đổi', is_tet: 0 }
const announce = () => app.ask(calls['POST /api/staff/holidays'], announcement)
const remove = (days = span) => app.ask(calls['POST /api/staff/holidays/remove'], days)
const preview = (is_removed: 0 | 1) =>
  app.ask(calls['POST /api/staff/holidays/preview'], { ...span, is_removed })

/** The prices of the starts of a day. */
async function pricesOn(day: string): Promise<number[]> {
  const rows = await ctx.q<{ price: number }>`
    select price_vnd as price from tee_times where play_date = ${day}::date and course_id = ${courseId}`
  return rows.map(({ price }) => price)
}

describe('an announced holiday', () => {
  test('has the price of a holiday on its future tee times, and the former one once it is removed', async () => {
    expect((await announce()).repriced).toBe(4)
    expect(await pricesOn(monday)).toEqual([3_000_000, 3_000_000])
    expect(await pricesOn('2026-11-25')).toEqual([1_000_000, 1_000_000])
    expect((await remove()).repriced).toBe(4)
    expect(await pricesOn(monday)).toEqual([1_000_000, 1_000_000])
  })

  test('is listed with the holidays by law, and with who announced it', async () => {
    const { holidays } = await announce()
    expect(holidays.filter(({ is_announced }) => is_announced).map(({ day, name }) => [day, name])).toEqual([
      [monday, 'Nghỉ hoán đổi'],
      [tuesday, 'Nghỉ hoán đổi'],
    ])
    expect(holidays.find(({ day }) => day === '2027-02-10')).toEqual({
      day: '2027-02-10',
      law: 'substitute',
      name: '',
      is_tet: 1,
      is_announced: 0,
      by: '',
    })
    expect(await app.ask(calls['GET /api/staff/holidays'], {})).toEqual(holidays)
  })

  test('leaves a booking its price', async () => {
    const booking = await bookingIn(ctx, 'placed')
    const [{ day } = { day: '' }] = await ctx.q<{ day: string }>`
      select play_date as day from booking_tee_times where booking_id = ${booking.id} limit 1`
    const amount = () => ctx.q`select amount_vnd from bookings where id = ${booking.id}`
    const before = await amount()
    await app.ask(calls['POST /api/staff/holidays'], { ...announcement, date_from: day, date_to: day })
    expect(await amount()).toEqual(before)
  })

  test('changes nothing a second time, and is written into the audit log once', async () => {
    await announce()
    expect((await announce()).repriced).toBe(0)
    await remove()
    expect((await remove()).repriced).toBe(0)
    const trail = await listChanges(ctx, { subject: 'holiday', limit: 10 })
    expect(trail.map(({ act, name }) => `${act} ${name}`)).toEqual([
      ...[`removed ${tuesday}|Nghỉ hoán đổi`, `removed ${monday}|Nghỉ hoán đổi`],
      ...[`added ${tuesday}|Nghỉ hoán đổi`, `added ${monday}|Nghỉ hoán đổi`],
    ])
  })

  test('is previewed without being saved', async () => {
    const changed = { courses: 1, tee_times: 2, bookings: 0 }
    expect(await preview(0)).toEqual([
      { day: monday, ...changed },
      { day: tuesday, ...changed },
    ])
    expect(await pricesOn(monday)).toEqual([1_000_000, 1_000_000])
    await announce()
    expect(await preview(0)).toEqual([])
    expect(await preview(1)).toHaveLength(2)
    expect(await pricesOn(monday)).toEqual([3_000_000, 3_000_000])
  })

  test('is refused in the past and for too many days; one by law is not removed', async () => {
    const refused = async (days: { date_from: string; date_to: string }) =>
      (await app.refused(calls['POST /api/staff/holidays'], { ...announcement, ...days })).error_code
    expect(await refused({ date_from: '2026-11-18', date_to: '2026-11-18' })).toBe(1920)
    expect(await refused({ date_from: '2026-12-01', date_to: '2026-12-15' })).toBe(1921)
    const law = { date_from: '2027-01-01', date_to: '2027-01-01' }
    expect((await app.refused(calls['POST /api/staff/holidays/remove'], law)).error_code).toBe(1922)
  })

  test('is the affair of administrators', async () => {
    await app.newStaff('staff')
    expect((await app.refused(calls['GET /api/staff/holidays'], {})).error_code).toBe(403)
    expect((await app.refused(calls['POST /api/staff/holidays'], announcement)).error_code).toBe(403)
  })
})

describe('every reader of holidays', () => {
  const isWeekend = async () =>
    (await app.ask(calls['GET /api/services/price_strip'], { place: '' })).find(({ day }) => day === monday)
      ?.is_weekend
  const coming = async () => (await app.ask(calls['GET /api/services/site_settings'], {})).holidays
  const terms = async () => {
    const teeTimes = await app.ask(calls['POST /api/for_wap/get_tee_time_by_facility'], {
      facility_id: courseId,
      date_played: monday,
    })
    return teeTimes.map(({ cancel_terms }) => cancel_terms.deadline_hours)
  }
  const due = async () =>
    (await refundDueAt(ctx.q, new Date('2026-11-20T09:00:00+07:00'))).toISOString().slice(0, 10)
  const read = async () => [await isWeekend(), await coming(), await terms(), await due()]

  test('sees an announced one at once, and that it was removed', async () => {
    const ordinary = [0, [], [48, 48], '2026-11-24']
    expect(await read()).toEqual(ordinary)
    await announce()
    expect(await read()).toEqual([1, [monday, tuesday], [168, 168], '2026-11-26'])
    await remove()
    expect(await read()).toEqual(ordinary)
  })
})

describe('a holiday announced while rates are saved', () => {
  /** The rates are saved, but not committed, when the holiday is announced. */
  async function both(guards: readonly Guard[] = []) {
    const repriced = Promise.withResolvers<void>()
    const announced = Promise.withResolvers<void>()
    const saving = inTransaction(ctx.pool, async (q) => {
      await q`update rates set price_vnd = 3_500_000 where course_id = ${courseId} and day_kind = 'holiday'`
      await repriceCourse(q, courseId, ctx.clock.now())
      repriced.resolve()
      await announced.promise
    })
    await repriced.promise
    const passed = switchOff(ctx.pool, guards)
    const announcing = announce()
    await (guards.length > 0 ? announcing : waitingForLocks(ctx.q, 1))
    announced.resolve()
    await Promise.all([saving, announcing])
    return { prices: await pricesOn(monday), passed: passed() }
  }

  test('has the new price', async () => {
    expect((await both()).prices).toEqual([3_500_000, 3_500_000])
  })

  test('would have the former price without the lock of the holidays', async () => {
    const lock: Guard = {
      sql: /select pg_advisory_xact_lock\(hashtextextended\('teeviet.holidays', 0\)\)/,
      instead: 'select 1',
    }
    const { prices, passed } = await both([lock])
    expect(passed[0]).toBeGreaterThan(0)
    expect(prices).toEqual([3_000_000, 3_000_000])
  })
})
