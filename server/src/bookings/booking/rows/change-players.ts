import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** Puts the players of a booking that had no tee time on these seats, in their order. */
export async function seatPlayers(
  q: Query,
  bookingId: number,
  seats: readonly { play_date: Day; tee_time_id: number }[],
): Promise<void> {
  await q`
    update booking_players p set play_date = seat.day, tee_time_id = seat.tee_time_id
    from unnest(${seats.map((seat) => seat.play_date)}::date[], ${seats.map((seat) => seat.tee_time_id)}::bigint[])
      with ordinality as seat (day, tee_time_id, number)
    join (
      select id, row_number() over (order by position) as number
      from booking_players where booking_id = ${bookingId} and cancelled_at is null
    ) staying using (number)
    where p.id = staying.id`
}

/** Removes a player from a booking; the booking then starts with the first tee time which still has a player. */
export async function cancelPlayer(
  q: Query,
  { bookingId, playerId, now }: { bookingId: number; playerId: number; now: Date },
): Promise<void> {
  await q`update booking_players set cancelled_at = ${now} where id = ${playerId} and booking_id = ${bookingId}`
  await q`
    update bookings b set tee_time_at = first.starts_at
    from (
      select min(t.starts_at) as starts_at
      from booking_players p join tee_times t on t.play_date = p.play_date and t.id = p.tee_time_id
      where p.booking_id = ${bookingId} and p.cancelled_at is null
    ) first
    where b.id = ${bookingId} and first.starts_at > b.tee_time_at`
}
