import { sharedBuggies } from '@teeviet/contract/rules/bookings/starter'
import type { StaffTeeTime } from './tee-time.ts'

export type SheetBooking = StaffTeeTime['bookings'][number]

/** A place of a tee time: a player's, one whose player is not known, one of another channel, or one without a player. */
export type Seat = { readonly key: string } & (
  | {
      readonly kind: 'taken'
      readonly booking: SheetBooking
      readonly player: SheetBooking['players'][number] | undefined
      readonly isFirst: boolean
      /** Another player of the tee time has the same buggy. */
      readonly isBuggyShared: boolean
    }
  | { readonly kind: 'outside' | 'free' | 'closed' }
)

/** The places of a tee time in the order of the sheet: the bookings' players, other channels, then what is left. */
export function seatsOf({ bookings, outside, left, is_closed }: StaffTeeTime): Seat[] {
  const shared = sharedBuggies(bookings.flatMap(({ players }) => players))
  const taken = bookings
    .filter(({ unheld_for }) => unheld_for === null)
    .flatMap((booking) =>
      Array.from({ length: booking.places }, (_, place) => ({
        kind: 'taken' as const,
        key: `${booking.id} ${place}`,
        booking,
        player: booking.players[place],
        isFirst: place === 0,
        isBuggyShared: shared.has(booking.players[place]?.buggy ?? ''),
      })),
    )
  return [...taken, ...numbered(outside, 'outside'), ...numbered(left, is_closed ? 'closed' : 'free')]
}

/** The requests for a tee time that hold no place on it. */
export function waitingFor({ bookings }: StaffTeeTime): SheetBooking[] {
  return bookings.filter(({ unheld_for }) => unheld_for !== null)
}

function numbered<Kind extends 'outside' | 'free' | 'closed'>(count: number, kind: Kind) {
  return Array.from({ length: count }, (_, place) => ({ kind, key: `${kind} ${place}` }))
}
