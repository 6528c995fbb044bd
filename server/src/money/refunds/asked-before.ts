import type { Query } from '#platform/database/sql'
import type { CancelledPart } from './ask.ts'

/** The answer given to the refund's request; amounts in VND. */
export type AskedBefore = { amount_vnd: number; penalty_vnd: number; fee_kept_vnd: number; due_at: Date }

/** The existing, not refused refund of this part, all its shares together, so that a repeated request returns the same answer. */
export async function askedBefore(
  q: Query,
  bookingId: number,
  what: CancelledPart,
): Promise<AskedBefore | null> {
  const [refund] = await q<AskedBefore>`
    select sum(amount_vnd)::bigint as amount_vnd /* not null */, sum(penalty_vnd)::bigint as penalty_vnd /* not null */,
      sum(fee_kept_vnd)::bigint as fee_kept_vnd /* not null */, max(due_at) as due_at /* not null */
    from refunds
    where bill_id = ${bookingId} and cause = ${what.kind} and state <> 'refused'
      and coalesce(booking_player_id, service_id, bill_id) = ${what.id}
    having count(*) > 0`
  return refund ?? null
}
