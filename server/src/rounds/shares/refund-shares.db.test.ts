import { proportion } from '@teeviet/contract/rules/money/proportion'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { agreeRefund } from '#money/refunds/decide'
import { chooseOwnTarget } from '#money/refunds/quote/choose-own-target'
import { creditRainCheck } from '#money/refunds/returns/return-part'
import { inTransaction } from '#platform/database/transaction'
import { balances, stateOf } from '#testing/bookings/bank-records'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { type SplitBooking, splitBooking } from '#testing/bookings/split-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addStaff } from '#testing/golf'
import { readBill } from '../bills/read-bill.ts'
import { cancelBooking } from '../cancel/cancel.ts'
import { giveShareAccount } from './read-share.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Row = { code: string | null; amount: number; premium: number; target: string | null; state: string }

const refundsByShare = (id: number) =>
  ctx.q<Row>`
    select p.reference as code, r.amount_vnd as amount, r.premium_vnd as premium, r.target, r.state
    from refunds r join payments p on p.id = r.payment_id where r.bill_id = ${id} order by p.id, r.id`

async function agree(id: number) {
  const staff = await addStaff(ctx.q)
  const [refund] = await ctx.q<{ id: number }>`
    select id from refunds where bill_id = ${id} and state = 'requested' order by id limit 1`
  await inTransaction(ctx.pool, (q) =>
    agreeRefund(ctx, q, { refundId: refund?.id ?? 0, staffId: staff.id, now: ctx.clock.now() }),
  )
}

/** The golfer asks for all of it, or one player, to the wallet. */
const cancel = ({ id, member }: SplitBooking, playerId?: number) =>
  cancelBooking(ctx, member, {
    bookingId: id,
    ...(playerId === undefined ? {} : { playerId }),
    reason: '',
    target: { refund_to: 'wallet' },
    idempotency: null,
  })

async function payAll({ codes }: SplitBooking, amounts: readonly number[]) {
  for (const [index, code] of codes.entries()) await bankReports(ctx, code, amounts[index] ?? 0)
}

const amountsOf = ({ split }: SplitBooking) => split.shares.map(({ amount }) => amount)

test('a cancelled booking goes back by the refund tier to each payer, in proportion and to the đồng', async () => {
  const packages = [await addPackage(ctx.q, 33_333)]
  for (const percent of [100, 67, 33, 1]) {
    const booking = await splitBooking(ctx, { players: 3, price: 1_111_111, packages })
    const amounts = amountsOf(booking)
    await payAll(booking, amounts)
    expect(await stateOf(ctx, booking.id)).toBe('paid')
    const total = Math.floor((booking.amount * percent) / 100)
    const rungs = [
      { until: null, refund_percent: percent, penalty_percent: 100 - percent, refund_vnd: total },
    ]
    const terms = {
      condition: { vi: 'Ngày thường' },
      deadline_hours: 48,
      penalty_percent: 100 - percent,
      rungs,
    }
    await ctx.q`update bookings set refund_ladder = ${terms} where id = ${booking.id}`
    const { refund_amount: refunded } = await cancel(booking)
    await agree(booking.id)
    const refunds = await refundsByShare(booking.id)
    expect(refunds.map(({ code }) => code)).toEqual(booking.codes)
    expect(refunds.map(({ amount }) => amount)).toEqual(proportion(refunded, amounts))
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded)
    await balances(ctx)
  }
})

test('only the player who paid a share gives the account for it, and the golfer gets none of it', async () => {
  const booking = await splitBooking(ctx, { players: 2 })
  await payAll(booking, amountsOf(booking))
  await cancel(booking)
  await agree(booking.id)
  const refunds = await refundsByShare(booking.id)
  expect(refunds.filter(({ target }) => target === 'wallet')).toHaveLength(0)
  const bill = await readBill(ctx, booking.member, booking.id, 'vi')
  expect(bill.refunds.map(({ payer, targets }) => [payer, targets])).toEqual([
    ['Khách 1', []],
    ['Khách 2', []],
  ])
  const fields = { refund_to: 'wallet' as const }
  const own = chooseOwnTarget(ctx, booking.member, { refundId: bill.refunds[0]?.id ?? 0, fields, lang: 'vi' })
  expect(await outcome(own)).toBe('share.payerChooses')
  const account = { refund_bank: '970415', refund_account: '101000000001', refund_name: 'TRAN VAN BINH' }
  await giveShareAccount(ctx, booking.passes[1] ?? '', account)
  expect((await refundsByShare(booking.id)).map(({ state }) => state)).toEqual([
    'needs_target',
    'to_transfer',
  ])
})

test('what the golfer covered goes back to the golfer, and a cancelled player gets their own share first', async () => {
  const booking = await splitBooking(ctx, { players: 4 })
  await bankReports(ctx, booking.codes[2] ?? '', 2_000_000)
  await bankReports(ctx, booking.codes[3] ?? '', 2_000_000)
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  await bankReports(ctx, transaction_id, 4_000_000)
  const [, , third] = booking.split.shares
  await cancel(booking, third?.player_id ?? 0)
  await agree(booking.id)
  expect(await refundsByShare(booking.id)).toMatchObject([
    { code: booking.codes[2], amount: 2_000_000, state: 'needs_target' },
  ])
  await cancel(booking)
  await agree(booking.id)
  expect(await refundsByShare(booking.id)).toMatchObject([
    { code: booking.codes[2], amount: 2_000_000 },
    { code: booking.codes[3], amount: 2_000_000, state: 'needs_target' },
    { code: transaction_id, amount: 4_000_000, state: 'done', target: 'wallet' },
  ])
  await balances(ctx)
})

test('what the weather took from a share goes to the account of the player who paid it', async () => {
  const booking = await splitBooking(ctx, { players: 2 })
  await payAll(booking, amountsOf(booking))
  const actor = { kind: 'staff', id: (await addStaff(ctx.q)).id } as const
  const credit = { bookingId: booking.id, memberId: booking.member.id, amountVnd: 1_000_000, actor }
  await inTransaction(ctx.pool, (q) => creditRainCheck(ctx, q, { ...credit, now: ctx.clock.now() }))
  const account = { refund_bank: '970415', refund_account: '101000000001', refund_name: 'TRAN VAN BINH' }
  for (const pass of booking.passes) await giveShareAccount(ctx, pass, account)
  expect(await refundsByShare(booking.id)).toMatchObject([
    { amount: 500_000, target: 'bank', state: 'to_transfer' },
    { amount: 500_000, target: 'bank', state: 'to_transfer' },
  ])
})
