import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { StatedBooking } from '#testing/bookings/booking-in-state'

export type Ends = Partial<Record<BookingState, BookingState>>
/** An act of staff or a club on a booking, and what it does in each state. */
export type Verb = {
  /** The booking in a state; by default one that nothing else has happened to. */
  prepare?: (state: BookingState) => Promise<StatedBooking>
  act: (booking: StatedBooking) => Promise<unknown>
  /** Where it leads from each state in which it is allowed. */
  leads: Ends
  /** How it is refused in the others, and where the refusal is another one. */
  refusal: string
  refusals?: Partial<Record<BookingState, string>>
  /** Where it succeeds and writes nothing: a repeat, or a step that has nothing to do there. */
  repeats?: readonly BookingState[]
}

export const staying = (...states: readonly BookingState[]): Ends =>
  Object.fromEntries(states.map((state) => [state, state]))
