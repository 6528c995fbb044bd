import type { Query } from '#platform/database/sql'
import type { CancelledPart } from './ask.ts'

/** The answer given to the refund's request; amounts in VND. */
export type AskedBefore = { amount_vnd: number; penalty_vnd: number; fee_kept_vnd: number; due_at: Date }

/** The existing, not refused refund of this part, so that a repeated request returns the same answer. */
export async function askedBefore(
  q: Query,
  bookingId: number,
  what: CancelledPart,
): Promise<AskedBefore | null> {
  const [refund] = await q<AskedBefore>`
    select amount_vnd, penalty_vnd, fee_kept_vnd, due_at from refunds
    where bill_id = ${bookingId} and cause = ${what.kind} and state <> 'refused'
      and coalesce(booking_player_id, service_id, bill_id) = ${what.id}
    order by id desc limit 1`
  return refund ?? null
}
