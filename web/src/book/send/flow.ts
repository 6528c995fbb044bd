import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'
import type { Flight } from '#rounds/flights/flight-list.tsx'
import type { BookingFields } from '../draft/booking-fields.ts'
import type { Outcome } from './outcome.ts'

/** A booking as the server answers that it has been sent. */
export type BookingSent = DataOf<typeof api.bookings.request>

/** Something that was sent and never answered. */
export type Unanswered<Sent> = {
  /** When it was sent, epoch ms by this device. */
  readonly at: number
  /** Learns what became of it and goes on from there; null when the golfer turned back on the way. */
  findOut(): Promise<Outcome<Sent> | null>
  /** Gives up on learning it; it may be in the history. */
  forget(): Promise<void>
}

/** A form's request, and the tee times it showed when it was sent; null when it showed none. */
export type SubmittedForm = { readonly fields: BookingFields; readonly shown: readonly Flight[] | null }

/** One of the three ways from a filled-in form to a request that is sent. */
export type BookingFlow<Sent extends BookingSent = BookingSent> = {
  /** Sends it; null when the golfer turned back on the way (closed the dialog of the code). */
  send(fields: BookingFields): Promise<Outcome<Sent> | null>
  /** The unanswered request, also before a reload; null without one. */
  unanswered(): Promise<Unanswered<Sent> | null>
  /** The request has arrived: notifies the golfer and leads on. `submitted` is the form's request, if it is known. */
  arrive(sent: Sent, how: { isEarlier: boolean; submitted: SubmittedForm | null }): unknown
}
