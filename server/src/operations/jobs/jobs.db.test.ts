import { calls } from '@teeviet/contract/calls'
import { errors } from '@teeviet/contract/errors'
import { jobFileDays } from '@teeviet/contract/rules/staff/jobs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookingCode } from '#bookings/booking/codes'
import { exportMonth } from '#money/books/export-month'
import type { Staff } from '#platform/context/actor'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith, addScheduleWith, startOn } from '#testing/courses'
import { workOffDueJobs } from '#testing/due-jobs'
import { sessionHeaders } from '#testing/staff/session-headers'
import { cleanUpJobs, sweepJobs } from './sweep-jobs.ts'

let ctx: TestContext
let app: StaffApp
let admin: Staff & { token: string }
let courses: number[]

beforeEach(async () => {
  ctx = await createTestContext({ TEE_SHEET_DAYS: '3' })
  // a Thursday
  ctx.clock.set('2026-11-19T05:00:00+07:00')
  app = await createStaffApp(ctx)
  admin = await app.newStaff('admin')
  courses = []
  for (const title of ['Sân Một', 'Sân Hai', 'Sân Ba']) {
    const id = await addCourseWith(ctx.q, { title })
    await addScheduleWith(ctx.q, id, { weekday: 1_000_000 })
    courses.push(id)
  }
})
afterEach(async () => {
  await app.app.close()
  await ctx.close()
})

const block = {
  first_tee: '06:00',
  last_tee: '07:00',
  interval_minutes: 10,
  number_hole: 18 as const,
  capacity: 4,
}
const blocks = () => courses.map((course_id) => ({ course_id, ...block }))
const rateOf = (course_id: number, price: number) => ({
  course_id,
  day_kind: 'weekday' as const,
  customer_type: 'visitor' as const,
  number_hole: 18 as const,
  time_from: '05:00',
  time_to: '22:00',
  valid_from: '2000-01-01',
  price,
})

const startSchedules = (rows = blocks()) => app.ask(calls['POST /api/staff/jobs/schedules'], { rows })
const job = async (id: number) =>
  (await app.ask(calls['GET /api/staff/jobs'], {})).find((one) => one.id === id)

/** Does so many steps of the jobs that are due. */
async function steps(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await workOffDueJobs(ctx)
}

/** The starts of each course, and how often its schedule was changed. */
async function schedules() {
  const rows = await ctx.q<{ starts: number; changes: number }>`
    select (select count(*) from tee_times t where t.course_id = c.id)::int as starts /* not null */,
      (select count(*) from golf_changes g where g.course_id = c.id)::int as changes /* not null */
    from courses c order by c.id`
  return rows.map(({ starts, changes }) => [starts, changes])
}
/** Seven starts on each of two weekdays: there is no rate for a Saturday. */
const imported = [14, 1]
const untouched = [0, 0]

describe('an import of schedules', () => {
  test('is done course by course, with progress in between', async () => {
    const { id } = await startSchedules()
    expect(await job(id)).toMatchObject({ state: 'waiting', done: 0, total: 3, is_own: true })
    await steps(1)
    expect(await job(id)).toMatchObject({ state: 'running', done: 1, result: 14 })
    expect(await schedules()).toEqual([imported, untouched, untouched])
    await steps(2)
    expect(await job(id)).toMatchObject({ state: 'done', done: 3, result: 42, can_cancel: false })
    expect(await schedules()).toEqual([imported, imported, imported])
    expect((await app.acts()).map(({ what }) => what)).toContain('job.started')
  })

  test('sent again under one key is one job', async () => {
    const send = async () => {
      const sent = await app.app.inject({
        method: 'POST',
        url: '/api/staff/jobs/schedules',
        headers: { ...sessionHeaders(admin.token), 'idempotency-key': 'import-0001' },
        payload: { rows: blocks() },
      })
      return sent.json()
    }
    const [first, second] = [await send(), await send()]
    expect(second).toEqual(first)
    expect(await app.ask(calls['GET /api/staff/jobs'], {})).toHaveLength(1)
  })

  test('does nothing when one of its courses cannot be imported, and the check says which', async () => {
    const [first = 0] = courses
    const rows = [
      ...blocks(),
      { course_id: first, ...block, first_tee: '06:30' },
      { course_id: 99, ...block },
    ]
    const { courses: checked } = await app.ask(calls['POST /api/staff/jobs/schedules/check'], { rows })
    expect(checked.map(({ title, problem }) => [title, problem !== null])).toEqual([
      ['Sân Một', true],
      ['Sân Hai', false],
      ['Sân Ba', false],
      ['', true],
    ])
    const refused = await app.refused(calls['POST /api/staff/jobs/schedules'], { rows })
    expect(refused.error_code).toBe(errors['schedule.overlaps'].code)
    expect(await ctx.enqueued('staff-job')).toEqual([])
  })
})

describe('an import of rates', () => {
  test('changes the rates it names, adds the others and leaves the rest, as its check said', async () => {
    const [one = 0, two = 0] = courses
    await ctx.q`update rates set valid_from = '2000-01-01'`
    const rows = [rateOf(one, 1_500_000), { ...rateOf(two, 900_000), day_kind: 'weekend' as const }]
    const { courses: checked } = await app.ask(calls['POST /api/staff/jobs/rates/check'], { rows })
    expect(checked).toMatchObject([
      { course_id: one, added: 0, changed: 1, problem: null },
      { course_id: two, added: 1, changed: 0, problem: null },
    ])
    await app.ask(calls['POST /api/staff/jobs/rates'], { rows })
    await steps(2)
    expect(
      await ctx.q`select course_id, day_kind, price_vnd from rates order by course_id, day_kind`,
    ).toEqual([
      { course_id: one, day_kind: 'weekday', price_vnd: 1_500_000 },
      { course_id: two, day_kind: 'weekday', price_vnd: 1_000_000 },
      { course_id: two, day_kind: 'weekend', price_vnd: 900_000 },
      { course_id: courses[2], day_kind: 'weekday', price_vnd: 1_000_000 },
    ])
  })

  test('that fails says why and where in words, and continues from there once that is repaired', async () => {
    await ctx.q`update rates set valid_from = '2000-01-01'`
    const rows = courses.map((id) => rateOf(id, 1_200_000))
    const { id } = await app.ask(calls['POST /api/staff/jobs/rates'], { rows })
    await steps(1)
    // a colleague's change between the check and the step
    await ctx.q`update rates set time_to = '21:00' where course_id = ${courses[1] ?? 0}`
    await steps(1)
    const failed = await job(id)
    expect(failed).toMatchObject({ state: 'failed', done: 1, reason_course: 'Sân Hai', can_restart: true })
    expect(failed?.reason).toMatch(/price|rate|giá/i)
    await ctx.q`update rates set time_to = '22:00' where course_id = ${courses[1] ?? 0}`
    await app.ask(calls['POST /api/staff/jobs/:id/restart'], { id })
    await steps(2)
    expect(await job(id)).toMatchObject({ state: 'done', done: 3, attempt: 2, reason: null })
  })
})

describe('a cancelled job', () => {
  test('leaves the courses of its finished steps and no other, and continues when restarted', async () => {
    const { id } = await startSchedules()
    await steps(1)
    expect(await app.ask(calls['POST /api/staff/jobs/:id/cancel'], { id })).toMatchObject({
      state: 'cancelled',
      done: 1,
      can_cancel: false,
      can_restart: true,
    })
    await steps(2)
    expect(await schedules()).toEqual([imported, untouched, untouched])
    const again = await app.refused(calls['POST /api/staff/jobs/:id/cancel'], { id })
    expect(again.error_code).toBe(errors['job.changed'].code)
    await app.ask(calls['POST /api/staff/jobs/:id/restart'], { id })
    await steps(3)
    expect(await job(id)).toMatchObject({ state: 'done', done: 3 })
    expect(await schedules()).toEqual([imported, imported, imported])
  })
})

describe('a job', () => {
  test('whose step was lost is taken up again after minutes without a sign of life', async () => {
    const { id } = await startSchedules()
    await steps(1)
    await ctx.q`delete from test_jobs`
    await sweepJobs(ctx)
    expect(await ctx.enqueued('staff-job')).toEqual([])
    ctx.clock.advance(181)
    await sweepJobs(ctx)
    await steps(2)
    expect(await job(id)).toMatchObject({ state: 'done', done: 3 })
  })

  test('that meets an error is tried again, and has failed after several', async () => {
    const { id } = await startSchedules()
    await ctx.q.text(`create function fail() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
      create trigger fail before insert on golf_changes for each row execute function fail()`)
    for (let turn = 0; turn < 5; turn += 1) await expect(workOffDueJobs(ctx)).rejects.toThrow('broken')
    const failed = await job(id)
    expect(failed).toMatchObject({ state: 'failed', done: 0 })
    expect(failed?.reason).toBeTruthy()
    expect(await schedules()).toEqual([untouched, untouched, untouched])
  })

  test('stops when its starter may not do its work any more', async () => {
    const { id } = await startSchedules()
    await ctx.q`update staff_accounts set disabled_at = ${ctx.clock.now()} where id = ${admin.id}`
    await steps(1)
    await app.newStaff('admin')
    expect(await job(id)).toMatchObject({ state: 'failed', done: 0 })
  })

  test('is seen, cancelled and restarted by its starter and administrators alone', async () => {
    const { id } = await startSchedules()
    await app.newStaff('sales')
    expect(await app.ask(calls['GET /api/staff/jobs'], {})).toEqual([])
    for (const call of [calls['POST /api/staff/jobs/:id/cancel'], calls['POST /api/staff/jobs/:id/restart']])
      expect((await app.refused(call, { id })).error_code).toBe(404)
    await app.newStaff('admin')
    expect(await job(id)).toMatchObject({ is_own: false, can_cancel: true })
  })
})

describe('an export', () => {
  const period = { from: '2026-11-01', to: '2026-12-31' }
  const file = (id: number) =>
    app.app.inject({
      url: `/api/staff/jobs/${id}/file`,
      headers: sessionHeaders(admin.token),
    })

  test('of bookings is a file with one line for each, for some days', async () => {
    const booking = await bookingIn(ctx, 'paid')
    await startOn(ctx.q, booking.teeTimeId, 'A–B')
    admin = await app.newStaff('admin')
    const { id, total } = await app.ask(calls['POST /api/staff/jobs/bookings'], period)
    expect(total).toBe(61)
    await steps(60)
    expect((await file(id)).statusCode).toBe(404)
    await steps(1)
    expect(await job(id)).toMatchObject({ state: 'done', result: 1, can_download: true })
    const answer = await file(id)
    expect(answer.headers['content-disposition']).toContain('teeviet-bookings-2026-11-01-2026-12-31.csv')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^${bookingCode(booking.id)};2026-11-24;06:30;.*;paid;booking_now;`))
    expect(lines.map((line) => line.split(';').at(-1))).toEqual(['Đường sân', 'A–B'])

    ctx.clock.advance(jobFileDays * 86_400)
    await cleanUpJobs(ctx)
    await app.newStaff('admin')
    expect(await job(id)).toMatchObject({ state: 'done', can_download: false, file_until: null })
    expect((await ctx.q`select from staff_job_parts`).length).toBe(0)
  })

  test('of the ledger has the books of its months, each entry once', async () => {
    await paidBooking(ctx, { at: '2026-11-24T06:30:00+07:00', players: 2 })
    ctx.clock.set('2026-12-02T08:00:00+07:00')
    admin = await app.newStaff('admin')
    const one = { from: '2026-11', to: '2026-11' }
    const { id, total } = await app.ask(calls['POST /api/staff/jobs/ledger'], one)
    expect(total).toBe(31)
    await steps(31)
    const month = await exportMonth(ctx.pool, '2026-11', 'vi')
    expect(month).toContain('payment:')
    expect((await file(id)).body).toBe(`\ufeff${month}`)
  })

  test('of the ledger is of months that are over', async () => {
    const running = await app.refused(calls['POST /api/staff/jobs/ledger'], {
      from: '2026-10',
      to: '2026-11',
    })
    expect(running.error_code).toBe(errors['job.monthRuns'].code)
  })

  test('needs the permission of its work when it is downloaded too', async () => {
    const { id } = await app.ask(calls['POST /api/staff/jobs/bookings'], {
      from: '2026-11-01',
      to: '2026-11-01',
    })
    await steps(1)
    await ctx.q`update staff_accounts set roles = '{staff}' where id = ${admin.id}`
    expect((await file(id)).json()).toMatchObject({ error_code: 403 })
  })
})
