import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentsOfBill } from '#money/payments/payments-of-bill'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { returnShortMoney } from '#money/refunds/returns/return-short'
import { staffRefundRows } from '#money/refunds/staff/refund-rows'
import { balances, lastSms, receiptsOf, refundsOf, stateOf } from '#testing/bookings/bank-records'
import { outcome } from '#testing/bookings/bookings'
import { placedAtOnce } from '#testing/bookings/paid-booking'
import { linksOf, paysShare, splitBooking, statesOfShares } from '#testing/bookings/split-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addPackage } from '#testing/golf'
import { readBill } from '../bills/read-bill.ts'
import { cancelBooking } from '../cancel/cancel.ts'
import { giveShareAccount, readShare } from './read-share.ts'
import { endSplit, splitBill } from './split-bill.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const pay = (code: string | undefined, amount: number) => paysShare(ctx, code, amount)
const account = { refund_bank: '970415', refund_account: '101000000001', refund_name: 'TRAN VAN BINH' }

describe('splitting a bill', () => {
  test('gives each player a share with its own content and link', async () => {
    const booking = await placedAtOnce(ctx, {
      players: 3,
      price: 1_000_000,
      packages: [await addPackage(ctx.q, 50_001)],
    })
    expect(await readBill(ctx, booking.member, booking.id, 'vi')).toMatchObject({ can_split: 1, split: null })
    const ask = { id_general_bill_detail: booking.id, mode: 'equal', at_deadline: 'expire' } as const
    const { shares } = await splitBill(ctx, booking.member, ask)
    expect(shares.map(({ amount }) => amount)).toEqual([1_050_001, 1_050_001, 1_050_001])
    expect(new Set(shares.flatMap(({ bank_code, url }) => [bank_code, url])).size).toBe(6)
  })

  test('takes own amounts only when they are the bill to the đồng, and each for a player of it', async () => {
    const { id, member, amount } = await placedAtOnce(ctx, { players: 2 })
    const { services } = await readBill(ctx, member, id, 'vi')
    const players = services.flatMap((one) =>
      one.type === 'booking' ? one.listData.map((line) => line.id ?? 0) : [],
    )
    const [a = 0, b = 0] = players
    const own = (amounts: readonly (readonly [number, number])[]) =>
      outcome(
        splitBill(ctx, member, {
          id_general_bill_detail: id,
          mode: 'own',
          at_deadline: 'expire',
          shares: amounts.map(([player_id, one]) => ({ player_id, amount: one })),
        }),
      )
    expect(
      await own([
        [a, 1_000_000],
        [b, amount - 1_000_001],
      ]),
    ).toBe('share.sumDiffers')
    expect(
      await own([
        [a, 1_000_000],
        [999_999_999, amount - 1_000_000],
      ]),
    ).toBe('share.sumDiffers')
    expect(
      await own([
        [a, 1_000_000],
        [b, amount - 1_000_000],
        [999_999_999, 1],
      ]),
    ).toBe('share.sumDiffers')
    expect(
      await own([
        [a, amount],
        [b, 0],
      ]),
    ).toBe('share.onePlayer')
    expect(
      await own([
        [a, 1_000_000],
        [b, amount - 1_000_000],
      ]),
    ).toMatchObject({ missing: amount })
  })

  test('is refused for another golfer’s bill, with the setting off, and once money has come', async () => {
    const { id, member, codes } = await splitBooking(ctx)
    const ask = { id_general_bill_detail: id, mode: 'by_player', at_deadline: 'cover' } as const
    const other = await placedAtOnce(ctx)
    expect(await outcome(splitBill(ctx, other.member, ask))).toBe('payment.notFound')
    const off = { ...ctx, config: { ...ctx.config, billShares: false } }
    expect(await outcome(splitBill(off, member, ask))).toBe('share.off')
    const again = await splitBill(ctx, member, ask)
    // what comes for a share that was replaced goes back
    await pay(codes[0], 2_000_000)
    expect(await receiptsOf(ctx, codes[0] ?? '')).toEqual([{ state: 'resolved', reason: 'ended' }])
    await pay(linksOf(again).codes[0], 500_000)
    expect(await outcome(splitBill(ctx, member, ask))).toBe('share.moneyArrived')
    expect(await outcome(endSplit(ctx, member, id))).toBe('share.moneyArrived')
  })

  test('can be ended while no money has come, and the bill is paid in one again', async () => {
    const { id, member, amount } = await splitBooking(ctx)
    expect(
      await outcome(
        cancelBooking(ctx, member, {
          bookingId: id,
          playerId: await playerOf(id),
          reason: '',
          idempotency: null,
        }),
      ),
    ).toBe('share.amountFixed')
    await endSplit(ctx, member, id)
    expect((await readBill(ctx, member, id, 'vi')).split).toBeNull()
    const { transaction_id, bank } = await startBankTransfer(ctx, member, id)
    expect(bank.amount).toBe(amount)
    await pay(transaction_id, amount)
    expect(await stateOf(ctx, id)).toBe('paid')
  })
})

const playerOf = async (bookingId: number) =>
  (
    await ctx.q<{
      id: number
    }>`select id from booking_players where booking_id = ${bookingId} order by position desc limit 1`
  )[0]?.id ?? 0

describe('shares that are paid', () => {
  test('are held until the last one pays the bill, in any order', async () => {
    const before = await balances(ctx)
    const { id, member, codes, amount, passes } = await splitBooking(ctx)
    for (const code of [codes[2], codes[0], codes[3]]) await pay(code, 2_000_000)
    expect(await stateOf(ctx, id)).toBe('placed')
    expect(await statesOfShares(ctx, { id, member })).toEqual(['held', 'open', 'held', 'held'])
    expect((await balances(ctx)).shares_held).toBe((before.shares_held ?? 0) + 6_000_000)
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({
      due_amount: 2_000_000,
      left_to_pay: 2_000_000,
    })
    expect(await readShare(ctx, passes[2] ?? '')).toMatchObject({ state: 'held', missing: 0, transfer: null })
    await pay(codes[1], 2_000_000)
    expect(await stateOf(ctx, id)).toBe('paid')
    expect(await statesOfShares(ctx, { id, member })).toEqual(['paid', 'paid', 'paid', 'paid'])
    expect(await lastSms(ctx)).toContain('8.000.000đ')
    const after = await balances(ctx)
    expect(after.shares_held).toBe(before.shares_held)
    expect((after.bookings_paid ?? 0) - (before.bookings_paid ?? 0)).toBe(amount)
  })

  test('show the player their own share alone, without an account', async () => {
    const { codes, passes } = await splitBooking(ctx)
    const share = await readShare(ctx, passes[1] ?? '')
    expect(share).toMatchObject({ name: 'Khách 2', amount: 2_000_000, missing: 2_000_000, state: 'open' })
    expect(share?.transfer).toMatchObject({ bank_code: codes[1], amount: 2_000_000 })
    expect(JSON.stringify(share)).not.toMatch(/Khách 1|Khách 3|Nguyễn/)
    await expect(readShare(ctx, 'x'.repeat(22))).rejects.toThrow('booking.notFound')
  })

  test('are named by number for a player who has given no name, also where they go back', async () => {
    const { id, member, codes, passes } = await splitBooking(ctx, { players: 2 })
    const friend = await addMember(ctx.q, '')
    await ctx.q`
      update booking_players set member_id = ${friend.id}, guest_name = null
      where booking_id = ${id} and guest_name = 'Khách 2'`
    const name = `Golfer ${friend.vga}`
    expect(await readShare(ctx, passes[1] ?? '')).toMatchObject({ name })
    await pay(codes[1], 2_500_000)
    expect((await paymentsOfBill(ctx.q, id)).map(({ shareOf }) => shareOf)).toEqual(['Khách 1', name])
    expect((await readBill(ctx, member, id, 'vi')).refunds).toMatchObject([{ payer: name }])
    const refunds = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
    const [listed] = await staffRefundRows(
      ctx.q,
      refunds.map((refund) => refund.id),
    )
    expect(listed).toMatchObject({ payer: name })
  })

  test('never pay another share: what is double or too much goes back to its player', async () => {
    const { id, codes, passes } = await splitBooking(ctx)
    await pay(codes[1], 5_000_000)
    await pay(codes[1], 2_000_000)
    expect(await receiptsOf(ctx, codes[1] ?? '')).toEqual([
      { state: 'resolved', reason: 'excess' },
      { state: 'resolved', reason: 'already_paid' },
    ])
    expect(await stateOf(ctx, id)).toBe('placed')
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 3_000_000 }, { amount_vnd: 2_000_000 }])
    expect((await readShare(ctx, passes[1] ?? ''))?.refunds).toMatchObject([
      { amount: 3_000_000, needs_account: 1 },
      { amount: 2_000_000, needs_account: 1 },
    ])
    const given = await giveShareAccount(ctx, passes[1] ?? '', account)
    expect(given.refunds).toMatchObject([
      { state: 'to_transfer', account_tail: '0001' },
      { state: 'to_transfer', account_tail: '0001' },
    ])
    expect(await outcome(giveShareAccount(ctx, passes[1] ?? '', account))).toBe('refund.wrongState')
    expect((await readShare(ctx, passes[0] ?? ''))?.refunds).toEqual([])
    await balances(ctx)
  })

  test('wait when they are short, and only their own rest completes them', async () => {
    const { id, member, codes, passes } = await splitBooking(ctx)
    await pay(codes[1], 1_500_000)
    await pay(codes[2], 2_500_000)
    expect(await statesOfShares(ctx, { id, member })).toEqual(['open', 'open', 'held', 'open'])
    expect(await readShare(ctx, passes[1] ?? '')).toMatchObject({
      missing: 500_000,
      transfer: { amount: 500_000 },
    })
    await pay(codes[1], 500_000)
    expect(await statesOfShares(ctx, { id, member })).toEqual(['open', 'held', 'held', 'open'])
    await balances(ctx)
  })

  test('are covered by the golfer at any time, and a short share then goes back', async () => {
    const { id, member, codes } = await splitBooking(ctx)
    await pay(codes[1], 2_000_000)
    await pay(codes[2], 700_000)
    const { transaction_id, bank } = await startBankTransfer(ctx, member, id)
    expect(bank.amount).toBe(6_000_000)
    await pay(codes[3], 2_000_000)
    expect((await startBankTransfer(ctx, member, id)).bank.amount).toBe(4_000_000)
    // the older code of the golfer asks for the rest of this moment
    await pay(transaction_id, 6_000_000)
    expect(await stateOf(ctx, id)).toBe('paid')
    expect(await statesOfShares(ctx, { id, member })).toEqual(
      ['covered', 'held', 'covered', 'held'].map((one) => (one === 'held' ? 'paid' : one)),
    )
    await returnShortMoney(ctx)
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 2_000_000 }, { amount_vnd: 700_000 }])
    await balances(ctx)
  })

  test('complete a bill whose golfer had sent too little for the rest before', async () => {
    const { id, member, codes } = await splitBooking(ctx)
    const { transaction_id } = await startBankTransfer(ctx, member, id)
    await pay(transaction_id, 1_000_000)
    await pay(transaction_id, 4_000_000)
    await pay(codes[1], 2_000_000)
    expect(await stateOf(ctx, id)).toBe('placed')
    await pay(codes[2], 2_000_000)
    expect(await stateOf(ctx, id)).toBe('paid')
    expect(await refundsOf(ctx, id)).toMatchObject([{ amount_vnd: 1_000_000 }])
    await balances(ctx)
  })
})
