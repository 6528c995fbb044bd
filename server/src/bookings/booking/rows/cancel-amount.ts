import type { Query } from '#platform/database/sql'
import type { FixedTerms } from '../fixed-terms.ts'

/** The remainder of a booking after a part was cancelled; `leftVnd` is null while there is no price. */
export type Left = { leftVnd: number | null; terms: FixedTerms | null }

/**
 * Cancels a part of a paid booking: the bill stays, its cancelled amount grows. `players` is the number of players
 * cancelled with it.
 */
export async function cancelAmount(
  q: Query,
  bookingId: number,
  { valueVnd, players }: { valueVnd: number; players: number },
): Promise<Left> {
  const [left] = await q<Left>`
    update bookings set cancelled_vnd = cancelled_vnd + ${valueVnd}, player_count = player_count - ${players}
    where id = ${bookingId} returning (amount_vnd - cancelled_vnd)::bigint as "leftVnd", refund_ladder as terms`
  return left ?? { leftVnd: null, terms: null }
}

/** Stores the refund terms of the remaining booking. */
export async function writeTerms(q: Query, bookingId: number, terms: FixedTerms): Promise<void> {
  await q`update bookings set refund_ladder = ${terms} where id = ${bookingId}`
}
