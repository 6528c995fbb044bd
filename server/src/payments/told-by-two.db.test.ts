import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BankNotifier } from '../gateways/bank-notifications/notification.ts'
import { checkLedger } from '../ledger/check.ts'
import { type Transfer, tell } from '../promises/simulation/played-bank.ts'
import { traceMoney } from '../staff/trace-money.ts'
import { createTestContext, type TestContext } from '../testing/context.ts'
import { addPlacedBooking, type PlacedBooking } from '../testing/placed-booking.ts'
import { startTopUpTransfer } from '../wallet/open-top-up.ts'
import { startBankTransfer } from './start-bank-transfer.ts'

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
const standsOn = async (account: string) => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return accounts.find(({ name }) => name === account)?.balance ?? 0
}
const receiptsOf = (content: string) =>
  ctx.q`select state, amount_vnd from receipts where content = ${content} order by id`

it('one transfer told by every notifier, at once and again, pays a bill once and gives nothing back', async () => {
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.billId)
  const told = transfer(transaction_id, 4_200_000)
  const before = await standsOn('bank')
  const answers = await Promise.all([...everybody, ...everybody].map((by) => tell(ctx, told, by)))
  expect(answers.every((failure) => failure === null)).toBe(true)
  expect(await receiptsOf(transaction_id)).toEqual([{ state: 'matched', amount_vnd: 4_200_000 }])
  expect(await standsOn('bank')).toBe(before + 4_200_000)
  expect(await ctx.q`select id from refunds where bill_id = ${booking.billId}`).toEqual([])
  const open = await ctx.q`select id from inbound_notifications where handled_at is null`
  expect(open).toEqual([])
})

it('tops up a wallet once, and is found by the number of either notifier', async () => {
  const { transaction_id } = await startTopUpTransfer(ctx, booking.member, 700_000)
  const told = transfer(transaction_id, 700_000)
  await tell(ctx, told, 'casso')
  await tell(ctx, told, 'receive-bill-bank')
  expect(await receiptsOf(transaction_id)).toEqual([{ state: 'matched', amount_vnd: 700_000 }])
  expect(await standsOn(`points:${booking.member.id}`)).toBe(700_000)
  const traces = await Promise.all([`${told.id}`, `FT${told.id}`].map((words) => traceMoney(ctx, words)))
  expect(traces.map(({ receipts }) => receipts.length)).toEqual([1, 1])
})

it('another amount under the same number is other money, and so is the same notifier’s next movement', async () => {
  const told = transfer('hoan tien', 50_000)
  await tell(ctx, told, 'sepay')
  await tell(ctx, { ...told, amountVnd: 60_000 }, 'casso')
  expect(await receiptsOf('hoan tien')).toHaveLength(2)
  await expect(
    ctx.q`update receipts set told_by = 'casso' where content = 'hoan tien' and amount_vnd = 50000`,
  ).rejects.toThrow('receipt_is_told_by_its_teller')
})
