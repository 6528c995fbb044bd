import { randomBytes } from 'node:crypto'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { nameOfMember } from '#identity/members/vid'
import type { Query } from '#platform/database/sql'

/** The flight of a booking that other golfers may join, with what the booking says now. */
export type Flight = {
  bookingId: number
  /** Null before it was ever opened. */
  code: string | null
  hostId: number
  /** The organiser's name as other golfers see it. */
  host: string
  courseId: number
  /** `over`: not opened, closed, begun, its booking has ended or holds no tee time, or the course takes no bookings. */
  state: 'open' | 'full' | 'over'
  mayOpen: boolean
  startsAt: Date | null
  holes: number | null
  placesLeft: number
}

type Row = Omit<Flight, 'state' | 'host' | 'mayOpen'> & {
  isOpen: boolean
  courseIsOpen: boolean
  bookingState: BookingState
  fullname: string
  vga: number
}

/** Bookings that will be played, as far as is known. */
const toBePlayed: ReadonlySet<BookingState> = new Set(['requested', 'confirmed', 'placed', 'paid'])

/** The flight with this code, or of this booking; null when there is none. */
export async function findFlight(
  q: Query,
  by: { code: string } | { bookingId: number },
  now: Date,
): Promise<Flight | null> {
  const [code, bookingId] = 'code' in by ? [by.code, null] : [null, by.bookingId]
  const [row] = await q<Row>`
    select b.id as "bookingId", f.code, f.closed_at is null and f.code is not null as "isOpen",
      b.member_id as "hostId", m.fullname, m.vga,
      b.course_id as "courseId", b.state as "bookingState", t.starts_at as "startsAt", t.holes,
      c.is_open as "courseIsOpen", coalesce(t.places_left, 0)::int as "placesLeft"
    from bookings b join members m on m.id = b.member_id join courses c on c.id = b.course_id
    left join open_flights f on f.booking_id = b.id
    left join lateral (
      select t.starts_at, t.holes, t.places_left
      from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
      where h.booking_id = b.id and h.released_at is null and t.starts_at > ${now} and not t.is_closed and t.price_vnd > 0
      order by t.places_left = 0, t.starts_at limit 1
    ) t on true
    where b.id = coalesce(${bookingId}::bigint, (select booking_id from open_flights where code = ${code}))`
  if (!row) return null
  const { isOpen, courseIsOpen, bookingState, fullname, vga, ...flight } = row
  const isComing = courseIsOpen && toBePlayed.has(bookingState) && flight.startsAt !== null
  const state = isOpen && isComing ? (flight.placesLeft > 0 ? 'open' : 'full') : 'over'
  return {
    ...flight,
    host: nameOfMember({ fullname, vga }),
    state,
    mayOpen: isComing && flight.placesLeft > 0,
  }
}

/** Opens the flight of a booking, again under the code that it has. */
export async function writeOpen(q: Query, bookingId: number, now: Date): Promise<void> {
  await q`
    insert into open_flights (booking_id, code, opened_at)
    values (${bookingId}, ${randomBytes(16).toString('base64url')}, ${now})
    on conflict (booking_id) do update set closed_at = null, opened_at = ${now}
      where open_flights.closed_at is not null`
}

/** Closes the flight of a booking; returns whether it was open. */
export async function writeClosed(q: Query, bookingId: number, now: Date): Promise<boolean> {
  const closed = await q<{ id: number }>`
    update open_flights set closed_at = ${now} where booking_id = ${bookingId} and closed_at is null
    returning booking_id as id`
  return closed.length > 0
}
