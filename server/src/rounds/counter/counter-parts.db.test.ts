import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { balanceOf } from '#money/payouts/owed'
import { returnPartsOfEnded } from '#money/refunds/returns/return-parts'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import { confirmPointsPayment } from '#money/wallet/confirm-points-payment'
import { startPointsPayment } from '#money/wallet/start-points-payment'
import { counterOf } from '#platform/ledger/accounts'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { splitBill } from '#rounds/shares/split-bill'
import { openBooking } from '#rounds/staff/open-booking'
import { codeSentTo } from '#testing/apps/account-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, unsound } from '#testing/bookings/changes'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { workOffDueJobs } from '#testing/due-jobs'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { payBack } from './pay-back.ts'
import { takePayment } from './take-payment.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Placed = Awaited<ReturnType<typeof bookingIn>>
const price = 4_000_000

/** The counter takes so much; `seen` had arrived before. */
const take = (
  { id, staff }: Pick<Placed, 'id' | 'staff'>,
  amount: number,
  seen = 0,
  method: 'counter_cash' | 'counter_card' = 'counter_cash',
) =>
  outcome(
    takePayment(
      ctx,
      { staff, lang: 'vi' },
      { id, method, expected_amount: price, amount, seen_arrived: seen },
    ),
  )

const transfer = async ({ id, member }: Placed, amount: number) => {
  const { transaction_id, bank } = await startBankTransfer(ctx, member, id)
  await bankReports(ctx, transaction_id, amount)
  return bank?.amount
}
const lastMessage = async (id: number) => {
  const [news] = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${id} order by id desc limit 1`
  return news?.text
}
const receiptsOf = ({ id }: { id: number }) => ctx.q<{ number: number; vnd: number }>`
  select c.number, p.amount_vnd as vnd from counter_receipts c join payments p on p.id = c.payment_id
  where p.bill_id = ${id} order by c.number`
const refundsOf = ({ id }: { id: number }) => ctx.q<{
  id: number
  method: string
  target: string
  vnd: number
  state: string
}>`
  select r.id, p.method, r.target, r.amount_vnd as vnd, r.state from refunds r join payments p on p.id = r.payment_id
  where r.bill_id = ${id} order by p.method desc, r.amount_vnd`
const paidWith = ({ id }: { id: number }) => ctx.q<{ method: string; vnd: number }>`
  select method, amount_vnd as vnd from payments where bill_id = ${id} and state = 'succeeded' order by id`

describe('a part taken at the counter', () => {
  test('is held with a receipt of its own, and bill, panel and SMS name the rest', async () => {
    const placed = await bookingIn(ctx, 'placed')
    expect(await take(placed, 1_000_000)).toMatchObject({
      state: 'placed',
      arrived_amount: 1_000_000,
      left_to_pay: 3_000_000,
    })
    expect(await receiptsOf(placed)).toEqual([{ number: 1, vnd: 1_000_000 }])
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(1_000_000)
    expect(await readBill(ctx, placed.member, placed.id, 'vi')).toMatchObject({
      arrived_amount: 1_000_000,
      taken_amount: 1_000_000,
      left_to_pay: 3_000_000,
      due_amount: 3_000_000,
    })
    expect(await lastMessage(placed.id)).toMatch(/1\.000\.000đ tại quầy.*3\.000\.000đ/)
    const acts = await ctx.q`select what, detail from staff_acts where subject = ${`booking:${placed.id}`}`
    expect(acts).toEqual([{ what: 'booking.counter_part', detail: 'counter_cash 1: 1.000.000đ' }])
    expect(await unsound(ctx)).toEqual([])
  })

  test('pays with the others and the rest, in cash and by card, each with its receipt', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed, 1_000_000)
    await take(placed, 1_000_000, 1_000_000)
    expect(await take(placed, 2_000_000, 2_000_000, 'counter_card')).toMatchObject({ state: 'paid' })
    expect(await paidWith(placed)).toEqual([
      { method: 'counter_cash', vnd: 1_000_000 },
      { method: 'counter_cash', vnd: 1_000_000 },
      { method: 'counter_card', vnd: 2_000_000 },
    ])
    expect((await receiptsOf(placed)).map(({ number }) => number)).toEqual([1, 2, 3])
    const documents = await ctx.q`
      select total_vnd as vnd from documents where bill_id = ${placed.id} and kind = 'receipt' order by total_vnd`
    expect(documents).toEqual([{ vnd: 1_000_000 }, { vnd: 1_000_000 }, { vnd: 2_000_000 }])
    expect(await lastMessage(placed.id)).toContain('4.000.000')
    expect(await unsound(ctx)).toEqual([])
  })

  test('is recorded once when it is sent again', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await Promise.all([take(placed, 1_000_000), take(placed, 1_000_000)])
    await take(placed, 1_000_000)
    expect(await receiptsOf(placed)).toHaveLength(1)
    await take(placed, 3_000_000, 1_000_000)
    await take(placed, 3_000_000, 1_000_000)
    expect(await receiptsOf(placed)).toHaveLength(2)
  })

  test('is completed by a transfer of the rest', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed, 1_000_000)
    expect(await transfer(placed, 3_000_000)).toBe(3_000_000)
    expect(await openBooking(ctx, placed.id, 'vi')).toMatchObject({ state: 'paid' })
    expect(await lastMessage(placed.id)).toContain('4.000.000')
    expect(await unsound(ctx)).toEqual([])
  })

  test('completes a transfer that waited, and each goes back as it came', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await transfer(placed, 1_500_000)
    expect(await take(placed, 2_500_000)).toBe('counter.arrivedMeanwhile')
    expect(await take(placed, 2_600_000, 1_500_000)).toBe('counter.tooMuch')
    expect(await take(placed, 2_500_000, 1_500_000)).toMatchObject({ state: 'paid' })
    expect(await paidWith(placed)).toEqual(
      expect.arrayContaining([
        { method: 'bank', vnd: 1_500_000 },
        { method: 'counter_cash', vnd: 2_500_000 },
      ]),
    )
    expect(await unsound(ctx)).toEqual([])
    const cancelled = { bookingId: placed.id, reason: 'Bận', target: {}, idempotency: null }
    await cancelBooking(ctx, placed.member, cancelled)
    const [asked] = await refundsOf(placed)
    await agreeAsStaff(ctx, { staff: placed.staff, lang: 'vi' }, asked?.id ?? 0)
    const refunds = await refundsOf(placed)
    expect(refunds).toMatchObject([
      { method: 'counter_cash', target: 'method', vnd: 2_500_000, state: 'to_transfer' },
      { method: 'bank', target: null, vnd: 1_500_000, state: 'needs_target' },
    ])
    await payBack(ctx, { staff: placed.staff, lang: 'vi' }, { id: placed.id, refund_id: refunds[0]?.id ?? 0 })
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(0)
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
  })

  test('lets points pay the rest alone', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await fillWallet(ctx, placed.member, 3_000_000)
    await take(placed, 1_000_000)
    const { transaction_id } = await startPointsPayment(ctx, placed.member, placed.id, 'vi')
    const code = await codeSentTo(ctx, placed.member.phone)
    await confirmPointsPayment(ctx, placed.member, { reference: transaction_id, code })
    expect(await openBooking(ctx, placed.id, 'vi')).toMatchObject({ state: 'paid' })
    expect(await unsound(ctx)).toEqual([])
  })

  test('fixes the amount of the bill, and no share is split off', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed, 1_000_000)
    expect(await outcome(changeAsQuoted(ctx, placed.id, { price_per_player: 900_000 }))).toBe(
      'booking.moneyArrived',
    )
    const split = { id_general_bill_detail: placed.id, mode: 'equal', at_deadline: 'expire' } as const
    expect(await outcome(splitBill(ctx, placed.member, split))).toMatch(/^share\./)
  })

  test('goes back at the counter at once when the booking is cancelled', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed, 1_000_000)
    const cancelled = { bookingId: placed.id, reason: 'Bận', target: {}, idempotency: null }
    await cancelBooking(ctx, placed.member, cancelled)
    expect((await readBill(ctx, placed.member, placed.id, 'vi')).ending?.money).toContain('1.000.000đ')
    await Promise.all([returnPartsOfEnded(ctx), returnPartsOfEnded(ctx)])
    const refunds = await refundsOf(placed)
    expect(refunds).toMatchObject([{ target: 'method', vnd: 1_000_000, state: 'to_transfer' }])
    await payBack(ctx, { staff: placed.staff, lang: 'vi' }, { id: placed.id, refund_id: refunds[0]?.id ?? 0 })
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(0)
    expect(await unsound(ctx)).toEqual([])
  })

  test('waits a day after the window for a rest sent in time, then goes back with the transfers', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed, 1_000_000)
    await transfer(placed, 500_000)
    await ctx.q`update bookings set part_hold = 'decided' where id = ${placed.id}`
    ctx.clock.advance(1_860)
    await workOffDueJobs(ctx)
    expect(await openBooking(ctx, placed.id, 'vi')).toMatchObject({ state: 'expired' })
    await returnPartsOfEnded(ctx)
    expect(await refundsOf(placed)).toEqual([])
    ctx.clock.advance(86_400)
    await returnPartsOfEnded(ctx)
    await returnShortMoney(ctx)
    expect(await refundsOf(placed)).toMatchObject([
      { method: 'counter_cash', vnd: 1_000_000 },
      { method: 'bank', vnd: 500_000 },
    ])
    expect(await unsound(ctx)).toEqual([])
  })
})

describe('a deposit taken at the counter', () => {
  const today = '2026-11-20T15:30:00+07:00'

  async function made(at: string, more: Record<string, unknown>) {
    const courseId = await addCourse(ctx.q)
    await addTeeTime(ctx.q, { courseId, at, price: 2_000_000 })
    const [staff, member] = [await addStaff(ctx.q), await addMember(ctx.q)]
    const fields = { phone: member.phone, players: [''], expected_amount: price, deposit: 1_000_000, ...more }
    return {
      staff,
      courseId,
      made: await outcome(makeAsStaff(ctx, staff, typedBooking({ courseId, at }, fields))),
    }
  }

  test('of a booking of today leaves the rest due with the tee time', async () => {
    const rest_by = Date.parse(today)
    const { made: booking, staff } = await made(today, { counter_method: 'counter_cash', rest_by })
    expect(booking).toMatchObject({
      state: 'placed',
      payment_deadline: rest_by,
      arrived_amount: 1_000_000,
      deposit: { amount: 1_000_000, left: 0 },
    })
    const id = typeof booking === 'string' ? 0 : booking.id
    const messages = await ctx.q`select text from messages where booking_id = ${id} and kind = 'booking'`
    expect(messages).toHaveLength(1)
    expect(await take({ id, staff }, 3_000_000, 1_000_000, 'counter_card')).toMatchObject({ state: 'paid' })
    expect(await unsound(ctx)).toEqual([])
  })

  test('may be of a tee time inside the payment window, which a deposit by link may not', async () => {
    const soon = '2026-11-20T08:20:00+07:00'
    const rest_by = Date.parse(soon)
    expect((await made(soon, { counter_method: 'counter_cash', rest_by })).made).toMatchObject({
      state: 'placed',
      payment_deadline: rest_by,
    })
    expect((await made(soon, { rest_by })).made).toBe('deposit.wrong')
  })

  test('checks no player in before all is paid', async () => {
    const rest_by = Date.parse(today)
    const { made: refused } = await made(today, { counter_method: 'counter_cash', rest_by, check_in: 1 })
    expect(refused).toBe('deposit.wrong')
  })

  test('is reached in parts', async () => {
    const rest_by = Date.parse('2026-11-21T00:00:00+07:00')
    const at = '2026-11-24T06:30:00+07:00'
    const { made: booking, staff } = await made(at, { rest_by })
    const id = typeof booking === 'string' ? 0 : booking.id
    expect(await take({ id, staff }, 400_000)).toMatchObject({ deposit: { left: 600_000 } })
    expect(await take({ id, staff }, 600_000, 400_000)).toMatchObject({
      deposit: { left: 0 },
      payment_deadline: rest_by,
    })
  })
})
