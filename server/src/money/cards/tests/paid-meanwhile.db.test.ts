import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { cancelBooking } from '#rounds/cancel/cancel'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { expirePayment } from '../../payments/expire-payment.ts'
import { startBankTransfer } from '../../payments/start-bank-transfer.ts'
import { cardStatus } from '../card-status.ts'
import { comeBack } from '../come-back.ts'
import { ticketFor } from '../ticket.ts'

/* A card page is open while the bill is paid by bank transfer, or ends: the page must not ask for a new payment. */

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let cardApp: CardApp
let booking: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')

beforeAll(async () => {
  cardApp = await openCardApp()
})
afterAll(() => cardApp.close())
beforeEach(async () => {
  cardApp.ctx.clock.set(start)
  await cardApp.ctx.q`delete from test_jobs`
  booking = await addPlacedBooking(cardApp.ctx.q, start, new Date('2026-11-20T08:30:00+07:00'))
})

const open = (method: string) => cardApp.openPage({ ...booking.member, bankId: null }, booking.billId, method)
const statusOf = (reference: string) => cardStatus(cardApp.ctx, booking.member, reference, 'en')
async function payByBank() {
  const { transaction_id } = await startBankTransfer(cardApp.ctx, booking.member, booking.billId)
  await bankReports(cardApp.ctx, transaction_id, 4_200_000)
}

it.each(['ale_pay', 'epay_all'])(
  'the page of %s shows that the bill was paid by bank meanwhile',
  async (method) => {
    const reference = await open(method)
    expect(await statusOf(reference)).toMatchObject({ status: 0, not_payable: null })
    await payByBank()
    const status = await statusOf(reference)
    expect(status).toMatchObject({ status: 2, not_payable: 'paid' })
    expect(status.message).toContain('paid another way')
    expect(status.message).not.toContain('start a new one')
    expect(await comeBack(cardApp.ctx, ticketFor(cardApp.ctx, reference))).toBe(
      `/wap/payment-method?id_general_bill=${booking.billId}&transaction_id=${reference}`,
    )
  },
)

it('a card that was declined asks for no other card once the bill is paid', async () => {
  const reference = await open('ale_pay')
  await cardApp.decide(reference, { outcome: 'declined' })
  await cardApp.work()
  expect(await statusOf(reference)).toMatchObject({ status: 2, not_payable: null })
  await payByBank()
  expect((await statusOf(reference)).message).toContain('paid another way')
})

it('a card payment that still succeeds on the paid bill is refunded, and the page shows both', async () => {
  const reference = await open('ale_pay')
  await payByBank()
  await cardApp.decide(reference, { outcome: 'paid' })
  await cardApp.work()
  const status = await statusOf(reference)
  expect(status).toMatchObject({ status: 2, not_payable: 'paid' })
  expect(status.message).toContain('get it back')
  const refunds = await cardApp.ctx.q`
    select r.target, r.amount_vnd from refunds r join payments p on p.id = r.payment_id where p.reference = ${reference}`
  expect(refunds).toEqual([{ target: 'method', amount_vnd: 4_294_600 }])
  expect((await checkLedger(cardApp.ctx.q)).balanced).toBe(true)
})

it('the page of a booking cancelled meanwhile shows that there is nothing to pay', async () => {
  const reference = await open('epay_all')
  const { member, billId: bookingId } = booking
  await cancelBooking(cardApp.ctx, member, { bookingId, reason: '', idempotency: null })
  cardApp.ctx.clock.advance(31 * 60)
  const [attempt] = await cardApp.ctx.q<{
    id: number
  }>`select id from payments where reference = ${reference}`
  await expirePayment(cardApp.ctx, attempt?.id ?? 0)
  const status = await statusOf(reference)
  expect(status).toMatchObject({ status: 2, not_payable: 'ended' })
  expect(status.message).toContain('nothing to pay')
})
