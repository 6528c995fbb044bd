import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { cancelBooking } from '#rounds/cancel/cancel'
import { book, outcome } from '#testing/bookings/bookings'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { splitRounds } from '../close/split-rounds.ts'
import { recordBankMovement } from '../payouts/record-bank-movement.ts'
import { disputeLine, settleDispute } from './disputes.ts'
import { listShares, removeShare, setShare } from './shares.ts'
import { listStatements, readStatement } from './statements.ts'

let ctx: TestContext
let admin: Staff
let club: Staff
let otherClub: Staff
let courseId: number
let bookingId: number

beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q, ['admin'])
})
afterAll(() => ctx.close())

/** A round of 4.000.000đ on 25 November, played, divided in the night after it. */
beforeEach(async () => {
  await addPlayed('2026-11-25')
  club = await addStaff(ctx.q, ['club'], [courseId])
  otherClub = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
})

async function addPlayed(day: string): Promise<void> {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await paidBooking(ctx, { at: `${day}T06:30:00+07:00` })
  const [booking] = await ctx.q<{ course_id: number }>`
    update bookings set state = 'played' where id = ${id} returning course_id`
  bookingId = id
  courseId = booking?.course_id ?? 0
}

const share = (starts_on: string, share_percent: number) =>
  setShare(ctx, admin, { facility_id: courseId, starts_on, share_percent })
const divide = async () => {
  ctx.clock.set('2026-11-26T02:30:00+07:00')
  await splitRounds(ctx)
}
const statement = (month = '2026-11', staff: Staff = club) =>
  readStatement(ctx, { staff, lang: 'vi' }, { facility_id: courseId, month })
const sums = async (month: string) =>
  (await listStatements(ctx, month, 'vi')).find(({ facility_id }) => facility_id === courseId)
const pay = (amountVnd: number, to = courseId) =>
  recordBankMovement(ctx, admin, {
    kind: 'club_payout',
    courseId: to,
    amountVnd,
    feeVnd: 0,
    note: '',
    bankReference: `PAY${to}-${amountVnd}`,
    occurredAt: ctx.clock.now(),
  })
const dispute = (staff: Staff = club) =>
  disputeLine(ctx, staff, { booking_id: bookingId, words: 'Một khách không đến' })
const settle = (id: number, club_amount: number) =>
  settleDispute(ctx, admin, { id, club_amount, answer: 'Đã kiểm tra' })

describe("a club's share", () => {
  it('is the default without an agreement, and its own from the day it begins', async () => {
    await share('2026-11-26', 70)
    await divide()
    expect((await statement()).closing).toBe(3_600_000)
  })

  it('holds for rounds of its first day', async () => {
    await share('2026-11-21', 70)
    await share('2026-11-25', 80)
    await share('2026-11-25', 85)
    await divide()
    expect((await statement()).closing).toBe(3_400_000)
    expect((await listShares(ctx, courseId)).shares).toMatchObject([
      { starts_on: '2026-11-25', share_percent: 85, set_by: admin.name },
      { starts_on: '2026-11-21', share_percent: 70 },
    ])
  })

  it('is not set for days whose rounds are divided, and not removed once it has begun', async () => {
    expect(await outcome(share('2026-11-19', 70))).toBe('request.invalid')
    await share('2026-11-20', 70)
    await share('2026-12-01', 75)
    const remove = (starts_on: string) => removeShare(ctx, admin, { facility_id: courseId, starts_on })
    expect(await outcome(remove('2026-11-20'))).toBe('request.invalid')
    await remove('2026-12-01')
    expect((await remove('2026-12-01')).shares).toMatchObject([{ starts_on: '2026-11-20' }])
  })
})

describe('a statement', () => {
  it('lists the rounds of its month, the payouts, and what is owed before and after', async () => {
    await divide()
    await pay(1_000_000)
    expect(await statement()).toMatchObject({
      facility_id: courseId,
      month: '2026-11',
      opening: 0,
      closing: 2_600_000,
      lines: [
        {
          booking_id: bookingId,
          number_player: 2,
          is_cancelled: 0,
          is_correction: 0,
          dispute: null,
          amount: 4_000_000,
          club_amount: 3_600_000,
        },
      ],
      payouts: [{ amount: 1_000_000, occurred_at: ctx.clock.now().getTime() }],
    })
    expect(await statement('2026-12')).toMatchObject({ opening: 2_600_000, closing: 2_600_000, lines: [] })
    expect(await sums('2026-11')).toMatchObject({
      rounds: 1,
      amount: 4_000_000,
      club_amount: 3_600_000,
      paid: 1_000_000,
      closing: 2_600_000,
    })
    expect(await sums('2026-12')).toMatchObject({ rounds: 0, paid: 0, closing: 2_600_000 })
    expect(await sums('2026-10')).toBeUndefined()
  })

  it('has the round of the last day of a month in that month, although it is divided in the next one', async () => {
    await addPlayed('2026-11-30')
    ctx.clock.set('2026-12-01T02:30:00+07:00')
    await splitRounds(ctx)
    const linesOf = async (month: string) => (await statement(month, admin)).lines
    expect(await linesOf('2026-11')).toMatchObject([{ booking_id: bookingId }])
    expect(await linesOf('2026-12')).toEqual([])
  })

  it('has every other confirmed booking of the month: to come, not divided yet, and cancelled without a fee', async () => {
    const undivided = async (month = '2026-11') => (await statement(month)).undivided
    const [code] = await ctx.q<{ code: string; at: Date }>`
      select code, tee_time_at as at from bookings where id = ${bookingId}`
    const row = { booking_id: bookingId, general_bill_code: code?.code, number_player: 2, reference: '' }
    expect(await undivided()).toEqual([
      { ...row, date_played: code?.at.getTime(), state: 'played', amount: 4_000_000 },
    ])
    expect(await undivided('2026-12')).toEqual([])
    await divide()
    expect(await undivided()).toEqual([])

    const member = await addMember(ctx.q)
    ctx.clock.set('2026-11-26T08:00:00+07:00')
    const at = '2026-11-30T06:30:00+07:00'
    await addTeeTime(ctx.q, { courseId, at })
    await ctx.q`update courses set instant_confirmation = false where id = ${courseId}`
    await book(ctx, member, { courseId, at })
    expect(await undivided()).toEqual([])
    await ctx.q`update courses set instant_confirmation = true where id = ${courseId}`
    const { id_general_bill: free } = await book(ctx, member, { courseId, at })
    expect(await undivided()).toMatchObject([{ booking_id: free, state: 'placed', amount: 0 }])
    await cancelBooking(ctx, member, { bookingId: free, reason: '', idempotency: null })
    expect(await undivided()).toMatchObject([{ booking_id: free, state: 'cancelled', amount: 0 }])
  })

  it('names the course in the language of its reader', async () => {
    await divide()
    const [course] = await ctx.q<{ vi: string; en: string }>`
      select title as vi, title_en as en from courses where id = ${courseId}`
    for (const lang of ['vi', 'en'] as const) {
      const listed = await listStatements(ctx, '2026-11', lang)
      expect(listed.find(({ facility_id }) => facility_id === courseId)?.facility).toBe(course?.[lang])
      const read = await readStatement(
        ctx,
        { staff: club, lang },
        { facility_id: courseId, month: '2026-11' },
      )
      expect(read.facility).toBe(course?.[lang])
    }
    expect(course?.vi).not.toBe(course?.en)
  })

  it('is refused to another club', async () => {
    expect(await outcome(statement('2026-11', otherClub))).toBe('course.notFound')
  })
})

describe('a dispute', () => {
  it('corrects the share by a line of the month in which it is settled', async () => {
    await divide()
    const { id } = await dispute()
    expect((await statement()).lines[0]?.dispute).toMatchObject({
      id,
      words: 'Một khách không đến',
      settled_at: null,
    })
    expect(await sums('2026-11')).toMatchObject({ disputes: 1 })
    ctx.clock.set('2026-12-03T09:00:00+07:00')
    expect(await settle(id, 3_800_000)).toEqual({ corrected: 200_000 })
    expect(await statement()).toMatchObject({
      closing: 3_600_000,
      lines: [{ dispute: { answer: 'Đã kiểm tra', corrected: 200_000 } }],
    })
    expect(await statement('2026-12')).toMatchObject({
      opening: 3_600_000,
      closing: 3_800_000,
      lines: [{ is_correction: 1, amount: 0, club_amount: 200_000 }],
    })
    expect(await sums('2026-12')).toMatchObject({ rounds: 0, club_amount: 200_000, disputes: 0 })
    expect((await checkLedger(ctx.q)).balanced).toBe(true)
  })

  it('may leave the share as it is', async () => {
    await divide()
    const { id } = await dispute()
    expect(await settle(id, 3_600_000)).toEqual({ corrected: 0 })
    expect((await statement()).lines).toHaveLength(1)
  })

  it('is settled once, however many press at the same time, and corrected by what it was before', async () => {
    await divide()
    const { id } = await dispute()
    const answers = await Promise.all([outcome(settle(id, 4_000_000)), outcome(settle(id, 4_000_000))])
    expect(answers).toContain('staff.changedMeanwhile')
    expect((await statement()).closing).toBe(4_000_000)
    const again = await dispute()
    expect(await settle(again.id, 3_000_000)).toEqual({ corrected: -1_000_000 })
    expect((await statement()).closing).toBe(3_000_000)
  })

  it('is not settled with a smaller share once all that clubs were owed is paid out', async () => {
    await divide()
    for (const { facility_id, closing } of await listStatements(ctx, '2026-11', 'vi'))
      if (closing > 0) await pay(closing, facility_id)
    const { id } = await dispute()
    expect(await outcome(settle(id, 0))).toBe('statement.paidOut')
    expect(await outcome(settle(id, 4_000_000))).toMatchObject({ corrected: expect.any(Number) })
    expect((await checkLedger(ctx.q)).faults).toEqual([])
  })

  it('is one at a time, of a divided booking of the club, and for no more than was divided', async () => {
    expect(await outcome(dispute())).toBe('booking.notFound')
    await divide()
    expect(await outcome(dispute(otherClub))).toBe('booking.notFound')
    const answers = await Promise.all([outcome(dispute()), outcome(dispute())])
    expect(answers).toContain('statement.disputed')
    const [open] = (await statement()).lines
    expect(await outcome(settle(open?.dispute?.id ?? 0, 4_000_001))).toBe('request.invalid')
    expect(await outcome(settle(999_999, 1))).toBe('request.notFound')
  })
})
