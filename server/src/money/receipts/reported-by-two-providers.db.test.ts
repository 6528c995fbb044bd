import { dayMs } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { report, type Transfer } from '#invariants/simulation/simulated-bank'
import type { BankNotifier } from '#platform/gateways/bank-notifications/notification'
import { checkLedger } from '#platform/ledger/check'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { traceMoney } from '../books/trace-money.ts'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { startTopUpTransfer } from '../wallet/open-top-up.ts'
import { receiptToWallet } from './receipt-to-wallet.ts'
import { isSameMoney } from './same-money.ts'

const start = new Date('2026-11-20T08:00:00+07:00')
const everybody: readonly BankNotifier[] = ['sepay', 'casso', 'receive-bill-bank']

let ctx: TestContext
let booking: PlacedBooking
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  booking = await addPlacedBooking(ctx.q, start, new Date('2026-11-20T08:30:00+07:00'))
})

let id = 0
function transfer(content: string, amountVnd: number): Transfer {
  id += 1
  const account = ctx.config.bank.accountNumber
  return { id, by: everybody, content, amountVnd, at: start, account, thanked: new Set() }
}
const balanceOf = async (account: string) => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return accounts.find(({ name }) => name === account)?.balance ?? 0
}
const receiptsOf = (content: string) =>
  ctx.q`select state, amount_vnd from receipts where content = ${content} order by id`

it('one transfer reported by every provider, at once and again, pays a bill once and refunds nothing', async () => {
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
  const reported = transfer(transaction_id, 4_200_000)
  const before = await balanceOf('bank')
  const answers = await Promise.all([...everybody, ...everybody].map((by) => report(ctx, reported, by)))
  expect(answers.every((failure) => failure === null)).toBe(true)
  expect(await receiptsOf(transaction_id)).toEqual([{ state: 'matched', amount_vnd: 4_200_000 }])
  expect(await balanceOf('bank')).toBe(before + 4_200_000)
  expect(await ctx.q`select id from refunds where bill_id = ${booking.billId}`).toEqual([])
  const open = await ctx.q`select id from inbound_notifications where handled_at is null`
  expect(open).toEqual([])
})

it('tops up a wallet once, and is found by the number of either notifier', async () => {
  const { transaction_id } = await startTopUpTransfer(ctx, booking.member, 700_000)
  const reported = transfer(transaction_id, 700_000)
  await report(ctx, reported, 'casso')
  await report(ctx, reported, 'receive-bill-bank')
  expect(await receiptsOf(transaction_id)).toEqual([{ state: 'matched', amount_vnd: 700_000 }])
  expect(await balanceOf(`points:${booking.member.id}`)).toBe(700_000)
  const traces = await Promise.all(
    [`${reported.id}`, `FT${reported.id}`].map((words) => traceMoney(ctx, words)),
  )
  expect(traces.map(({ receipts }) => receipts.length)).toEqual([1, 1])
})

it('another amount under the same number is other money', async () => {
  const reported = transfer('hoan tien', 50_000)
  await report(ctx, reported, 'sepay')
  await report(ctx, { ...reported, amountVnd: 60_000 }, 'casso')
  expect(await receiptsOf('hoan tien')).toHaveLength(2)
})

/** The second of two transfers with the same reference and amount: each provider has a number of its own for it. */
const duplicateOf = (reported: Transfer, reference: string): Transfer => ({
  ...reported,
  id: reported.id + 1_000_000,
  reference,
})

it('two transfers with one reference and amount are two, in whatever order two providers report them', async () => {
  for (const order of [
    ['sepay 1', 'sepay 2', 'casso 1', 'casso 2'],
    ['sepay 1', 'casso 1', 'casso 2', 'sepay 2'],
    ['casso 2', 'sepay 1', 'sepay 2', 'casso 1'],
    // the second one never reaches SePay
    ['sepay 1', 'casso 1', 'casso 2', 'casso 2'],
  ]) {
    const content = `tien le ${order.join(' ')}`
    const first = transfer(content, 40_000)
    const both = [first, duplicateOf(first, `FT${first.id}`)]
    for (const reporting of order) {
      const [by, which] = reporting.split(' ')
      const reported = both[Number(which) - 1]
      if (reported) expect(await report(ctx, reported, by as BankNotifier)).toBeNull()
    }
    expect(await receiptsOf(content), order.join()).toHaveLength(2)
  }
})

it('another notifier’s transfer that names another code is another transfer', async () => {
  const [mine, other] = await Promise.all([
    startTopUpTransfer(ctx, booking.member, 300_000),
    startTopUpTransfer(ctx, (await addPlacedBooking(ctx.q, start, start)).member, 300_000),
  ])
  const reported = transfer(mine.transaction_id, 300_000)
  await report(ctx, reported, 'sepay')
  await report(ctx, { ...reported, content: `MBVCB ${other.transaction_id} CT` }, 'casso')
  expect(await receiptsOf(mine.transaction_id)).toEqual([{ state: 'matched', amount_vnd: 300_000 }])
  expect(await receiptsOf(`MBVCB ${other.transaction_id} CT`)).toEqual([
    { state: 'matched', amount_vnd: 300_000 },
  ])
})

it('days apart it waits for staff, who mark it as a duplicate or accept it as its own', async () => {
  const admin = await addStaff(ctx.q, ['admin'])
  const bank = await balanceOf('bank')
  const reported = transfer('dung lai so', 4_200_000)
  const later = new Date(start.getTime() + 3 * dayMs)
  await report(ctx, reported, 'sepay')
  ctx.clock.set(later)
  const again = { ...reported, at: later, content: 'dung lai so casso' }
  await report(ctx, again, 'casso')
  const [doubtful] = await ctx.q<{ id: number; reason: string }>`
    select id, state, reason from receipts where content = ${again.content}`
  expect(doubtful).toMatchObject({ state: 'unmatched', reason: 'told_before' })
  expect(await balanceOf('bank')).toBe(bank + 8_400_000)
  await isSameMoney(ctx, admin, doubtful?.id ?? 0)
  expect(await balanceOf('bank')).toBe(bank + 4_200_000)
  await expect(isSameMoney(ctx, admin, doubtful?.id ?? 0)).rejects.toThrow('staff.receiptSettled')

  const third = { ...duplicateOf(again, `FT${reported.id}`), content: 'so cu lan nua' }
  ctx.clock.set(new Date(later.getTime() + 3 * dayMs))
  await report(ctx, { ...third, at: ctx.clock.now() }, 'sepay')
  const [own] = await ctx.q<{
    id: number
  }>`select id, state, reason from receipts where content = ${third.content}`
  expect(own).toMatchObject({ state: 'unmatched' })
  await receiptToWallet(ctx, admin, { receiptId: own?.id ?? 0, vid: String(booking.member.vga) })
  expect(await balanceOf(`points:${booking.member.id}`)).toBe(4_200_000)
})

it('the database refuses to receive the same movement twice', async () => {
  const reported = transfer('khoa', 50_000)
  await report(ctx, reported, 'sepay')
  await report(ctx, duplicateOf(reported, `FT${reported.id}`), 'sepay')
  await expect(ctx.q`update receipts set movement_number = 1 where content = 'khoa'`).rejects.toThrow(
    'movement_is_received_once',
  )
})
