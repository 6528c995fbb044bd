import type { FlightSize } from '@teeviet/contract/rules/bookings/flights'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import { bookingClock } from '#ui/booking/booking-clock.ts'

type Booking = Pick<
  DataOf<typeof api.bills.history>[number],
  'state' | 'is_any_time' | 'holds_places' | 'hold_deadline' | 'confirm_deadline' | 'payment_deadline'
> & {
  readonly flights: readonly FlightSize[]
  readonly Booking_Pax: {
    readonly id_general_bill_detail: number
    readonly date_played: number
    readonly facility: { readonly id: number }
  }
}

/** Tee times that are held for the golfer's booking, until an instant. */
export type Held = {
  readonly id: number
  readonly date_played: number
  readonly flights: readonly FlightSize[]
  readonly until: number
}

/** What is held for a golfer at a course on a day by bookings that wait for staff or the payment, soonest first. */
export function heldTeeTimes(bookings: readonly Booking[], courseId: number, day: Day, now: number): Held[] {
  return bookings
    .flatMap((booking) => {
      const { id_general_bill_detail: id, date_played, facility } = booking.Booking_Pax
      const until = booking.hold_deadline ?? bookingClock(booking)?.until ?? 0
      const isWaiting = booking.state !== 'paid' && booking.holds_places === 1 && booking.is_any_time === 0
      const isHeld = isWaiting && until > now
      const isHere = facility.id === courseId && dayOf(date_played) === day
      return isHeld && isHere ? [{ id, date_played, flights: booking.flights, until }] : []
    })
    .sort((one, other) => one.date_played - other.date_played)
}
