import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { addMember } from '#testing/golf'
import { inTransaction } from '../database/transaction.ts'
import { ACCOUNTS, clearingOf, pointsAccount } from './accounts.ts'
import { checkLedger } from './check.ts'
import { pointsOf } from './points.ts'
import { type Entry, postTransfer } from './post.ts'

let database: TestDatabase
const now = new Date('2026-11-20T08:00:00+07:00')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const book = (cause: string, entries: Entry[]) =>
  inTransaction(database.pool, (q) =>
    postTransfer(q, { cause, kind: 'receipt', entries, occurredAt: now, now }),
  )
const balance = async (name: string) =>
  (await checkLedger(database.q)).accounts.find((account) => account.name === name)?.balance

describe('the ledger', () => {
  it('moves money between accounts and balances', async () => {
    expect(
      await book('t:1', [
        { account: 'bank', amountVnd: 100 },
        { account: 'suspense', amountVnd: -100 },
      ]),
    ).toEqual(expect.any(Number))
    expect([await balance('bank'), await balance('suspense')]).toEqual([100, 100])
    expect((await checkLedger(database.q)).balanced).toBe(true)
  })

  it('books the same cause once, also when it comes at the same moment', async () => {
    const done = await Promise.all(
      Array.from({ length: 10 }, () =>
        book('t:2', [
          { account: 'bank', amountVnd: 5 },
          { account: 'suspense', amountVnd: -5 },
        ]),
      ),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await balance('bank')).toBe(105)
  })

  it('refuses a transfer that makes or loses a đồng', async () => {
    await expect(
      book('t:3', [
        { account: 'bank', amountVnd: 10 },
        { account: 'suspense', amountVnd: -9 },
      ]),
    ).rejects.toMatchObject({
      constraint: 'transfer_sums_to_zero',
    })
    expect(await balance('bank')).toBe(105)
  })

  it('refuses to pay out more than the balance', async () => {
    await expect(
      book('t:4', [
        { account: 'bank', amountVnd: -106 },
        { account: 'suspense', amountVnd: 106 },
      ]),
    ).rejects.toMatchObject({
      constraint: 'account_is_not_overdrawn',
    })
  })

  it('has every account of the chart, and opens a wallet with the first money that goes into it', async () => {
    const gateways = ['alepay', 'epay', 'stb', 'nab', 'vietin', 'bidv']
    const chart = [...Object.values(ACCOUNTS), ...gateways.map(clearingOf)]
    const named = await database.q<{ name: string }>`select name from ledger_accounts`
    expect(named.map(({ name }) => name).toSorted()).toEqual(chart.toSorted())
    const member = await addMember(database.q)
    const points = pointsAccount(member.id)
    const topUp = (cause: string) =>
      book(cause, [
        { account: clearingOf('epay'), amountVnd: 7 },
        { account: points, amountVnd: -7 },
      ])
    await Promise.all(Array.from({ length: 5 }, (_, i) => topUp(`wallet:${i}`)))
    expect(await pointsOf(database.q, member.id)).toBe(35)
    await expect(
      book('wallet:too-much', [
        { account: points, amountVnd: 36 },
        { account: ACCOUNTS.revenue, amountVnd: -36 },
      ]),
    ).rejects.toMatchObject({ constraint: 'account_is_not_overdrawn' })
  })

  it('only ever adds entries', async () => {
    await expect(database.q`update ledger_entries set amount_vnd = 1`).rejects.toThrow('only ever added')
    await expect(database.q`delete from ledger_transfers`).rejects.toThrow('only ever added')
  })

  it('keeps its balances under transfers from all sides at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        book(`r:${i}`, [
          { account: i % 2 ? 'bank' : 'suspense', amountVnd: i % 2 ? 3 : -1 },
          { account: i % 2 ? 'bookings_paid' : 'bank', amountVnd: i % 2 ? -3 : 1 },
        ]),
      ),
    )
    expect((await checkLedger(database.q)).balanced).toBe(true)
    expect(await balance('bank')).toBe(105 + 20 * 3 + 20)
  })

  it('notices a balance that its entries do not explain', async () => {
    await database.q`update ledger_accounts set balance_vnd = balance_vnd + 1 where name = 'bank'`
    const check = await checkLedger(database.q)
    expect([check.balanced, check.faults]).toEqual([false, ['account bank']])
  })
})
