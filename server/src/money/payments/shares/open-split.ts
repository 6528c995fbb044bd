import type { Query } from '#platform/database/sql'
import { createTransferCode } from '#platform/gateways/vietqr/memo'

/** How the shares were worked out. */
export type SplitMode = 'equal' | 'by_player' | 'own'
/** What happens at the deadline of the bill with the shares that are missing. */
export type AtDeadline = 'cover' | 'expire'

type NewSplit = {
  billId: number
  memberId: number
  mode: SplitMode
  atDeadline: AtDeadline
  /** The shares; together they are the amount of the bill (`shares_are_the_bill`). */
  shares: readonly { playerId: number; amountVnd: number }[]
  payBy: Date
  now: Date
}

/**
 * Splits an ordered bill, whose booking is locked, into shares with a transfer content each, in place of an earlier
 * split. The caller has seen that no money has come for any of them.
 *
 * @returns the number of the split
 */
export async function openSplit(
  q: Query,
  { billId, memberId, mode, atDeadline, shares, payBy, now }: NewSplit,
): Promise<number> {
  await dropSplit(q, billId, now)
  const [split] = await q<{ id: number }>`
    insert into bill_splits (bill_id, mode, at_deadline, state, created_at)
    values (${billId}, ${mode}, ${atDeadline}, 'open', ${now}) returning id`
  if (!split) throw new Error('a split was not stored')
  const codes = shares.map(() => createTransferCode())
  await q`
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, split_id, player_id, created_at,
      expires_at)
    select code, 'bill', ${billId}, ${memberId}, 'bank', 'pending', amount, ${split.id}, player, ${now}, ${payBy}
    from unnest(${codes}::text[], ${shares.map(({ playerId }) => playerId)}::bigint[],
      ${shares.map(({ amountVnd }) => amountVnd)}::bigint[]) as share (code, player, amount)`
  return split.id
}

/** Ends the open split of a bill for which no money has come; what still comes for its shares goes back. */
export async function dropSplit(q: Query, billId: number, now: Date): Promise<void> {
  await q`
    update payments p set state = 'expired', settled_at = ${now} from bill_splits s
    where s.bill_id = ${billId} and s.state = 'open' and p.split_id = s.id and p.state = 'pending'`
  await closeSplit(q, billId, 'dropped', now)
}

/** Closes the open split of a bill, if it has one. */
export async function closeSplit(
  q: Query,
  billId: number,
  state: 'paid' | 'returned' | 'dropped',
  now: Date,
): Promise<void> {
  await q`
    update bill_splits set state = ${state}, ended_at = ${now} where bill_id = ${billId} and state = 'open'`
}

/** Stores that the golfer was reminded of an open split; false when that was done before. */
export async function noteReminded(q: Query, splitId: number, now: Date): Promise<boolean> {
  const noted = await q<{ id: number }>`
    update bill_splits set reminded_at = ${now} where id = ${splitId} and state = 'open' and reminded_at is null
    returning id`
  return noted.length > 0
}
