import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { matchReceipt } from '#money/receipts/match-receipt'
import type { Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { stateOf } from '#testing/bookings/bank-records'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { paysShare, splitBooking, statesOfShares } from '#testing/bookings/split-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** Money whose content names nothing. */
async function waiting(amount: number): Promise<number> {
  await bankReports(ctx, 'tien golf cua anh An', amount)
  const [row] = await ctx.q<{ id: number }>`select id from receipts order by id desc limit 1`
  return row?.id ?? 0
}

async function split() {
  const booking = await splitBooking(ctx, { players: 2 })
  const [first, second] = booking.split.shares
  const match = (receiptId: number, playerId: number | undefined) =>
    matchReceipt(ctx, staff, { receiptId, bookingId: booking.id, playerId })
  return { booking, match, first: first?.player_id, second: second?.player_id, amount: first?.amount ?? 0 }
}

const receipt = async (id: number) =>
  (
    await ctx.q<{ state: string; reason: string | null; applied: number }>`
      select state, reason, applied_vnd as applied from receipts where id = ${id}`
  )[0]

test('money with a wrong content pays the share that staff choose, and the last share pays the bill', async () => {
  const { booking, match, first, amount } = await split()
  const id = await waiting(amount)
  await match(id, first)
  expect(await receipt(id)).toEqual({ state: 'matched', reason: null, applied: amount })
  expect(await statesOfShares(ctx, booking)).toEqual(['held', 'open'])
  expect(await stateOf(ctx, booking.id)).toBe('placed')
  await paysShare(ctx, booking.codes[1], amount)
  expect(await stateOf(ctx, booking.id)).toBe('paid')
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
})

test('it pays the bill when it is the last share, and too much of it stays on the list', async () => {
  const { booking, match, second, amount } = await split()
  await paysShare(ctx, booking.codes[0], amount)
  const id = await waiting(amount + 5_000)
  await match(id, second)
  expect(await stateOf(ctx, booking.id)).toBe('paid')
  expect(await receipt(id)).toEqual({ state: 'unmatched', reason: 'excess', applied: amount })
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
})

test('a part of a share waits for its rest and pays no other share', async () => {
  const { booking, match, first, amount } = await split()
  const [part, rest] = [await waiting(amount - 1_000), await waiting(1_000)]
  await match(part, first)
  expect(await receipt(part)).toMatchObject({ state: 'unmatched', reason: 'short' })
  expect(await statesOfShares(ctx, booking)).toEqual(['open', 'open'])
  await match(rest, first)
  expect(await statesOfShares(ctx, booking)).toEqual(['held', 'open'])
  expect(await receipt(part)).toMatchObject({ state: 'matched', applied: amount - 1_000 })
})

test('two of the staff who match two transfers to one share at once pay it once', async () => {
  const { booking, match, first, amount } = await split()
  const [one, other] = [await waiting(amount), await waiting(amount)]
  await Promise.all([match(one, first), match(other, first)])
  const states = await Promise.all([receipt(one), receipt(other)])
  expect(states.map((row) => row?.state).toSorted()).toEqual(['matched', 'unmatched'])
  expect(await statesOfShares(ctx, booking)).toEqual(['held', 'open'])
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
})

test('a player of another bill has no share of this one', async () => {
  const [{ match, amount }, { first }] = [await split(), await split()]
  expect(await outcome(match(await waiting(amount), first))).toBe('payment.notFound')
})
