import type { DataOf } from '../../api/calls.ts'
import type { BookingFields } from './booking-fields.ts'
import type { BookingCall, Outcome } from './send-once.ts'

/** A booking as the server answers that it has been sent. */
export type BookingSent = DataOf<'POST /api/services/create_booking_for_wap'>

/** One of the three ways from a filled-in form to a request that is sent. */
export type BookingFlow<Name extends BookingCall = BookingCall, Sent extends BookingSent = BookingSent> = {
  /** The call that makes the booking, which may have been left without an answer. */
  readonly call: Name
  /** Sends it; null when the golfer turned back on the way (closed the dialog of the code). */
  send(fields: BookingFields): Promise<Outcome<Sent> | null>
  /** Goes on from the late answer of a request that was looked into. */
  goOn(found: Outcome<DataOf<Name>>): Promise<Outcome<Sent> | null>
  /** The request has arrived: tells the golfer and leads on. `wish` is what the form asked for, if it is known. */
  arrive(sent: Sent, how: { isEarlier: boolean; wish: BookingFields | null }): unknown
}
