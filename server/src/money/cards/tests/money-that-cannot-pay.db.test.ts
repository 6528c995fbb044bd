import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cancelBooking } from '#rounds/cancel/cancel'
import { staffBookingView } from '#rounds/staff/booking-rows'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import {
  balances,
  FEE,
  payBy,
  payer,
  paymentOf,
  receiptsOf,
  refundsOf,
  start,
  stateOf,
} from '#testing/apps/card-records'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { startBankTransfer } from '../../payments/start-bank-transfer.ts'
import { sendRefund } from '../../refunds/send/send-refund.ts'
import { applyInquiry } from '../apply-inquiry.ts'
import { cardStatus } from '../card-status.ts'
import { comeBack } from '../come-back.ts'
import { ticketFor } from '../ticket.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })
let cardApp: CardApp
let booking: PlacedBooking

beforeAll(async () => {
  cardApp = await openCardApp()
})

afterAll(() => cardApp.close())

beforeEach(async () => {
  cardApp.ctx.clock.set(start)
  // inquiries left by earlier tests would meet this test's faults
  await cardApp.ctx.q`delete from test_jobs`
  booking = await addPlacedBooking(cardApp.ctx.q, start, payBy)
})

const open = (method: string, on = booking) => cardApp.openPage(payer(method, on), on.billId, method)

describe('money that cannot pay', () => {
  it('after the window is refunded to the card with its fee, and the golfer is notified', async () => {
    const before = await balances(cardApp)
    const reference = await open('ale_pay')
    cardApp.ctx.clock.set(new Date('2026-11-20T08:31:00+07:00'))
    await cardApp.decide(reference, { outcome: 'paid' })
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('placed')
    expect(await receiptsOf(cardApp, reference)).toEqual([
      { amount_vnd: 4_200_000 + FEE, state: 'resolved', reason: 'late' },
    ])
    expect((await paymentOf(cardApp, reference))?.state).toBe('expired')
    const held = await balances(cardApp)
    expect((held.refunds_due ?? 0) - (before.refunds_due ?? 0)).toBe(4_200_000 + FEE)
    const status = await cardStatus(cardApp.ctx, booking.member, reference, 'en')
    expect(status).toMatchObject({ status: 2, message: expect.stringContaining('get it back') })
    // asked again, and again, it is held once
    cardApp.ctx.clock.advance(3600)
    await cardApp.work()
    await comeBack(cardApp.ctx, ticketFor(cardApp.ctx, reference))
    expect(await receiptsOf(cardApp, reference)).toHaveLength(1)
    const [refund] = await refundsOf(cardApp, reference)
    await sendRefund(cardApp.ctx, { refundId: refund?.id ?? 0 })
    expect(await refundsOf(cardApp, reference)).toMatchObject([{ state: 'done', target: 'method' }])
    expect(await balances(cardApp)).toEqual(before)
  })

  it('on a page opened before a player left goes back, and the bill waits for the new amount', async () => {
    const reference = await open('ale_pay')
    const { member, billId: bookingId } = booking
    const [guest] = await cardApp.ctx.q<{ id: number }>`
      select id from booking_players where booking_id = ${bookingId} and guest_name is not null`
    await cancelBooking(cardApp.ctx, member, {
      bookingId,
      playerId: guest?.id,
      reason: '',
      idempotency: null,
    })
    await cardApp.decide(reference, { outcome: 'paid' })
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('placed')
    expect(await receiptsOf(cardApp, reference)).toMatchObject([
      { amount_vnd: 4_200_000 + FEE, reason: 'ended' },
    ])
    expect(await refundsOf(cardApp, reference)).toMatchObject([{ target: 'method' }])
    const reported = await cardApp.ctx
      .q`select id from messages where booking_id = ${bookingId} and text like '%đã đổi số tiền%'`
    expect(reported).toHaveLength(1)
    const again = await open('ale_pay')
    expect(again).not.toBe(reference)
    await cardApp.decide(again, { outcome: 'paid' })
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('paid')
    await balances(cardApp)
  })

  it('paid in time by the gateway’s clock but reported hours later still pays', async () => {
    const reference = await open('epay_all')
    await cardApp.decide(reference, {
      outcome: 'paid',
      tell: 'never',
      occurred_at: '2026-11-20T08:29:59+07:00',
    })
    cardApp.ctx.clock.set(new Date('2026-11-20T12:00:00+07:00'))
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('paid')
  })

  it('with another amount than asked waits for staff, and a transfer is still asked for all of the bill', async () => {
    const reference = await open('epay_all')
    const id = (await paymentOf(cardApp, reference))?.id ?? 0
    const short = {
      amountVnd: 4_200_000 + FEE - 1_000,
      providerReference: `P${reference}`,
      occurredAt: start,
    }
    await applyInquiry(cardApp.ctx, id, { state: 'paid', ...short })
    expect(await receiptsOf(cardApp, reference)).toMatchObject([{ state: 'unmatched', reason: 'short' }])
    const { bank } = await startBankTransfer(cardApp.ctx, booking.member, booking.billId)
    expect(bank.amount).toBe(4_200_000)
    const money = { arrived_amount: 0, held_amount: short.amountVnd, left_to_pay: 4_200_000 }
    expect(await staffBookingView(cardApp.ctx.q, booking.billId, 'vi', start)).toMatchObject(money)
  })

  it('by a second method pays nothing twice', async () => {
    await startBankTransfer(cardApp.ctx, booking.member, booking.billId)
    const first = await open('ale_pay')
    const second = await open('epay_all')
    await cardApp.decide(first, { outcome: 'paid' })
    await cardApp.work()
    expect(await stateOf(cardApp, booking.billId)).toBe('paid')
    await cardApp.decide(second, { outcome: 'paid' })
    await cardApp.work()
    expect(await receiptsOf(cardApp, second)).toEqual([
      { amount_vnd: 4_200_000 + FEE, state: 'resolved', reason: 'already_paid' },
    ])
    const [{ count } = { count: 0 }] = await cardApp.ctx.q<{ count: number }>`
      select count(*) from payments where bill_id = ${booking.billId} and state = 'succeeded'`
    expect(count).toBe(1)
  })
})
