import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import type { Member, Staff } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { decidePartlyPaid } from '#rounds/staff/decide-partly-paid'
import { openBooking } from '#rounds/staff/open-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addCourse, addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-10T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
const restBy = new Date('2026-11-21T00:00:00+07:00')
const windowEnd = new Date('2026-11-10T08:30:00+07:00')

/** A booking of four for 8.000.000đ that staff make, with a deposit of 2.000.000đ. */
async function withDeposit(more: Record<string, unknown> = {}) {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at, price: 2_000_000 })
  const member: Member = await addMember(ctx.q)
  const typed = typedBooking(
    { courseId, at },
    {
      phone: member.phone,
      players: ['', '', ''],
      expected_amount: 8_000_000,
      deposit: 2_000_000,
      rest_by: restBy.getTime(),
      ...more,
    },
  )
  const made = await outcome(makeAsStaff(ctx, staff, typed))
  return { made, member, teeTimeId, id: typeof made === 'string' ? 0 : made.id }
}
type Booking = Awaited<ReturnType<typeof withDeposit>>

const transfer = async ({ id, member }: Booking, amount: number) => {
  const { transaction_id, bank } = await startBankTransfer(ctx, member, id)
  await bankReports(ctx, transaction_id, amount)
  return bank?.amount
}
const state = async ({ id }: Booking) => {
  const [row] = await ctx.q<{ state: string; payBy: Date }>`
    select state, pay_by as "payBy" /* not null */ from bookings where id = ${id}`
  return row
}
const lastMessage = async ({ id }: Booking) => {
  const [news] = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${id} order by id desc limit 1`
  return news?.text
}

describe('a booking with a deposit', () => {
  test('asks for the deposit in the payment window, and names the deadline of the rest', async () => {
    const booking = await withDeposit()
    expect(booking.made).toMatchObject({
      state: 'placed',
      payment_deadline: windowEnd.getTime(),
      deposit: { amount: 2_000_000, left: 2_000_000, rest_by: restBy.getTime() },
    })
    expect(await lastMessage(booking)).toMatch(/cọc 2\.000\.000đ trước .*08:30.*phần còn lại trước .*21\/11/)
    expect(await readBill(ctx, booking.member, booking.id, 'vi')).toMatchObject({
      payment_amount: 8_000_000,
      left_to_pay: 8_000_000,
      deposit: { amount: 2_000_000, left: 2_000_000, rest_by: restBy.getTime() },
    })
    const { bank } = await startBankTransfer(ctx, booking.member, booking.id)
    expect(bank).toMatchObject({ amount: 2_000_000 })
  })

  test('is paid by the rest before its deadline: with the deposit both pay together', async () => {
    const booking = await withDeposit()
    await transfer(booking, 2_000_000)
    expect(await state(booking)).toEqual({ state: 'placed', payBy: restBy })
    expect(await lastMessage(booking)).toMatch(/6\.000\.000đ.*21\/11/)
    expect(await readBill(ctx, booking.member, booking.id, 'vi')).toMatchObject({
      left_to_pay: 6_000_000,
      arrived_amount: 2_000_000,
      payment_deadline: restBy.getTime(),
      deposit: { left: 0 },
    })
    ctx.clock.set('2026-11-20T20:00:00+07:00')
    await workOffDueJobs(ctx)
    expect(await transfer(booking, 6_000_000)).toBe(6_000_000)
    expect(await state(booking)).toMatchObject({ state: 'paid' })
    expect((await openBooking(ctx, booking.id, 'vi')).deposit).toBeNull()
    expect(await unsound(ctx)).toEqual([])
  })

  test('takes the deposit in parts, and all of it at once', async () => {
    const parts = await withDeposit()
    await transfer(parts, 500_000)
    expect(await state(parts)).toEqual({ state: 'placed', payBy: windowEnd })
    expect(await lastMessage(parts)).toMatch(/1\.500\.000đ.*08:30/)
    expect(await transfer(parts, 1_500_000)).toBe(1_500_000)
    expect(await state(parts)).toEqual({ state: 'placed', payBy: restBy })
    const whole = await withDeposit()
    await transfer(whole, 8_000_000)
    expect(await state(whole)).toMatchObject({ state: 'paid' })
    expect(await unsound(ctx)).toEqual([])
  })

  test('expires without it, and its places are free', async () => {
    const booking = await withDeposit()
    ctx.clock.set('2026-11-10T08:31:00+07:00')
    await workOffDueJobs(ctx)
    expect(await state(booking)).toMatchObject({ state: 'expired' })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
  })

  /** One of which the deposit came and the rest did not, held for a decision of staff. */
  const undecided = async () => {
    const booking = await withDeposit()
    await transfer(booking, 2_000_000)
    ctx.clock.set('2026-11-21T00:01:00+07:00')
    await workOffDueJobs(ctx)
    expect(await openBooking(ctx, booking.id, 'vi')).toMatchObject({
      state: 'placed',
      part_hold: 'undecided',
    })
    return booking
  }
  const refundsOf = ({ member }: Booking) =>
    ctx.q`select cause, amount_vnd as amount from refunds where member_id = ${member.id}`

  test('is held for a decision of staff when the rest does not come, and the deposit goes back when they end it', async () => {
    const booking = await undecided()
    const by = { staff, lang: 'vi' } as const
    await decidePartlyPaid(ctx, by, { id: booking.id, decision: 'end', reason: 'Khách không trả' })
    expect(await state(booking)).toMatchObject({ state: 'cancelled' })
    expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
    expect(await lastMessage(booking)).toMatch(/Khách không trả.*2\.000\.000đ/)
    await returnShortMoney(ctx)
    expect(await refundsOf(booking)).toEqual([{ cause: 'receipt', amount: 2_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('expires at its tee time when staff decide nothing, and the deposit goes back', async () => {
    const booking = await undecided()
    ctx.clock.set('2026-11-24T06:31:00+07:00')
    await workOffDueJobs(ctx)
    expect(await state(booking)).toMatchObject({ state: 'expired' })
    ctx.clock.set('2026-11-25T06:31:00+07:00')
    await returnShortMoney(ctx)
    expect(await refundsOf(booking)).toEqual([{ cause: 'receipt', amount: 2_000_000 }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('has its rest paid before the tee time it is moved to', async () => {
    const booking = await withDeposit()
    const [row] = await ctx.q<{ courseId: number }>`
      select course_id as "courseId" from bookings where id = ${booking.id}`
    const earlier = '2026-11-12T06:30:00+07:00'
    await addTeeTime(ctx.q, { courseId: row?.courseId ?? 0, at: earlier, price: 2_000_000 })
    await changeAsQuoted(ctx, booking.id, { start_at: Date.parse(earlier) })
    await transfer(booking, 2_000_000)
    expect(await state(booking)).toEqual({ state: 'placed', payBy: new Date(earlier) })
  })
})

test.each([
  ['of all of it', { deposit: 8_000_000 }],
  ['of nothing', { deposit: 0 }],
  ['without a deadline for the rest', { rest_by: undefined }],
  ['without an amount', { deposit: undefined }],
  ['whose rest is due in the payment window', { rest_by: windowEnd.getTime() }],
  ['whose rest is due after the tee time', { rest_by: Date.parse(at) + 1 }],
  ['at the counter with players checked in', { counter_method: 'counter_cash', check_in: 1 }],
])('a deposit %s is refused, and nothing is booked', async (_, more) => {
  const admin = await addStaff(ctx.q, ['admin'])
  const before = staff
  staff = admin
  const booking = await withDeposit(more)
  staff = before
  expect(booking.made).toBe('deposit.wrong')
  expect(await placesLeft(ctx.q, booking.teeTimeId)).toBe(4)
})
