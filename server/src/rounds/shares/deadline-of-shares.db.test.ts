import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { returnSharesOfEnded } from '#money/refunds/returns/return-shares'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import { pointsOf } from '#platform/ledger/points'
import { balances, lastSms, receiptsOf, refundsOf, stateOf } from '#testing/bookings/bank-records'
import { brokenPlaces } from '#testing/bookings/bookings'
import { paysShare, splitBooking, statesOfShares } from '#testing/bookings/split-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { cancelBooking } from '../cancel/cancel.ts'
import { workOffDeadline } from '../deadlines/work-off-deadline.ts'
import { giveShareAccount } from './read-share.ts'
import { remindOfShares } from './remind-of-shares.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
})
afterAll(() => ctx.close())
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
beforeEach(() => ctx.clock.set(start))

const pay = (code: string | undefined, amount: number, at?: Date) => paysShare(ctx, code, amount, at)
const account = { refund_bank: '970415', refund_account: '101000000001', refund_name: 'TRAN VAN BINH' }

describe('the deadline of a split bill', () => {
  test('gives every share back in full, parts and late ones too, when the bill is to expire', async () => {
    const before = await balances(ctx)
    const { id, member, codes, passes } = await splitBooking(ctx)
    await pay(codes[0], 2_000_000)
    await pay(codes[1], 2_000_000)
    await pay(codes[2], 900_000)
    ctx.clock.set(payBy)
    await Promise.all([workOffDeadline(ctx, { bookingId: id }), workOffDeadline(ctx, { bookingId: id })])
    expect(await stateOf(ctx, id)).toBe('expired')
    expect(await lastSms(ctx)).toMatch(/Hoàn đủ 4\.900\.000đ/)
    ctx.clock.set(new Date(payBy.getTime() + 60_000))
    await pay(codes[3], 2_000_000)
    // sent in time, and reported after the shares have gone back
    await pay(codes[3], 2_000_000, new Date(payBy.getTime() - 60_000))
    const refunds = await refundsOf(ctx, id)
    expect(refunds.map(({ amount_vnd }) => amount_vnd)).toEqual([
      2_000_000, 2_000_000, 900_000, 2_000_000, 2_000_000,
    ])
    expect(await statesOfShares(ctx, { id, member })).toEqual([
      'returned',
      'returned',
      'returned',
      'returned',
    ])
    const given = await giveShareAccount(ctx, passes[1] ?? '', account)
    expect(given).toMatchObject({ state: 'returned', refunds: [{ amount: 2_000_000, state: 'to_transfer' }] })
    const after = await balances(ctx)
    expect(after.shares_held).toBe(before.shares_held)
    expect(after.suspense).toBe(before.suspense)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('ends at its second: a share that was sent later goes back, whether the job has run or not', async () => {
    const { id, member, codes } = await splitBooking(ctx)
    const late = new Date(payBy.getTime() + 1000)
    ctx.clock.set(late)
    await pay(codes[0], 2_000_000, late)
    await pay(codes[1], 2_000_000, payBy)
    expect(await statesOfShares(ctx, { id, member })).toEqual(['open', 'held', 'open', 'open'])
    expect(await receiptsOf(ctx, codes[0] ?? '')).toEqual([{ state: 'resolved', reason: 'late' }])
  })

  test('keeps no booking alive by a rest that the golfer sent in time and the bank reported too late', async () => {
    const { id, member, codes } = await splitBooking(ctx)
    const { transaction_id } = await startBankTransfer(ctx, member, id)
    await pay(codes[0], 2_000_000)
    ctx.clock.set(payBy)
    await workOffDeadline(ctx, { bookingId: id })
    await pay(transaction_id, 6_000_000, new Date(payBy.getTime() - 60_000))
    expect(await stateOf(ctx, id)).toBe('expired')
    ctx.clock.set(new Date(payBy.getTime() + 86_400_001))
    await returnShortMoney(ctx)
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 2_000_000 }, { amount_vnd: 6_000_000 }])
    await balances(ctx)
  })

  test('takes what is missing from the wallet that was to cover it', async () => {
    const { id, member, codes } = await splitBooking(ctx, { atDeadline: 'cover' })
    await fillWallet(ctx, member, 4_500_000)
    await pay(codes[0], 2_000_000)
    await pay(codes[1], 2_000_000)
    ctx.clock.set(payBy)
    await workOffDeadline(ctx, { bookingId: id })
    expect(await stateOf(ctx, id)).toBe('paid')
    expect(await pointsOf(ctx.q, member.id)).toBe(500_000)
    expect(await statesOfShares(ctx, { id, member })).toEqual(['paid', 'paid', 'covered', 'covered'])
    await pay(codes[3], 2_000_000)
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 2_000_000 }])
    await balances(ctx)
  })

  test('expires a bill whose wallet has not enough, or was spent at the same moment', async () => {
    const poor = await splitBooking(ctx, { atDeadline: 'cover' })
    await fillWallet(ctx, poor.member, 7_999_999)
    ctx.clock.set(payBy)
    await workOffDeadline(ctx, { bookingId: poor.id })
    expect(await stateOf(ctx, poor.id)).toBe('expired')
    expect(await pointsOf(ctx.q, poor.member.id)).toBe(7_999_999)
    ctx.clock.set(start)
    const first = await splitBooking(ctx, { atDeadline: 'cover' })
    const second = await splitBooking(ctx, { atDeadline: 'cover', member: first.member })
    await fillWallet(ctx, first.member, 12_000_000)
    ctx.clock.set(payBy)
    await Promise.all([first, second].map(({ id }) => workOffDeadline(ctx, { bookingId: id })))
    expect(await Promise.all([first, second].map(({ id }) => stateOf(ctx, id)))).toEqual(
      expect.arrayContaining(['paid', 'expired']),
    )
    expect(await pointsOf(ctx.q, first.member.id)).toBe(4_000_000)
    await balances(ctx)
  })

  test('is announced by one SMS with what is missing and what happens then', async () => {
    const { id, codes } = await splitBooking(ctx)
    await pay(codes[0], 2_000_000)
    const [split] = await ctx.q<{ id: number }>`select id from bill_splits where bill_id = ${id}`
    const splitId = split?.id ?? 0
    await remindOfShares(ctx, splitId)
    expect((await ctx.enqueued('share-reminder')).at(-1)?.at).toEqual(new Date(payBy.getTime() - 600_000))
    ctx.clock.set(new Date(payBy.getTime() - 600_000))
    await Promise.all([remindOfShares(ctx, splitId), remindOfShares(ctx, splitId)])
    const sent = await ctx.q<{
      text: string
    }>`select text from messages where booking_id = ${id} and text like '%phần chưa trả%'`
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toMatch(/còn 3 phần chưa trả, 6\.000\.000đ.*08:30/)
  })

  test('leaves the shares of a cancelled booking to be returned, once', async () => {
    const { id, member, codes } = await splitBooking(ctx)
    await pay(codes[0], 2_000_000)
    await pay(codes[1], 100_000)
    await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null })
    await Promise.all([returnSharesOfEnded(ctx), returnSharesOfEnded(ctx)])
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 2_000_000 }, { amount_vnd: 100_000 }])
    await pay(codes[2], 2_000_000)
    expect(await receiptsOf(ctx, codes[2] ?? '')).toEqual([{ state: 'resolved', reason: 'ended' }])
    await balances(ctx)
  })
})
