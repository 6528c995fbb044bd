import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import type { RefundResult } from '#platform/gateways/gateway'
import { checkLedger } from '#platform/ledger/check'
import { cancelBooking } from '#rounds/cancel/cancel'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { recordChargeback } from '../../cards/chargebacks/record-chargeback.ts'
import { chooseOwnTarget } from '../quote/choose-own-target.ts'
import { sendRefund } from '../send/send-refund.ts'
import { agreeAsStaff, cancelPaidForClub } from '../staff/refund-acts.ts'

let ctx: TestContext
const fee = 90_200
const charged = 4_000_000 + fee
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

let asked = 0
function gatewayAnswering(answer: RefundResult) {
  asked = 0
  const say = async () => {
    asked += 1
    return answer
  }
  ctx.gateways = { ...ctx.gateways, refunders: { epay_all: { refund: say, inquireRefund: say } } }
}

const paid = () => paidBooking(ctx, { method: 'epay_all', fee })

async function chargeBack({ paymentId, staff }: PaidBooking, amountVnd = charged) {
  const [payment] = await ctx.q<{ reference: string }>`select reference from payments where id = ${paymentId}`
  const reference = payment?.reference ?? ''
  const gatewayReference = `CASE-${reference}-${amountVnd}`
  const occurredAt = ctx.clock.now()
  await recordChargeback(ctx, staff, { reference, gatewayReference, amountVnd, occurredAt, note: '' })
}

/** The golfer cancels the booking, and staff grant the refund. */
async function cancelAndAgree({ id, member, staff }: PaidBooking) {
  await cancelBooking(ctx, member, { bookingId: id, reason: 'Bận', idempotency: null })
  const refund = await refundOf(id)
  await agreeAsStaff(ctx, { staff, lang: 'vi' }, refund.id)
  return refund.id
}

async function refundOf(billId: number) {
  const [refund] = await ctx.q<{ id: number; state: string; target: string | null }>`
    select id, state, target from refunds where bill_id = ${billId} order by id desc limit 1`
  if (!refund) throw new Error('no refund')
  return refund
}

async function books() {
  const { accounts, faults } = await checkLedger(ctx.q)
  expect(faults).toEqual([])
  const of = (name: string) => accounts.find((one) => one.name === name)?.balance ?? 0
  return { due: of('refunds_due'), epay: of('clearing:epay'), disputed: of('chargebacks') }
}

const stateOf = async (id: number) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${id}`)[0]?.state

test('money of a chargeback is not refunded again: the refund is closed by it', async () => {
  gatewayAnswering({ state: 'done', providerReference: 'TWICE' })
  const before = await books()
  const booking = await paid()
  await chargeBack(booking)
  const refundId = await cancelAndAgree(booking)
  expect(await stateOf(booking.id)).toBe('refunded')
  expect(await refundOf(booking.id)).toMatchObject({ state: 'done' })
  await sendRefund(ctx, { refundId })
  expect(asked).toBe(0)
  const after = await books()
  expect(after.due).toBe(before.due)
  expect(after.epay).toBe(before.epay)
  // the fee alone is in dispute
  expect(after.disputed - before.disputed).toBe(fee)
})

test('a charge-back ends a refund that waits for a way to go, and its golfer chooses none any more', async () => {
  gatewayAnswering({ state: 'refused', code: 'DISPUTED' })
  const booking = await paid()
  const refundId = await cancelAndAgree(booking)
  await sendRefund(ctx, { refundId })
  expect(await refundOf(booking.id)).toMatchObject({ state: 'needs_target' })
  const before = await books()
  await chargeBack(booking)
  expect(await refundOf(booking.id)).toMatchObject({ state: 'done' })
  expect((await books()).due).toBe(before.due - 4_000_000)
  await expect(
    chooseOwnTarget(ctx, booking.member, { refundId, fields: { refund_to: 'wallet' }, lang: 'vi' }),
  ).rejects.toThrow('refund.wrongState')
})

test('a refund that is on its way when the charge-back comes is done by it once the gateway refuses', async () => {
  gatewayAnswering({ state: 'refused', code: 'DISPUTED' })
  const booking = await paid()
  const refundId = await cancelAndAgree(booking)
  await chargeBack(booking)
  expect(await refundOf(booking.id)).toMatchObject({ state: 'sending' })
  await sendRefund(ctx, { refundId })
  expect(await refundOf(booking.id)).toMatchObject({ state: 'done' })
  await books()
})

test('a booking the club cannot take is cancelled all the same, and pays no golfer twice', async () => {
  gatewayAnswering({ state: 'done', providerReference: 'TWICE' })
  const booking = await paid()
  await chargeBack(booking)
  await inTransaction(ctx.pool, (q) =>
    cancelPaidForClub(ctx, q, {
      bookingId: booking.id,
      staffId: booking.staff.id,
      reason: 'Mưa',
      now: ctx.clock.now(),
    }),
  )
  expect(await refundOf(booking.id)).toMatchObject({ state: 'done' })
  expect(asked).toBe(0)
})

test('a charge-back ends a refund that waits for a second person', async () => {
  gatewayAnswering({ state: 'done', providerReference: 'TWICE' })
  const booking = await paid()
  const { id: bookingId, staff } = booking
  await ctx.q`insert into site_settings (name, value) values ('second_person_above', '"1000000"'::jsonb)`
  onTestFinished(async () => {
    await ctx.q`delete from site_settings where name = 'second_person_above'`
  })
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, (q) =>
    cancelPaidForClub(ctx, q, { bookingId, staffId: staff.id, reason: 'Mưa', now }),
  )
  expect(await refundOf(bookingId)).toMatchObject({ state: 'needs_target', target: 'method' })
  // the charge-back itself would need a second person too
  await ctx.q`delete from site_settings where name = 'second_person_above'`
  await chargeBack(booking)
  expect(await refundOf(bookingId)).toMatchObject({ state: 'done' })
  await books()
})

test('a charge-back of less than the refund leaves the refund as it is', async () => {
  gatewayAnswering({ state: 'done', providerReference: 'CXL-9' })
  const booking = await paid()
  await chargeBack(booking, 100_000)
  const refundId = await cancelAndAgree(booking)
  expect(await refundOf(booking.id)).toMatchObject({ state: 'sending', target: 'method' })
  await sendRefund(ctx, { refundId })
  expect(await refundOf(booking.id)).toMatchObject({ state: 'done', target: 'method' })
  await books()
})

test('two cases at one moment take no more back than was charged', async () => {
  const booking = await paid()
  const results = await Promise.allSettled([chargeBack(booking, charged), chargeBack(booking, charged - 1)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await books()
})
