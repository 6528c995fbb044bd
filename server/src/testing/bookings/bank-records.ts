import { expect } from 'vitest'
import { checkLedger } from '#platform/ledger/check'
import type { TestContext } from '../context.ts'

/** The state of a booking. */
export const stateOf = async ({ q }: TestContext, billId: number) =>
  (await q<{ state: string }>`select state from bookings where id = ${billId}`)[0]?.state

/** The money that came with this content, the first first. */
export const receiptsOf = ({ q }: TestContext, content: string) =>
  q<{
    state: string
    reason: string | null
  }>`select state, reason from receipts where content = ${content} order by id`

/** The refunds of a bill, the first first. */
export const refundsOf = ({ q }: TestContext, billId: number) =>
  q<
    Record<string, unknown>
  >`select state, amount_vnd, member_id from refunds where bill_id = ${billId} order by id`

/** The latest message to any phone. */
export const lastSms = async ({ q }: TestContext) =>
  (await q<{ text: string }>`select text /* not null */ from messages order by id desc limit 1`)[0]?.text

/** The balance of every ledger account; they must sum to zero. */
export const balances = async ({ q }: TestContext) => {
  const { balanced, accounts } = await checkLedger(q)
  expect(balanced).toBe(true)
  return Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]))
}
