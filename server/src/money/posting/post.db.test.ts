import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS, type AccountName } from '#platform/ledger/accounts'
import { checkLedger } from '#platform/ledger/check'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { post } from './post.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** Moves money from our bank account to another one; a negative amount comes into it. */
const move = (cause: string, account: AccountName, amountVnd: number) =>
  inTransaction(ctx.pool, (q) =>
    post(q, {
      cause,
      kind: 'settlement',
      occurredAt: ctx.clock.now(),
      now: ctx.clock.now(),
      entries: [
        { account, amountVnd },
        { account: ACCOUNTS.bank, amountVnd: -amountVnd },
      ],
    }),
  )

test('no more leaves our bank account than the books have in it, and the reason is given', async () => {
  await move('came', ACCOUNTS.suspense, -100_000)
  expect(await outcome(move('too much', ACCOUNTS.gatewayCosts, 100_001))).toBe('ledger.bankTooLow')
  expect(await outcome(move('all', ACCOUNTS.gatewayCosts, 100_000))).toBe(true)
  expect((await checkLedger(ctx.q)).faults).toEqual([])
})
