import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { closeDay } from '#money/close/close-day'
import { listCloses } from '#money/close/list-closes'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { balanceOf, readOwed } from '#money/payouts/owed'
import { recordBankMovement } from '#money/payouts/record-bank-movement'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import { counterOf } from '#platform/ledger/accounts'
import { cancelBooking } from '#rounds/cancel/cancel'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
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

const take = (
  { id, staff }: Pick<Placed, 'id' | 'staff'>,
  amount = price,
  method = 'counter_cash' as const,
) => takePayment(ctx, { staff, lang: 'vi' }, { id, method, expected_amount: amount })

const receiptsOf = (courseId: number) =>
  ctx.q<{ number: number }>`select number from counter_receipts where course_id = ${courseId} order by number`

describe('money taken at the counter', () => {
  test('pays the bill at once, with receipt, certificate of payment and a message to the golfer', async () => {
    const placed = await bookingIn(ctx, 'placed')
    const { transaction_id } = await startBankTransfer(ctx, placed.member, placed.id)
    expect(await take(placed)).toMatchObject({ state: 'paid' })
    const payments = await ctx.q`
      select method, state, gateway, bank_code from payments where bill_id = ${placed.id} order by id`
    expect(payments).toEqual([
      { method: 'bank', state: 'expired', gateway: null, bank_code: null },
      { method: 'counter_cash', state: 'succeeded', gateway: null, bank_code: null },
    ])
    expect(await receiptsOf(placed.courseId)).toEqual([{ number: 1 }])
    const [document] = await ctx.q<{ method: string; total: number }>`
      select facts->>'method' as method, total_vnd as total from documents
      where bill_id = ${placed.id} and kind = 'receipt'`
    expect(document).toEqual({ method: 'counter_cash', total: price })
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(price)
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
    const acts = await ctx.q`select what, detail from staff_acts where subject = ${`booking:${placed.id}`}`
    expect(acts).toEqual([{ what: 'booking.counter_paid', detail: 'counter_cash 1' }])
    const texts = await ctx.q<{ text: string }>`
      select text from messages where booking_id = ${placed.id} order by id desc limit 1`
    expect(texts[0]?.text).toContain('4.000.000')
    expect(transaction_id).not.toBe('')
  })

  test('is recorded once, also by two colleagues at the same moment', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await Promise.all([take(placed), take(placed), take(placed)])
    await take(placed)
    expect(await receiptsOf(placed.courseId)).toEqual([{ number: 1 }])
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(price)
  })

  test('is numbered for each course without gaps', async () => {
    const one = await bookingIn(ctx, 'placed')
    const others = [await bookingIn(ctx, 'placed'), await bookingIn(ctx, 'placed')]
    for (const { id } of others) {
      await ctx.q`update bookings set course_id = ${one.courseId} where id = ${id}`
    }
    expect(await outcome(take(one, price - 1))).toBe('booking.priceChanged')
    await Promise.all([one, ...others].map((placed) => take(placed)))
    expect(await receiptsOf(one.courseId)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }])
  })

  test.each([
    ['requested', 'booking.wrongState'],
    ['confirmed', 'booking.wrongState'],
    ['paid', 'payment.alreadyPaid'],
    ['cancelled', 'booking.wrongState'],
    ['expired', 'booking.wrongState'],
  ] as const)('does not pay a booking that is %s', async (state, refusal) => {
    const booking = await bookingIn(ctx, state)
    expect(await outcome(take(booking))).toBe(refusal)
    expect(await receiptsOf(booking.courseId)).toEqual([])
  })

  test('does not pay when the payment window is over, whether its job has run or not', async () => {
    const placed = await bookingIn(ctx, 'placed')
    ctx.clock.advance(1_800)
    expect(await outcome(take(placed))).toBe('payment.windowOver')
  })
})

describe('a refund of a counter payment', () => {
  async function cancelled() {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed)
    await cancelBooking(ctx, placed.member, {
      bookingId: placed.id,
      reason: 'Bận',
      target: {},
      idempotency: null,
    })
    const [refund] = await ctx.q<{ id: number; target: string }>`
      select id, target from refunds where bill_id = ${placed.id}`
    const refundId = refund?.id ?? 0
    return { ...placed, refundId, target: refund?.target }
  }
  const paidBack = ({ id, staff, refundId }: Awaited<ReturnType<typeof cancelled>>) =>
    payBack(ctx, { staff, lang: 'vi' }, { id, refund_id: refundId })

  test('waits at the counter after its approval and is done when the counter has paid it back', async () => {
    const asked = await cancelled()
    expect(asked.target).toBe('method')
    expect(await outcome(paidBack(asked))).toBe('refund.wrongState')
    const { staff, refundId, courseId } = asked
    await agreeAsStaff(ctx, { staff, lang: 'vi' }, refundId)
    const stateOf = async () => (await ctx.q`select state from refunds where id = ${refundId}`)[0]
    expect(await stateOf()).toEqual({ state: 'to_transfer' })
    expect(await balanceOf(ctx.q, counterOf(courseId))).toBe(price)
    const opened = await openBooking(ctx, asked.id, 'vi')
    expect(opened.refunds).toMatchObject([{ id: refundId, is_due_at_counter: true }])
    await Promise.all([paidBack(asked), paidBack(asked)])
    await paidBack(asked)
    expect(await stateOf()).toEqual({ state: 'done' })
    expect(await balanceOf(ctx.q, counterOf(courseId))).toBe(0)
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
    const acts = await ctx.q`select 1 from staff_acts where what = 'booking.counter_paid_back'
      and subject = ${`booking:${asked.id}`}`
    expect(acts).toHaveLength(1)
  })

  test('of a booking that was moved to another course leaves the counter that took the money', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed)
    const courseId = await addCourse(ctx.q)
    const at = '2026-11-24T09:00:00+07:00'
    await addTeeTime(ctx.q, { courseId, at, price: 1_500_000 })
    await changeAsQuoted(ctx, placed.id, { facility_id: courseId, start_at: Date.parse(at) })
    const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${placed.id}`
    const { staff, id } = placed
    await payBack(ctx, { staff, lang: 'vi' }, { id, refund_id: refund?.id ?? 0 })
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(3_000_000)
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
  })

  test('of another bill is not found', async () => {
    const [one, other] = [await cancelled(), await cancelled()]
    await agreeAsStaff(ctx, { staff: one.staff, lang: 'vi' }, one.refundId)
    expect(await outcome(paidBack({ ...one, id: other.id }))).toBe('refund.notFound')
  })
})

describe('the till of a counter', () => {
  test('is compared with what was counted, by cash and card', async () => {
    ctx.clock.set('2026-11-21T08:00:00+07:00')
    const one = await bookingIn(ctx, 'placed')
    const other = await bookingIn(ctx, 'placed')
    await ctx.q`update bookings set course_id = ${one.courseId} where id = ${other.id}`
    await take(one)
    await takePayment(
      ctx,
      { staff: other.staff, lang: 'vi' },
      { id: other.id, method: 'counter_card', expected_amount: price },
    )
    const source = `counter:${one.courseId}`
    const close = async (statement: string) => {
      const id = await closeDay(ctx, one.staff, { day: '2026-11-21', source, statement })
      const [closed] = await listCloses(ctx.q, { id, limit: 1 })
      return closed
    }
    expect(await close('cash;4.000.000\ncard;4.000.000')).toMatchObject({ differences: [] })
    expect(await close('cash;3.900.000\ncard;4.000.000')).toMatchObject({
      our_amount: 2 * price,
      differences: [{ kind: 'amount', reference: 'cash', statement_amount: 3_900_000, our_amount: price }],
    })
  })

  test('owes its money until it is settled to our bank account', async () => {
    const placed = await bookingIn(ctx, 'placed')
    await take(placed)
    const gateway = `counter:${placed.courseId}`
    expect((await readOwed(ctx.q, 'vi')).gateways).toContainEqual({ gateway, amount: price })
    await recordBankMovement(ctx, placed.staff, {
      kind: 'settlement',
      gateway,
      bankReference: `TILL-${placed.courseId}`,
      amountVnd: price,
      feeVnd: 0,
      occurredAt: ctx.clock.now(),
      note: '',
    })
    expect(await balanceOf(ctx.q, counterOf(placed.courseId))).toBe(0)
    expect((await checkBooks(ctx.pool)).balanced).toBe(true)
  })
})
