import { formatMoney } from '@teeviet/contract/rules/money/money'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, pointsAccount } from '#platform/ledger/accounts'
import { checkLedger } from '#platform/ledger/check'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { addStaff } from '#testing/golf'
import { listApprovals } from '../../approvals/list-approvals.ts'
import { propose } from '../../approvals/propose.ts'
import { post } from '../../posting/post.ts'
import { pointHistory } from '../../wallet/point-history.ts'
import { startCardPayment } from '../start-card-payment.ts'
import { listChargebacks } from './list-chargebacks.ts'
import { recordChargeback, sensitiveCase } from './record-chargeback.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

let cardApp: CardApp
let booking: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
const FEE = 94_600 // 2.2 % of 4.200.000 and 2.200

beforeAll(async () => {
  cardApp = await openCardApp()
})
afterAll(() => cardApp.close())
beforeEach(async () => {
  cardApp.ctx.clock.set(start)
  booking = await addPlacedBooking(cardApp.ctx.q, start, payBy)
})

const open = (method: string) => cardApp.openPage(booking.member, booking.billId, method)
const balances = async () => {
  const { balanced, accounts } = await checkLedger(cardApp.ctx.q)
  expect(balanced).toBe(true)
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
}

it('a chargeback moves the money from clearing to disputes, once for its number', async () => {
  const { ctx } = cardApp
  const admin = await addStaff(ctx.q, ['admin'])
  const reference = await open('ale_pay')
  const reported = {
    reference,
    gatewayReference: `CB-${reference}`,
    amountVnd: 4_200_000 + FEE,
    occurredAt: start,
    note: 'thư của ngân hàng',
  }
  await expect(recordChargeback(ctx, admin, reported)).rejects.toThrow('payment.notFound')
  await cardApp.decide(reference, { outcome: 'paid' })
  await cardApp.work()
  const before = await balances()
  await ctx.q`insert into site_settings (name, value) values ('second_person_above', '"1000000"')`
  await expect(recordChargeback(ctx, admin, reported)).rejects.toThrow('approval.needed')
  expect(await balances()).toEqual(before)
  await inTransaction(ctx.pool, (q) =>
    propose(ctx, q, admin, { ...sensitiveCase(reported), request: { transaction_id: reference } }),
  )
  const [proposal] = await listApprovals(ctx.q, admin.id)
  const second = await addStaff(ctx.q, ['admin'])
  await recordChargeback(ctx, second, reported, proposal?.id)
  await recordChargeback(ctx, second, reported, proposal?.id)
  await ctx.q`delete from site_settings where name = 'second_person_above'`
  await recordChargeback(ctx, admin, reported)
  const after = await balances()
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
  expect([grown('chargebacks'), grown('clearing:alepay')]).toEqual([4_200_000 + FEE, -4_200_000 - FEE])
  const sms = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${booking.billId} and text like '%thu hồi%'`
  expect(sms.map(({ text }) => text)).toEqual([expect.stringContaining(formatMoney(4_200_000 + FEE))])
  expect(await listChargebacks(ctx, { limit: 1 })).toMatchObject([{ transaction_id: reference }])
  await expect(
    recordChargeback(ctx, admin, { ...reported, gatewayReference: 'CB-2', amountVnd: 1 }),
  ).rejects.toThrow('payment.chargebackAmount')
})

it('a top-up that the network takes back leaves the wallet as far as it is there, never below zero', async () => {
  const { ctx } = cardApp
  const { member } = booking
  const admin = await addStaff(ctx.q, ['admin'])
  const chargedBack: number[] = []
  for (const spent of [0, 1_000_000]) {
    const purpose = { topUpVnd: 1_500_000 }
    const { reference, link, feeVnd } = await startCardPayment(ctx, member, { method: 'ale_pay', purpose })
    await fetch(link, { redirect: 'manual' })
    await cardApp.decide(reference, { outcome: 'paid' })
    await cardApp.work()
    if (spent > 0) await spend(spent)
    const before = await balances()
    const amountVnd = 1_500_000 + feeVnd
    const gatewayReference = `CB-${reference}`
    const reported = { reference, gatewayReference, amountVnd, occurredAt: start, note: '' }
    await recordChargeback(ctx, admin, reported)
    await recordChargeback(ctx, admin, reported)
    const after = await balances()
    expect(after[`points:${member.id}`]).toBe(0)
    chargedBack.push((after.chargebacks ?? 0) - (before.chargebacks ?? 0))
  }
  // the fee and the spent points are in dispute
  expect(chargedBack).toEqual([35_200, 1_035_200])
  const [movement] = await pointHistory(ctx, member, { page: 0 }, 'vi')
  expect(movement).toMatchObject({
    type: 0,
    point: 500_000,
    description: 'Ngân hàng thẻ thu hồi khoản nạp',
  })
})

const spend = (amountVnd: number) =>
  inTransaction(cardApp.ctx.pool, (q) =>
    post(q, {
      cause: `spent:${booking.billId}`,
      kind: 'payment',
      entries: [
        { account: pointsAccount(booking.member.id), amountVnd },
        { account: ACCOUNTS.bookingsPaid, amountVnd: -amountVnd },
      ],
      occurredAt: start,
      now: start,
    }),
  )
