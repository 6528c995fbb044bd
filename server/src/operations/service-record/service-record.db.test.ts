import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResponseOf } from '@teeviet/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordAcknowledgement } from '#bookings/club-requests/acknowledge'
import { inTransaction } from '#platform/database/transaction'
import { confirmAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { addRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { createTestDatabase } from '#testing/database'
import { addMember } from '#testing/golf'
import { readServiceRecord } from './service-record.ts'

type ServiceRecord = ResponseOf<'GET /api/services/service_record'>

/*
 * One history: of five requests one is answered in time, one late, one is withdrawn in time, one waits too long, and for
 * one other times were offered in time, before it was confirmed much later after all; of four paid bookings whose tee time has passed the club knew of two, and called one off.
 */
let ctx: TestContext
let record: ServiceRecord
/** The course of the round its club did not know of. */
let unknownAt = 0

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await makeRequests()
  await makeRounds()
  await makeRefundsAndComplaints()
  ctx.clock.set('2026-12-05T12:00:00+07:00')
  record = await readAnew()
})
afterAll(() => ctx.close())

/** As a node reads it that has not read it yet: each keeps it for some minutes. */
const readAnew = () => readServiceRecord({ ...ctx, pool: Object.create(ctx.pool) }, 'vi')

async function makeRequests() {
  const quick = await bookingIn(ctx, 'requested')
  const late = await bookingIn(ctx, 'requested')
  const withdrawn = await bookingIn(ctx, 'requested')
  await bookingIn(ctx, 'requested')
  const offered = await bookingIn(ctx, 'requested')
  ctx.clock.advance(20 * 60)
  const offeredAt = ctx.clock.now()
  await confirmAsStaff(ctx, quick.staff, { id: quick.id, note: '' }, 'vi')
  await ctx.q`
    update bookings set state = 'withdrawn', ended_at = ${ctx.clock.now()}, ended_by = 'member' where id = ${withdrawn.id}`
  ctx.clock.advance(60 * 60)
  await ctx.q`
    insert into counter_offers (booking_id, state, key_hash, offered_by, offered_at, until, closed_at)
    values (${offered.id}, 'declined', sha256('key'), ${offered.staff.id}, ${offeredAt},
      ${ctx.clock.now()}::timestamptz + interval '1 hour', ${ctx.clock.now()})`
  await confirmAsStaff(ctx, offered.staff, { id: offered.id, note: '' }, 'vi')
  await rejectAsStaff(ctx, late.staff, { id: late.id, reason: '', reason_code: 'tournament' }, 'vi')
}

async function makeRounds() {
  const at = (day: string) => ({ at: `2026-11-${day}T06:30:00+07:00` })
  const [known, late, unknown, calledOff] = [
    await paidBooking(ctx, at('24')),
    await paidBooking(ctx, at('25')),
    await paidBooking(ctx, at('26')),
    await paidBooking(ctx, at('27')),
  ]
  const acknowledge = (bookingId: number, now: string) =>
    inTransaction(ctx.pool, (q) =>
      recordAcknowledgement(q, {
        bookingId,
        staffId: null,
        reference: 'R-1',
        by: 'Lễ tân',
        now: new Date(now),
      }),
    )
  await acknowledge(known.id, '2026-11-24T06:30:00+07:00')
  await acknowledge(late.id, '2026-11-25T06:30:01+07:00')
  await paidBooking(ctx, { at: '2026-12-06T06:30:00+07:00' })
  await ctx.q`
    update bookings set state = 'refunded', ended_at = ${ctx.clock.now()}, ended_by = 'staff', end_reason_code = 'weather'
    where id = ${calledOff.id}`
  const [course] = await ctx.q<{ id: number }>`select course_id as id from bookings where id = ${unknown.id}`
  unknownAt = course?.id ?? 0
}

async function makeRefundsAndComplaints() {
  const bills = await ctx.q<{ id: number; member_id: number }>`
    select b.id, b.member_id from bookings b join bills on bills.id = b.id where b.paid_at is not null order by b.id`
  const [first, second, third] = bills
  const asked = new Date('2026-11-28T08:00:00+07:00')
  const refund = (bill: typeof first, code: string, hours: number | null) => ctx.q`
    insert into refunds (code, member_id, bill_id, cause, state, amount_vnd, requested_at, due_at, target, done_at)
    values (${code}, ${bill?.member_id ?? 0}, ${bill?.id ?? 0}, 'booking', ${hours === null ? 'sending' : 'done'},
      1000, ${asked}, ${asked}, 'wallet', ${hours === null ? null : new Date(asked.getTime() + hours * 3600_000)})`
  await refund(first, 'R-A', 2)
  await refund(second, 'R-B', 6)
  await refund(third, 'R-C', null)
  await ctx.q`
    insert into complaints (code, bill_id, member_id, topic, channel, content, step, due_at, created_at, closed_at)
    values ('C-1', ${first?.id}, ${first?.member_id}, 'club', 'bill', '', 'closed', null, ${asked}, ${asked}),
      ('C-2', ${second?.id}, ${second?.member_id}, 'club', 'bill', '', 'received', ${asked}, ${asked}, null)`
}

const monthOf = (month: string) => record.months.find((one) => one.month === month)

test('each month says how requests, rounds, refunds and complaints went', () => {
  expect(record.months.map(({ month }) => month)).toEqual([
    ...['2026-12', '2026-11', '2026-10', '2026-09', '2026-08', '2026-07'],
    ...['2026-06', '2026-05', '2026-04', '2026-03', '2026-02', '2026-01'],
  ])
  expect(monthOf('2026-11')).toEqual({
    month: '2026-11',
    requests: 5,
    answered: 3,
    overdue: 2,
    median_minutes: 20,
    p95_minutes: 74,
    rounds: 3,
    acknowledged: 1,
    called_off: 1,
    refunds: 3,
    refunds_done: 2,
    refund_median_hours: 4,
    refund_p95_hours: 5.8,
    complaints: 2,
    complaints_closed: 1,
  })
  // the round of 6 December is still to come
  expect(monthOf('2026-12')).toMatchObject({ requests: 0, rounds: 0, median_minutes: null })
})

describe('the queries of docs/service-record.md', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../../docs/service-record.md'), 'utf8')
  const queries = [...source.matchAll(/```sql\n([^`]+)```/g)].map(([, text = '']) => text)

  test('are one for each part of the record', () => expect(queries).toHaveLength(4))

  test.each(['2026-11', '2026-12'])('say the same of %s as the call', async (month) => {
    const found = {}
    for (const query of queries) {
      const text = query.replaceAll(":'month'", `'${month}'`).replaceAll(":'now'", "'2026-12-05 12:00+07'")
      Object.assign(found, (await ctx.q.text(text))[0])
    }
    const numbers = Object.fromEntries(
      Object.entries(found).map(([name, value]) => [name, value === null ? null : Number(value)]),
    )
    expect({ month, ...numbers }).toEqual(monthOf(month))
  })
})

describe('a course', () => {
  test('is left out with fewer than twenty requests, which would say more about chance than about it', () => {
    expect(record.least).toBe(20)
    expect(record.courses).toEqual([])
  })

  test('is listed from twenty on, with its rounds from twenty of those on', async () => {
    const booker = await addMember(ctx.q)
    const courseId = unknownAt
    for (let nth = 0; nth < 20; nth += 1)
      await addRound(ctx.q, { courseId, booker, teeTimeAt: new Date('2026-11-30T07:00:00+07:00') })
    expect((await readAnew()).courses).toEqual([])
    await ctx.q`
      update bookings set requested_at = tee_time_at - interval '2 days', confirm_by = tee_time_at - interval '47 hours',
        confirmed_at = tee_time_at - interval '2 days' + interval '15 minutes'
      where member_id = ${booker.id}`
    const { courses } = await readAnew()
    expect(courses).toMatchObject([
      {
        facility: { id: courseId },
        requests: 20,
        overdue: 0,
        median_minutes: 15,
        rounds: 21,
        acknowledged: 0,
      },
    ])
  })
})

test('is read on the standbys, where there are some', async () => {
  const standby = await createTestDatabase()
  const node = { ...ctx, pool: Object.create(ctx.pool), readPool: standby.pool }
  const { months } = await readServiceRecord(node, 'vi')
  expect(record.months.some(({ requests }) => requests > 0)).toBe(true)
  expect(months.some(({ requests }) => requests > 0)).toBe(false)
  await standby.drop()
})

describe('a node that has read the record', () => {
  const minute = 60_000
  afterEach(() => vi.restoreAllMocks())

  /** A node of its own; `at` sets its monotonic clock, and `fail` lets its next readings fail. */
  function openNode() {
    const elapsed = vi.spyOn(performance, 'now')
    const log = { ...ctx.log, error: vi.fn() }
    const pool = Object.create(ctx.pool)
    const node = { ...ctx, pool, log: log as unknown as typeof ctx.log }
    return {
      at: (ms: number) => elapsed.mockReturnValue(ms),
      madeAt: async () => (await readServiceRecord(node, 'vi')).made_at,
      fail: (isFailing: boolean) => {
        if (isFailing) pool.connect = vi.fn().mockRejectedValue(new Error('no connection'))
        else delete pool.connect
        return pool.connect
      },
      errors: log.error,
    }
  }

  test('gives it for five minutes, and then the earlier one until it has read anew', async () => {
    const { at, madeAt } = openNode()
    at(0)
    const first = await madeAt()
    ctx.clock.advance(60)
    at(5 * minute - 1)
    expect(await madeAt()).toBe(first)
    at(5 * minute)
    expect(await madeAt()).toBe(first)
    await expect.poll(madeAt).toBe(first + minute)
  })

  test('gives the earlier one after a failure, and tries again a minute later', async () => {
    const { at, madeAt, fail, errors } = openNode()
    at(0)
    const first = await madeAt()
    ctx.clock.advance(60)
    const connect = fail(true)
    at(5 * minute)
    expect(await madeAt()).toBe(first)
    await expect.poll(() => errors.mock.calls.length).toBe(1)
    at(6 * minute - 1)
    expect(await madeAt()).toBe(first)
    expect(connect).toHaveBeenCalledTimes(1)
    fail(false)
    at(6 * minute)
    expect(await madeAt()).toBe(first)
    await expect.poll(madeAt).toBe(first + minute)
  })

  test('reports a failure while it has none', async () => {
    const { at, madeAt, fail } = openNode()
    at(0)
    fail(true)
    await expect(madeAt()).rejects.toThrow('no connection')
    fail(false)
    at(minute)
    expect(await madeAt()).toBe(ctx.clock.now().getTime())
  })
})
