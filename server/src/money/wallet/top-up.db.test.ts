import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'
import { expirePayment } from '../payments/expire-payment.ts'
import { topUpAmount } from '../payments/top-up-amount.ts'
import { transactionStatus } from '../payments/transaction-status.ts'
import { startTopUpTransfer } from './open-top-up.ts'
import { pointHistory } from './point-history.ts'

let ctx: TestContext
let member: Member
const start = new Date('2026-11-20T08:00:00+07:00')

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  member = await addMember(ctx.q)
})

const begin = (amount = 500_000) => startTopUpTransfer(ctx, member, amount)
const points = () => pointsOf(ctx.q, member.id)
const held = async (name: string) => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return accounts.find((account) => account.name === name)?.balance ?? 0
}

describe('topping up by bank transfer', () => {
  it('credits any amount, notifies the golfer and is in the history', async () => {
    const { transaction_id, bank } = await begin()
    expect(bank).toMatchObject({ amount: 500_000, bank_code: transaction_id })
    await bankReports(ctx, `MBVCB.1.${transaction_id}.CT tu 0011`, 500_000)
    expect(await points()).toBe(500_000)
    expect(await transactionStatus(ctx, member, transaction_id)).toMatchObject({
      status: 1,
      received: 500_000,
      id_relation: null,
    })
    const [sms] = await ctx.q<{ text: string }>`select text from messages where phone = ${member.phone}`
    expect(sms?.text).toContain('500.000đ')
    expect(await pointHistory(ctx, member, { page: 0 }, 'vi')).toMatchObject([
      { type: 1, point: 500_000, point_balance: 500_000, transaction_code: transaction_id },
    ])
  })

  it('shows the same transfer content in a second tab and after a reload, another one for another amount', async () => {
    const [first, second] = await Promise.all([begin(), begin()])
    expect(second.transaction_id).toBe(first.transaction_id)
    expect((await begin()).transaction_id).toBe(first.transaction_id)
    expect((await begin(600_000)).transaction_id).not.toBe(first.transaction_id)
  })

  it('credits once what the bank reports fifty times, and again a second transfer', async () => {
    const { transaction_id } = await begin()
    const id = randomInt(1, 2 ** 47)
    await Promise.all(Array.from({ length: 50 }, () => bankReports(ctx, transaction_id, 500_000, { id })))
    expect(await points()).toBe(500_000)
    await bankReports(ctx, transaction_id, 500_000)
    expect(await points()).toBe(1_000_000)
  })

  it('credits another amount than asked, and money that comes when the request is long over', async () => {
    const { transaction_id } = await begin()
    await bankReports(ctx, transaction_id, 499_000)
    expect(await points()).toBe(499_000)
    const late = await begin(700_000)
    const [payment] = await ctx.q<{ id: number; expiresAt: Date }>`
      select id, expires_at as "expiresAt" from payments where reference = ${late.transaction_id}`
    await expirePayment(ctx, payment?.id ?? 0)
    expect(await transactionStatus(ctx, member, late.transaction_id)).toMatchObject({ status: 0 })
    expect((await ctx.enqueued('payment-expiry')).at(-1)).toMatchObject({ at: payment?.expiresAt })
    ctx.clock.advance(3 * 24 * 3600)
    await expirePayment(ctx, payment?.id ?? 0)
    expect(await transactionStatus(ctx, member, late.transaction_id)).toMatchObject({ status: 2 })
    await bankReports(ctx, late.transaction_id, 700_000)
    expect(await points()).toBe(1_199_000)
    expect(await transactionStatus(ctx, member, late.transaction_id)).toMatchObject({ status: 1 })
  })

  it('holds money with a wrong content in suspense, and in no wallet', async () => {
    await begin()
    const before = await held('suspense')
    await bankReports(ctx, 'nap vi golf', 500_000)
    expect(await held('suspense')).toBe(before + 500_000)
    expect(await points()).toBe(0)
  })

  it('is not for golfers who came through a bank', async () => {
    member = { ...member, bankId: 3 }
    expect(await outcome(begin())).toBe('payment.methodNotAvailable')
  })

  it.each([
    ['', 'topUp.empty'],
    ['149999', 'topUp.minimum'],
    ['-200000', 'topUp.minimum'],
    ['abc', 'topUp.minimum'],
    ['2000000001', 'topUp.maximum'],
  ])('refuses the amount “%s”', (typed, reason) => {
    expect(() => topUpAmount(typed)).toThrow(reason)
  })
  it.each(['150000', '2000000000'])('takes the amount %s', (typed) => {
    expect(topUpAmount(typed)).toBe(Number(typed))
  })
})
