import { afterEach, expect, test } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import { cancelBooking } from '#rounds/cancel/cancel'
import { payBack } from '#rounds/counter/pay-back'
import { takePayment } from '#rounds/counter/take-payment'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * Two acts at the counter at the same moment: a bill is taken once, a refund is paid back once, and two receipts have two
 * numbers. The last tests switch the guards off and must see the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

async function open() {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const placed = await bookingIn(ctx, 'placed')
  const by = { staff: placed.staff, lang: 'vi' as const }
  const take = (id = placed.id) =>
    outcome<unknown>(takePayment(ctx, by, { id, method: 'counter_cash', expected_amount: 4_000_000 }))
  const takePart = (more: { amount?: number; seen_arrived?: number } = {}) => {
    const taken = { method: 'counter_cash', expected_amount: 4_000_000, amount: 1_000_000, ...more } as const
    return outcome<unknown>(takePayment(ctx, by, { id: placed.id, ...taken }))
  }
  return { ...placed, by, take, takePart }
}

/** Both acts have begun before the first one writes there. */
async function atOnce(table: string, on: 'insert' | 'update', one: () => Promise<unknown>, other = one) {
  const gate = await closeGate(ctx.pool, table, { on })
  const first = one()
  await gate.reached()
  const second = other()
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  return Promise.allSettled([first, second])
}

const paid = async (id: number) =>
  (
    await ctx.q<{ vnd: number }>`
      select amount_vnd as vnd from payments where bill_id = ${id} and state = 'succeeded' order by amount_vnd`
  ).map((one) => one.vnd)

const numbers = async () =>
  (await ctx.q<{ number: number }>`select number from counter_receipts order by payment_id`).map(
    (one) => one.number,
  )

test('two colleagues who take the same bill take it once', async () => {
  const { take } = await open()
  const results = await atOnce('counter_receipts', 'insert', () => take())
  for (const result of results) expect(result).toMatchObject({ value: { state: 'paid' } })
  expect(await numbers()).toEqual([1])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('two bills at the same counter get two numbers', async () => {
  const { id, courseId, take } = await open()
  const other = await bookingIn(ctx, 'placed')
  await ctx.q`update bookings set course_id = ${courseId} where id = ${other.id}`
  await atOnce(
    'counter_receipts',
    'insert',
    () => take(id),
    () => take(other.id),
  )
  expect(await numbers()).toEqual([1, 2])
})

test('a refund is paid back once by two colleagues', async () => {
  const { id, member, by, take } = await open()
  await take()
  await cancelBooking(ctx, member, { bookingId: id, reason: 'Bận', target: {}, idempotency: null })
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
  const refundId = refund?.id ?? 0
  await agreeAsStaff(ctx, by, refundId)
  const back = () => outcome<unknown>(payBack(ctx, by, { id, refund_id: refundId }))
  await atOnce('refunds', 'update', back)
  const sent = await ctx.q`select 1 from ledger_transfers where cause = ${`refund-sent:${refundId}`}`
  expect(sent).toHaveLength(1)
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('two colleagues who take the same part take it once', async () => {
  const { takePart } = await open()
  const results = await atOnce('counter_receipts', 'insert', () => takePart())
  for (const result of results)
    expect(result).toMatchObject({ value: { state: 'placed', left_to_pay: 3_000_000 } })
  expect(await numbers()).toEqual([1])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('a part and a transfer of the whole bill at the same moment: the part is refused, or the excess goes back', async () => {
  const { id, member, takePart } = await open()
  const { transaction_id } = await startBankTransfer(ctx, member, id)
  await atOnce(
    'counter_receipts',
    'insert',
    () => takePart(),
    () => bankReports(ctx, transaction_id, 4_000_000),
  )
  expect(await paid(id)).toEqual([1_000_000, 3_000_000])
  const [back] = await ctx.q<{ vnd: number }>`select amount_vnd as vnd from refunds where bill_id = ${id}`
  expect(back).toEqual({ vnd: 1_000_000 })
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('the rest at the counter and a transfer of it at the same moment pay once', async () => {
  const { id, member, takePart } = await open()
  const { transaction_id } = await startBankTransfer(ctx, member, id)
  await takePart()
  const [, counter] = await atOnce(
    'receipts',
    'insert',
    () => bankReports(ctx, transaction_id, 3_000_000),
    () => takePart({ amount: 3_000_000, seen_arrived: 1_000_000 }),
  )
  expect(counter).toMatchObject({ value: 'payment.alreadyPaid' })
  expect(await paid(id)).toEqual([1_000_000, 3_000_000])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

const billIsLocked: Guard = {
  sql: /(select state, amount_vnd, pay_by, member_id, course_id from bookings where id = \$\d+) for update/,
  instead: '$1',
}
const numberIsCounted: Guard = { sql: /set last = n\.last \+ 1/, instead: 'set last = n.last' }

test('without the lock of the bill the second colleague gets a fault in place of the paid booking', async () => {
  const { take } = await open()
  const passed = switchOff(ctx.pool, [billIsLocked])
  const results = await atOnce('counter_receipts', 'insert', () => take())
  expect(passed()).toEqual([2])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('without the lock of the bill and the count of its parts a part is taken twice', async () => {
  const { id, takePart } = await open()
  await ctx.q.text('drop index counter_part_is_taken_once')
  const passed = switchOff(ctx.pool, [billIsLocked])
  await atOnce('payments', 'insert', () => takePart())
  expect(passed()).toEqual([2])
  const held = await ctx.q`select 1 from payments where bill_id = ${id} and state = 'held'`
  expect(held).toHaveLength(2)
})

test('without the lock of the bill the count of its parts keeps a part from being taken twice', async () => {
  const { takePart } = await open()
  switchOff(ctx.pool, [billIsLocked])
  const results = await atOnce('payments', 'insert', () => takePart())
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('without the counting row two receipts of a counter have one number', async () => {
  const { id, courseId, take } = await open()
  const other = await bookingIn(ctx, 'placed')
  await ctx.q`update bookings set course_id = ${courseId} where id = ${other.id}`
  await ctx.q.text('alter table counter_receipts drop constraint counter_receipt_is_numbered_once')
  const passed = switchOff(ctx.pool, [numberIsCounted])
  await take(id)
  await take(other.id)
  expect(passed()).toEqual([2])
  expect(await numbers()).toEqual([1, 1])
})
