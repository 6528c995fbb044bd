import type { Query } from '#platform/database/sql'
import type { FixedTerms } from '../fixed-terms.ts'

/** What is left of a booking after a part of it went; `leftVnd` null while there is no price. */
export type Left = { leftVnd: number | null; terms: FixedTerms | null }

/**
 * A part of a paid booking goes: the bill stays, what was cancelled of it grows. `players` says how many go with it.
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

/** Writes the refund terms of what is left of a booking. */
export async function writeTerms(q: Query, bookingId: number, terms: FixedTerms): Promise<void> {
  await q`update bookings set refund_ladder = ${terms} where id = ${bookingId}`
}
