import type { Database } from '../parts/database.ts'
import type { StoredBooking, StoredStart } from './compare.ts'

/** The bookings of the load's golfers, by the numbers of their accounts. */
export function readBookings(database: Database, golfers: readonly number[]): Promise<StoredBooking[]> {
  return database.rows<StoredBooking>(`
    select b.id as "bookingId", m.vga as golfer, extract(epoch from b.tee_time_at) * 1000 as "startsAt",
      b.player_count as places
    from bookings b join members m on m.id = b.member_id
    where m.vga in (${golfers.join(', ')})`)
}

/** Every tee time on which places are sold or count as sold, with the places of its live bookings. */
export function readStarts(database: Database): Promise<StoredStart[]> {
  return database.rows<StoredStart>(`
    select t.id, t.capacity - t.external_places as capacity, t.places_left as "placesLeft",
      coalesce(sum(held.places), 0) as live
    from tee_times t
    left join booking_tee_times held
      on held.play_date = t.play_date and held.tee_time_id = t.id and held.released_at is null
    group by t.play_date, t.id
    having t.places_left <> t.capacity - t.external_places or count(held.places) > 0`)
}
