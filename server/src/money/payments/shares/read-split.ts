import type { PaymentState } from '@teeviet/contract/rules/bookings/statuses'
import type { Query } from '#platform/database/sql'
import type { AtDeadline, SplitMode } from './open-split.ts'

/** A share of a bill; `shortVnd` is what has come for it and waits for its rest. */
export type SplitShare = {
  paymentId: number
  playerId: number
  reference: string
  amountVnd: number
  shortVnd: number
  state: PaymentState
}

/** The split of a bill; one that was dropped is none. */
export type BillSplit = {
  id: number
  mode: SplitMode
  atDeadline: AtDeadline
  state: 'open' | 'paid' | 'returned'
  shares: SplitShare[]
}

/** The split of a bill with its shares in the order of the players; null for a bill that is not split. */
export async function readSplit(q: Query, billId: number): Promise<BillSplit | null> {
  const [split] = await q<Omit<BillSplit, 'shares' | 'state'> & { state: BillSplit['state'] | 'dropped' }>`
    select id, mode, at_deadline as "atDeadline", state from bill_splits
    where bill_id = ${billId} and state <> 'dropped' order by id desc limit 1`
  if (!split || split.state === 'dropped') return null
  const shares = await q<SplitShare>`
    select p.id as "paymentId", p.player_id as "playerId" /* not null */, p.reference, p.amount_vnd as "amountVnd", p.state,
      coalesce((select sum(r.amount_vnd - r.applied_vnd) from receipts r
        where r.payment_id = p.id and r.state = 'unmatched' and r.reason = 'short'), 0)::bigint as "shortVnd" /* not null */
    from payments p where p.split_id = ${split.id} order by p.id`
  return { ...split, state: split.state, shares }
}
