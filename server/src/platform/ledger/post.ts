import type { Query } from '../database/sql.ts'
import type { AccountName } from './accounts.ts'

/** One side of a transfer: debit positive, credit negative, whole VND, never zero. */
export type Entry = { account: AccountName; amountVnd: number }

/**
 * What happened: money `receipt` from the bank, `payment` of a bill by a gateway or by points, `top_up` of points, a
 * `match` of money that waited in suspense, `refund` granted or sent, `settlement` of a gateway, `chargeback`, the
 * `split` of a played round with its club, `payout` to a club or the insurer, and the `correction` of a mistake.
 */
export type TransferKind =
  | 'receipt'
  | 'payment'
  | 'top_up'
  | 'match'
  | 'refund'
  | 'settlement'
  | 'chargeback'
  | 'split'
  | 'payout'
  | 'correction'

export type Posting = {
  /** The event behind it, e.g. `receipt:17`. The same cause is posted once, however often it is repeated. */
  cause: string
  kind: TransferKind
  entries: Entry[]
  /** When it happened in the world, e.g. the bank's own time. */
  occurredAt: Date
  now: Date
  billId?: number | undefined
  paymentId?: number | undefined
  receiptId?: number | undefined
}

/**
 * Posts a transfer inside the caller's transaction: the only way anything enters the ledger. Accounts are locked in
 * the order of their ids; the database refuses a transfer that does not sum to zero or overdraws an account.
 *
 * @returns the transfer's id; null when this cause had been booked before and nothing was done
 */
export async function postTransfer(q: Query, posting: Posting): Promise<number | null> {
  const { cause, kind, occurredAt, now } = posting
  const [transfer] = await q<{ id: number }>`
    insert into ledger_transfers (cause, kind, bill_id, payment_id, receipt_id, occurred_at, recorded_at)
    values (${cause}, ${kind}, ${posting.billId ?? null}, ${posting.paymentId ?? null}, ${posting.receiptId ?? null},
      ${occurredAt}, ${now})
    on conflict (cause) do nothing returning id`
  if (!transfer) return null
  const entries = posting.entries.filter(({ amountVnd }) => amountVnd !== 0)
  await openPointsAccounts(q, entries)
  const posted = await q<{ account_id: number }>`
    with asked as (
      select account, sum(amount)::bigint as amount
      from unnest(${entries.map(({ account }) => account)}::text[], ${entries.map(({ amountVnd }) => amountVnd)}::bigint[])
        as t (account, amount)
      group by account
    ), locked as (
      select a.id, asked.amount from ledger_accounts a join asked on asked.account = a.name order by a.id for update of a
    ), changed as (
      update ledger_accounts a set balance_vnd = a.balance_vnd + locked.amount
      from locked where a.id = locked.id returning a.id, locked.amount, a.balance_vnd
    )
    insert into ledger_entries (transfer_id, account_id, amount_vnd, balance_after_vnd)
    select ${transfer.id}, id, amount, balance_vnd from changed where amount <> 0 order by id returning account_id`
  const accounts = new Set(entries.map(({ account }) => account))
  if (posted.length !== accounts.size)
    throw new Error(`a transfer names an account that does not exist: ${cause}`)
  return transfer.id
}

// A wallet begins with the first money that goes into it.
async function openPointsAccounts(q: Query, entries: readonly Entry[]): Promise<void> {
  const names = entries.map(({ account }) => account).filter((account) => account.startsWith('points:'))
  if (names.length === 0) return
  await q`
    insert into ledger_accounts (name, side, member_id)
    select name, 'credit', split_part(name, ':', 2)::bigint from unnest(${names}::text[]) as t (name) order by name
    on conflict do nothing`
}
