import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { checkLedger } from '#platform/ledger/check'
import { bankReports } from '#testing/bookings/bank-reports'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { post } from '../posting/post.ts'
import { splitRounds } from './split-rounds.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ CLUB_SHARE_PERCENT: '85' })
})
afterAll(() => ctx.close())

async function paid(): Promise<number> {
  ctx.clock.set(start)
  const booking = await addPlacedBooking(ctx.q, start, payBy)
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
  await bankReports(ctx, transaction_id, 4_200_000)
  return booking.billId
}
const state = (id: number, name: string) => ctx.q`update bookings set state = ${name} where id = ${id}`
const balances = async () => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  const all = Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
  return [all.bookings_paid, all.club_shares_owed, all.revenue, all.premiums_owed]
}

it('shares a round with its club once it was played, and once only', async () => {
  const [played, waiting, kept, lost] = [await paid(), await paid(), await paid(), await paid()]
  await state(played, 'played')
  // half of the third went back, the rest is the penalty
  await state(kept, 'partly_refunded')
  await inTransaction(ctx.pool, (q) =>
    post(q, {
      cause: 'refund:1',
      kind: 'refund',
      entries: [
        { account: 'bookings_paid', amountVnd: 2_000_000 },
        { account: 'refunds_due', amountVnd: -2_000_000 },
      ],
      occurredAt: start,
      now: start,
      billId: kept,
    }),
  )
  // so late that nothing went back: all of it is the penalty
  await state(lost, 'cancelled')
  await splitRounds(ctx)
  expect(await balances()).toEqual([14_000_000, 0, 0, 800_000])

  ctx.clock.set('2026-11-26T02:30:00+07:00')
  await Promise.all([splitRounds(ctx), splitRounds(ctx)])
  await splitRounds(ctx)
  expect(await balances()).toEqual([4_000_000, 8_500_000, 1_500_000, 800_000])
  expect(waiting).toBeGreaterThan(0)
})
