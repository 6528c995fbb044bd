import type { Start } from '@teeviet/contract/rules/bookings/starter'
import type { Query } from '#platform/database/sql'

/** Writes what the starter must know of a booking; null for nothing. */
export async function writeStartNote(q: Query, bookingId: number, note: string | null): Promise<void> {
  await q`update bookings set start_note = ${note} where id = ${bookingId}`
}

type PlayerStart = Start & { player_id: number }

/** The caddies and buggies of the players who stay in a booking. */
export function loadStarts(q: Query, bookingId: number): Promise<PlayerStart[]> {
  return q<PlayerStart>`
    select id as player_id, coalesce(caddie, '') as caddie, coalesce(buggy, '') as buggy,
      is_walking
    from booking_players where booking_id = ${bookingId} and cancelled_at is null order by position`
}

/** Writes the caddies and buggies of players of a booking; empty for none. */
export async function writeStarts(
  q: Query,
  bookingId: number,
  starts: readonly PlayerStart[],
): Promise<void> {
  await q`
    update booking_players p
    set caddie = nullif(given.caddie, ''), buggy = nullif(given.buggy, ''), is_walking = given.is_walking
    from unnest(${starts.map(({ player_id }) => player_id)}::bigint[], ${starts.map(({ caddie }) => caddie)}::text[],
      ${starts.map(({ buggy }) => buggy)}::text[], ${starts.map(({ is_walking }) => is_walking)}::boolean[])
      as given (id, caddie, buggy, is_walking)
    where p.id = given.id and p.booking_id = ${bookingId}`
}
