import type { Seats } from '#golf/tee-sheet/awaited-places'
import type { Query } from '#platform/database/sql'

/** Reads on which tee times the players start who have not left a booking; the caller has locked its row. */
export async function loadSeats(q: Query, bookingId: number): Promise<Seats> {
  const seats = await q<{ day: string; id: number; players: number }>`
    select play_date as day /* not null */, tee_time_id as id, count(*)::int as players from booking_players
    where booking_id = ${bookingId} and cancelled_at is null and tee_time_id is not null group by play_date, tee_time_id`
  return {
    days: seats.map(({ day }) => day),
    ids: seats.map(({ id }) => id),
    players: seats.map(({ players }) => players),
  }
}
