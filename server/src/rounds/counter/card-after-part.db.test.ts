import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCardPayment } from '#money/cards/start-card-payment'
import { type CardApp, openCardApp } from '#testing/apps/card-app'
import { balances, payBy, payer, start, stateOf } from '#testing/apps/card-records'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { addStaff } from '#testing/golf'
import { takePayment } from './take-payment.ts'

let app: CardApp
beforeAll(async () => {
  app = await openCardApp()
})
afterAll(() => app.close())

test('a card pays what the counter has not taken, also where its page was open before the counter took a part', async () => {
  const { ctx } = app
  ctx.clock.set(start)
  const { billId, member, ...booking } = await addPlacedBooking(ctx.q, start, payBy)
  const before = await startCardPayment(ctx, member, { method: 'ale_pay', purpose: { billId } })
  expect(before.amountVnd).toBe(4_200_000)

  const taken = { id: billId, method: 'counter_cash', expected_amount: 4_200_000, amount: 1_200_000 } as const
  await takePayment(ctx, { staff: await addStaff(ctx.q, ['staff']), lang: 'vi' }, taken)
  const after = await startCardPayment(ctx, member, { method: 'ale_pay', purpose: { billId } })
  expect(after.amountVnd).toBe(3_000_000)
  expect(after.reference).not.toBe(before.reference)

  const reference = await app.openPage(payer('ale_pay', { billId, member, ...booking }), billId, 'ale_pay')
  expect(reference).toBe(after.reference)
  await app.decide(reference, { outcome: 'paid' })
  await app.work()
  expect(await stateOf(app, billId)).toBe('paid')
  expect(
    await ctx.q`select method, amount_vnd as vnd from payments where bill_id = ${billId} and state = 'succeeded' order by method`,
  ).toEqual([
    { method: 'ale_pay', vnd: 3_000_000 },
    { method: 'counter_cash', vnd: 1_200_000 },
  ])
  expect((await balances(app)).suspense).toBe(0)
})
