import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { endedBy, endReasons } from '../rules/bookings/end-reasons.ts'
import { bookingStates } from '../rules/bookings/statuses.ts'
import { flights } from './flight.ts'

/** The domain's state beside its two projections on the wire. */
export const stateFields = {
  state: z.enum(bookingStates),
  status: z.int(),
  general_status: z.int(),
}

/**
 * The deadlines of a booking by the server's clock: `now` is the server's time of the answer, so that a countdown is
 * the deadline minus `now` whatever the device's clock shows. Null where a deadline does not run.
 */
export const clockFields = {
  now: epochMs,
  /** When staff must have answered. */
  confirm_deadline: epochMs.nullable(),
  /** When the golfer must have paid. */
  payment_deadline: epochMs.nullable(),
}

/**
 * Whether a booking has its places. `holds_places` is 0 for an any-time request, for an ended booking, and for a
 * request on a tee time that holds nothing: then `unheld_for` is the reason. It exceeded the hold limit of one golfer's
 * unpaid requests (`cap`), or was not answered in time (`unanswered`); staff's acceptance takes the places, if they are
 * left. `hold_deadline` is until when a request that is overdue holds them; null otherwise.
 */
export const holdFields = {
  holds_places: yesNo,
  unheld_for: z.enum(['cap', 'unanswered']).nullable(),
  hold_deadline: epochMs.nullable(),
}

/**
 * The VND a bank transfer must have now, as in the QR code: the bill less earlier transfers. Null unless the bill is
 * unpaid. Any other method pays the whole bill, and earlier transfers are refunded.
 */
export const leftToPay = vnd.nullable()

/**
 * How a booking ended. `reason_code` is one of the reasons written in four languages, `reason` the typed text. `text`
 * names actor and reason in the requested language, `money` explains the refund of received money; empty without.
 */
export const ending = z
  .object({
    by: z.enum(endedBy),
    at: epochMs,
    reason_code: z.enum(endReasons).nullable(),
    reason: z.string(),
    text: z.string(),
    money: z.string(),
  })
  .meta({ id: 'Ending' })

/**
 * A booking just sent. `date_played` is the tee time it was put on, the first one of a group on several (`flights`), and
 * the start of the day for an any-time request;
 * `payment_amount` is null until the price is known. The bill and its line carry one number.
 */
export const bookingSent = z
  .object({
    id_general_bill: z.int(),
    id_general_bill_detail: z.int(),
    general_bill_code: z.string(),
    ...stateFields,
    date_played: epochMs,
    is_any_time: yesNo,
    flights,
    number_player: z.int(),
    payment_amount: vnd.nullable(),
    facility: z.object({ id: z.int(), title: z.string() }),
    ...holdFields,
    ...clockFields,
  })
  .meta({ id: 'BookingSent' })

/**
 * A booking in the history and in lists of bills. `price_booking` is the price of play, `total_amount` with
 * packages; both null until the price is known. `status_text` is in the language asked for.
 */
export const historyItem = z
  .object({
    Booking_Pax: z.object({
      id_general_bill_detail: z.int(),
      date_played: epochMs,
      facility: z.object({ id: z.int(), title: z.string() }),
    }),
    id_general_bill: z.int(),
    img_logo: z.string(),
    price_booking: vnd.nullable(),
    general_bill_code: z.string(),
    general_payment_code: z.string().nullable(),
    is_hio: yesNo,
    is_any_time: yesNo,
    flights,
    ...stateFields,
    status_text: z.string(),
    booking_date: epochMs,
    number_player: z.int(),
    total_amount: vnd.nullable(),
    left_to_pay: leftToPay,
    booking_code: z.string(),
    bill_code: z.string(),
    payment_code: z.string().nullable(),
    package_name: z.string(),
    /** The other times that the request names: how many, and the number of the one that was confirmed. */
    alternatives: z.object({ named: z.int(), confirmed: z.int().nullable() }),
    /** Null until the booking has ended. */
    ending: ending.nullable(),
    ...holdFields,
    ...clockFields,
  })
  .meta({ id: 'HistoryItem' })
