import type { Acknowledged } from './journal.ts'

/** A booking as the database has it; `startsAt` in milliseconds since 1970. */
export type StoredBooking = { bookingId: number; golfer: number; startsAt: number; places: number }

/** A tee time with the places of its live bookings, counted one by one. */
export type StoredStart = { id: number; capacity: number; placesLeft: number; live: number }

export type Comparison = {
  /** Acknowledged, and missing from the database or another booking there. */
  lost: Acknowledged[]
  /** On which more is sold than there is, or whose count of free places is not the truth. */
  oversold: StoredStart[]
  /** In the database without an acknowledgement: a request that was sent again has made a second booking. */
  unacknowledged: StoredBooking[]
}

/**
 * Compares the golfers' journal with the database. The number of a booking alone proves nothing: a primary that has lost
 * its last bookings gives their numbers again.
 */
export function compare(
  acknowledged: readonly Acknowledged[],
  bookings: readonly StoredBooking[],
  starts: readonly StoredStart[],
): Comparison {
  const stored = new Map(bookings.map((booking) => [booking.bookingId, booking]))
  const isSame = ({ golfer, startsAt, places }: StoredBooking, other: StoredBooking) =>
    golfer === other.golfer && startsAt === other.startsAt && places === other.places
  const lost = acknowledged.filter((entry) => {
    const found = stored.get(entry.bookingId)
    return !found || !isSame(found, entry)
  })
  const kept = new Set(
    acknowledged.filter((entry) => !lost.includes(entry)).map(({ bookingId }) => bookingId),
  )
  return {
    lost,
    oversold: starts.filter(
      ({ capacity, placesLeft, live }) => live > capacity || placesLeft !== capacity - live,
    ),
    unacknowledged: bookings.filter(({ bookingId }) => !kept.has(bookingId)),
  }
}
