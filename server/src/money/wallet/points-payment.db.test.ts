import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import { pointsOf } from '#platform/ledger/points'
import { codeSentTo } from '#testing/apps/account-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { outcome } from '#testing/bookings/bookings'
import { addPlacedBooking, type PlacedBooking } from '#testing/bookings/placed-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { startBankTransfer } from '../payments/start-bank-transfer.ts'
import { transactionStatus } from '../payments/transaction-status.ts'
import { confirmPointsPayment } from './confirm-points-payment.ts'
import { startPointsPayment } from './start-points-payment.ts'

let ctx: TestContext
let bill: PlacedBooking
const start = new Date('2026-11-20T08:00:00+07:00')
const payBy = new Date('2026-11-20T08:30:00+07:00')
const PRICE = 4_200_000

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set(start)
  bill = await addPlacedBooking(ctx.q, start, payBy)
})

const begin = (of = bill) => startPointsPayment(ctx, of.member, of.billId, 'vi')
const confirm = (reference: string, code: string, of = bill) =>
  confirmPointsPayment(ctx, of.member, { reference, code })
const balance = () => pointsOf(ctx.q, bill.member.id)
const stateOf = async ({ billId }: PlacedBooking) =>
  (await ctx.q<{ state: string }>`select state from bookings where id = ${billId}`)[0]?.state
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const balances = async () => {
  const { balanced, accounts } = await checkLedger(ctx.q)
  expect(balanced).toBe(true)
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
}

describe('paying a bill with points', () => {
  it('takes the bill’s amount with the code of the SMS, and owes the premiums to the insurer', async () => {
    await fillWallet(ctx, bill.member, 5_000_000)
    const before = await balances()
    const started = await begin()
    expect(started).toMatchObject({ amount: PRICE, fee: 0, time: 125, payment_deadline: payBy.getTime() })
    expect(await balance()).toBe(5_000_000)
    const code = await codeSentTo(ctx, bill.member.phone)
    expect(await confirm(started.transaction_id, code)).toEqual({
      transaction_id: started.transaction_id,
      amount: PRICE,
      point: 800_000,
    })
    expect(await stateOf(bill)).toBe('paid')
    expect(await transactionStatus(ctx, bill.member, started.transaction_id)).toMatchObject({ status: 1 })
    const after = await balances()
    const changed = (name: string) => (after[name] ?? 0) - (before[name] ?? 0)
    expect([changed('bank'), changed('premiums_owed'), changed('bookings_paid')]).toEqual([
      0, 200_000, 4_000_000,
    ])
  })

  it('takes nothing again when the confirmation is repeated, in parallel or afterwards', async () => {
    await fillWallet(ctx, bill.member, 3 * PRICE)
    const { transaction_id } = await begin()
    const code = await codeSentTo(ctx, bill.member.phone)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(transaction_id, code)))
    answers.push(await confirm(transaction_id, code))
    expect(answers.every(({ amount }) => amount === PRICE)).toBe(true)
    expect(await balance()).toBe(2 * PRICE)
    await balances()
  })

  it('is refused without enough points before any SMS is sent', async () => {
    await fillWallet(ctx, bill.member, PRICE - 1)
    expect(await outcome(begin())).toBe('wallet.notEnough')
    await expect(codeSentTo(ctx, bill.member.phone)).rejects.toThrow('no code')
  })

  it('counts wrong codes, voids the code after five and leaves bill and wallet alone', async () => {
    await fillWallet(ctx, bill.member, PRICE)
    const { transaction_id } = await begin()
    const code = await codeSentTo(ctx, bill.member.phone)
    for (let tries = 0; tries < 5; tries += 1)
      expect(await outcome(confirm(transaction_id, wrongFor(code)))).toBe('otp.wrong')
    expect(await outcome(confirm(transaction_id, code))).toBe('otp.expired')
    expect([await balance(), await stateOf(bill)]).toEqual([PRICE, 'placed'])
  })

  it('refuses a code after 125 seconds; a new one for the same payment works', async () => {
    await fillWallet(ctx, bill.member, PRICE)
    const first = await begin()
    const old = await codeSentTo(ctx, bill.member.phone)
    expect(await outcome(begin())).toBe('otp.tooSoon')
    ctx.clock.advance(125)
    expect(await outcome(confirm(first.transaction_id, old))).toBe('otp.expired')
    const again = await begin()
    expect(again.transaction_id).toBe(first.transaction_id)
    await confirm(again.transaction_id, await codeSentTo(ctx, bill.member.phone))
    expect([await balance(), await stateOf(bill)]).toEqual([0, 'paid'])
  })

  it('is not paid with the code of another bill of the same golfer', async () => {
    await fillWallet(ctx, bill.member, 2 * PRICE)
    const { billId } = await addPlacedBooking(ctx.q, start, payBy)
    await ctx.q`update bookings set member_id = ${bill.member.id} where id = ${billId}`
    await begin()
    const code = await codeSentTo(ctx, bill.member.phone)
    ctx.clock.advance(61)
    const other = { ...bill, billId }
    const { transaction_id } = await begin(other)
    expect(await outcome(confirm(transaction_id, code, other))).toBe('otp.wrong')
    expect([await balance(), await stateOf(bill), await stateOf(other)]).toEqual([
      2 * PRICE,
      'placed',
      'placed',
    ])
  })

  it('is private: neither the bill nor the attempt exists for another golfer', async () => {
    await fillWallet(ctx, bill.member, PRICE)
    const { transaction_id } = await begin()
    const code = await codeSentTo(ctx, bill.member.phone)
    const other = await addPlacedBooking(ctx.q, start, payBy)
    await fillWallet(ctx, other.member, PRICE)
    const stolen = { ...bill, member: other.member }
    expect(await outcome(begin(stolen))).toBe('payment.notFound')
    expect(await outcome(confirm(transaction_id, code, other))).toBe('payment.notFound')
  })

  it('takes nothing when a bank transfer paid the bill first, and when the 30 minutes are over', async () => {
    await fillWallet(ctx, bill.member, PRICE)
    const { transaction_id } = await begin()
    const code = await codeSentTo(ctx, bill.member.phone)
    const transfer = await startBankTransfer(ctx, bill.member, bill.billId)
    await bankReports(ctx, transfer.transaction_id, PRICE)
    expect(await outcome(confirm(transaction_id, code))).toBe('payment.alreadyPaid')

    const late = await addPlacedBooking(ctx.q, start, payBy)
    await fillWallet(ctx, late.member, PRICE)
    ctx.clock.advance(29 * 60)
    const attempt = await begin(late)
    ctx.clock.advance(61)
    const lateCode = await codeSentTo(ctx, late.member.phone)
    expect(await outcome(confirm(attempt.transaction_id, lateCode, late))).toBe('payment.windowOver')
    expect(await pointsOf(ctx.q, late.member.id)).toBe(PRICE)
    expect(await balance()).toBe(PRICE)
  })
})

/** Two bills of one golfer, and points for one of them. */
async function twoBills() {
  const second = await addPlacedBooking(ctx.q, start, payBy)
  await ctx.q`update bookings set member_id = ${bill.member.id} where id = ${second.billId}`
  const other = { ...second, member: bill.member }
  await fillWallet(ctx, bill.member, PRICE)
  const attempts = []
  for (const one of [bill, other]) {
    const { transaction_id } = await begin(one)
    attempts.push({ of: one, reference: transaction_id, code: await codeSentTo(ctx, bill.member.phone) })
    ctx.clock.advance(61)
  }
  return attempts
}

describe('two browsers with the same points', () => {
  it('pay one bill: the other one is refused, and the wallet never goes below zero', async () => {
    for (let round = 0; round < 5; round += 1) {
      ctx.clock.set(start)
      bill = await addPlacedBooking(ctx.q, start, payBy)
      const attempts = await twoBills()
      const answers = await Promise.all(
        attempts.map(({ of, reference, code }) => outcome(confirm(reference, code, of))),
      )
      expect(answers.filter((answer) => answer === 'wallet.notEnough')).toHaveLength(1)
      const states = await Promise.all(attempts.map(({ of }) => stateOf(of)))
      expect(states.toSorted()).toEqual(['paid', 'placed'])
      expect(await balance()).toBe(0)
    }
    await balances()
  })

  it('would pay both without the guard of the ledger: the test can see it', async () => {
    const attempts = await twoBills()
    await ctx.q`alter table ledger_accounts drop constraint account_is_not_overdrawn`
    await Promise.all(attempts.map(({ of, reference, code }) => outcome(confirm(reference, code, of))))
    expect(await balance()).toBe(-PRICE)
  })
})
