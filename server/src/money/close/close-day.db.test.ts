import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { cancelBooking } from '#rounds/cancel/cancel'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { addStaff } from '#testing/golf'
import { sendRefund } from '../refunds/send/send-refund.ts'
import { agreeAsStaff } from '../refunds/staff/refund-acts.ts'
import { closeDay } from './close-day.ts'
import { listCloses } from './list-closes.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let cardApp: CardApp
let staff: Staff
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
beforeAll(async () => {
  cardApp = await openCardApp()
  staff = await addStaff(cardApp.ctx.q)
})
afterAll(() => cardApp.close())

async function paid(): Promise<string> {
  const booking = await addPlacedBooking(cardApp.ctx.q, start, payBy)
  const reference = await cardApp.openPage(booking.member, booking.billId, 'epay_all')
  await cardApp.decide(reference, { outcome: 'paid' })
  return reference
}

async function closed() {
  const id = await closeDay(cardApp.ctx, staff, { day: '2026-11-20', source: 'epay', statement: '' })
  const [close] = await listCloses(cardApp.ctx.q, { id, limit: 1 })
  return close
}

it("compares a gateway's record of each attempt with our side, and lists the differences", async () => {
  cardApp.ctx.clock.set(start)
  await paid()
  await cardApp.work()
  await addPlacedBooking(cardApp.ctx.q, start, payBy)
  const agreed = await closed()
  expect(agreed).toMatchObject({ statement_lines: 1, differences: [] })
  expect(agreed?.our_amount).toBe(agreed?.statement_amount)

  // paid there, and never reported to us
  const booking = await addPlacedBooking(cardApp.ctx.q, start, payBy)
  const reference = await cardApp.openPage(booking.member, booking.billId, 'epay_all')
  await cardApp.decide(reference, { outcome: 'paid', tell: 'never' })
  expect((await closed())?.differences).toMatchObject([{ kind: 'missing_here', our_amount: null }])
  await cardApp.work()
})

it('asks a gateway for its refunds, also when its answer was lost', async () => {
  const { ctx } = cardApp
  ctx.clock.set('2026-11-22T08:00:00+07:00')
  const now = ctx.clock.now()
  const { member, billId } = await addPlacedBooking(ctx.q, now, new Date('2026-11-22T08:30:00+07:00'))
  const rungs = [{ until: null, refund_percent: 100, penalty_percent: 0, refund_vnd: 4_200_000 }]
  const ladder = { condition: {}, deadline_hours: 0, penalty_percent: 0, rungs }
  await ctx.q`update bookings set refund_ladder = ${ladder} where id = ${billId}`
  await cardApp.decide(await cardApp.openPage(member, billId, 'epay_all'), { outcome: 'paid' })
  await cardApp.work()
  await cancelBooking(ctx, member, { bookingId: billId, reason: 'Bận', target: {}, idempotency: null })
  const [refund] = await ctx.q<{ id: number; code: string }>`
    select id, code from refunds where bill_id = ${billId}`
  const { id: refundId = 0, code } = refund ?? {}
  await agreeAsStaff(ctx, { staff, lang: 'vi' }, refundId)
  const differences = async () => {
    const id = await closeDay(ctx, staff, { day: '2026-11-22', source: 'epay', statement: '' })
    return (await listCloses(ctx.q, { id, limit: 1 }))[0]?.differences
  }
  expect(await differences()).toEqual([])
  await cardApp.trouble({ gateway: 'epay', operation: 'refund', trouble: 'lost_answer', times: 1 })
  await sendRefund(ctx, { refundId })
  const givenBack = { reference: code, statement_amount: -4_200_000, our_amount: null }
  expect(await differences()).toMatchObject([{ kind: 'missing_here', ...givenBack }])
  await sendRefund(ctx, { refundId })
  expect(await differences()).toEqual([])
})
