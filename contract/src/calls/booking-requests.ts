import { z } from 'zod'
import { defineCall } from '../call.ts'
import { service } from '../entities/bill.ts'
import { bookingSent, holdFields } from '../entities/booking.ts'
import { flights } from '../entities/flight.ts'
import { playerToBook } from '../entities/player.ts'
import { refundTier } from '../entities/refund-tier.ts'
import {
  amount,
  bigId,
  epochMs,
  flag,
  id,
  idempotencyKey,
  instant,
  maybe,
  otpCode,
  phone,
  request,
  vnd,
  whole,
  yesNo,
} from '../fields.ts'
import { mostAlternatives, mostPlayers } from '../rules/limits.ts'

/** Far above the limit of a booking, so that the domain's own text refuses too many players. */
const mostPlayersRead = 200

/**
 * A booking as the form sends it. Course, time and players may be missing here: `booking.incomplete` answers for
 * that. `date_played` at the start of today means any time today; any other time that is no tee time, 00:00 of a later
 * day too, is put on the nearest one within 60 minutes. Own additions, all optional: `number_hole`, `terms_agreed` (0 is refused),
 * `flight_sizes`, how many players of a group start on each of its tee times, in the order of the players and the starts
 * (kept where the tee times have the places, else the group is spread evenly), `expected_amount`, the total the screen showed, refused by `booking.priceChanged` when it no longer holds, and `alternatives`, up to two other
 * tee times that the golfer would take too, each with its price per player as it was shown; they hold no places.
 */
const bookingFields = {
  list_users: z
    .union([z.array(playerToBook).max(mostPlayersRead), z.null()])
    .optional()
    .transform((players) => players ?? []),
  date_played: maybe(instant),
  facility_id: maybe(id),
  flash_sale_id: maybe(id),
  product_id: maybe(id),
  number_hole: maybe(whole(1, 100)),
  flight_sizes: maybe(z.array(whole(1, mostPlayers)).max(mostPlayers)),
  terms_agreed: maybe(flag),
  expected_amount: maybe(amount),
  alternatives: z
    .array(z.object({ facility_id: id, start_at: instant, price: amount }))
    .max(mostAlternatives)
    .optional(),
}

/**
 * Own addition: 1 asks to accept the code of the golfer's login as the code of the booking, which is possible for 15
 * minutes after it.
 */
const withLogin = { with_login: maybe(flag) }

export const createDeliveryForWap = defineCall({
  method: 'POST',
  path: '/api/services/create_delivery_for_wap',
  may: 'visitor',
  summary: 'Quote a booking',
  description:
    'Calculates the price of a booking without storing anything. `payment_amount` is null when staff set ' +
    'the price. The refund tiers are the ones the booking would keep; the list is empty until a tee time ' +
    'is chosen. `flights` are the tee times the players would get now; no tee time is held, so the answer to ' +
    'the request can name other ones.',
  request: request(bookingFields),
  response: z.object({
    payment_amount: vnd.nullable(),
    services: z.array(service),
    date_played: epochMs,
    is_any_time: yesNo,
    flights,
    /** How many players each of `flights` has places for, those of the group included. */
    flight_places: z.array(z.int()),
    /** Whether sending it would hold its places, and why not. */
    holds_places: holdFields.holds_places,
    unheld_for: holdFields.unheld_for,
    /** Whether it would be confirmed as soon as it is sent, by the contract with the club or within its allotment. */
    is_instant: yesNo,
    /** Whether it may be sent with `alternatives`. */
    takes_alternatives: yesNo,
    refund_terms: z.array(refundTier),
  }),
})

export const createBookingForWap = defineCall({
  method: 'POST',
  path: '/api/services/create_booking_for_wap',
  may: 'golfer',
  summary: 'Request a booking',
  description: 'Sends a booking request from the quick booking form.',
  request: request(bookingFields),
  response: bookingSent,
  idempotent: true,
})

export const createBookingForBank = defineCall({
  method: 'POST',
  path: '/api/booking_pax/create_booking_for_bank',
  may: 'golfer',
  summary: "Request a booking as a bank's customer",
  description: 'The same as `createBookingForWap`, for customers of a partner bank.',
  request: request(bookingFields),
  response: bookingSent,
  idempotent: true,
})

export const bookingPaxNew = defineCall({
  method: 'POST',
  path: '/api/for_wap/booking_pax_new',
  may: 'golfer',
  summary: 'Request a booking (older name)',
  description: 'The same as `createBookingForWap`, under an older name.',
  request: request(bookingFields),
  response: bookingSent,
  idempotent: true,
})

export const bookingNowForWap = defineCall({
  method: 'POST',
  path: '/api/booking/booking_pax/booking_now_for_wap',
  may: 'golfer',
  summary: 'Start a booking from an offer',
  description:
    "Creates a draft that holds its places for 15 minutes, and sends a code by SMS to the golfer's own " +
    'phone. The code is valid for `time` seconds. With `with_login` a golfer who logged in with a code at most ' +
    '15 minutes ago gets no other one: `time` is then 0.',
  request: request({ ...bookingFields, phone, ...withLogin }),
  response: bookingSent.extend({ general_bill_id: z.int(), time: z.int() }),
  idempotent: true,
})

export const verifyBookingNowForWap = defineCall({
  method: 'POST',
  path: '/api/booking/booking_pax/verify_booking_now_for_wap',
  may: { owner: { general_bill_id: 'bill' } },
  summary: 'Submit a draft booking with its code',
  description:
    'Submits the draft with the SMS code, or with an empty one and `with_login` where the login counts as the ' +
    'code. A repeat after success returns the same answer.',
  request: request({ phone, otp: otpCode, general_bill_id: bigId, ...withLogin }),
  response: bookingSent.extend({ general_bill_payment_id: z.int() }),
})

export const getSmsOtpBooking = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_sms_otp_booking',
  may: { owner: { general_bill_id: 'bill' } },
  summary: 'Send a new code for a draft',
  description: 'Sends a new SMS code for a draft; the earlier code becomes invalid.',
  request: request({ phone, general_bill_id: bigId }),
  response: z.object({ time: z.int() }),
})

export const getOtpBookingOrderForWeb = defineCall({
  method: 'POST',
  path: '/api/web-booking/booking_order_for_web/get_otp_booking_order_for_web',
  may: 'golfer',
  summary: 'Send the code of a fast order',
  description: "Sends the SMS code of a fast order to the golfer's own phone.",
  request: request({ phone }),
  response: z.object({ time: z.int() }),
})

export const settleRequest = defineCall({
  method: 'POST',
  path: '/api/for_wap/settle_request',
  may: 'golfer',
  summary: 'Get the result of a booking request',
  description:
    'Returns the answer to the booking request with this `Idempotency-Key`, or null when the request ' +
    'never arrived. A request that has not arrived by now is refused if it arrives later, so the client ' +
    'can safely send another one.',
  request: request({ key: idempotencyKey }),
  response: z.object({ sent: bookingSent.nullable() }),
})

export const requestBookingOrderForWeb = defineCall({
  method: 'POST',
  path: '/api/web-booking/booking_order_for_web/request_booking_order_for_web',
  may: 'golfer',
  summary: 'Submit a fast order with its code',
  description:
    'Submits the fast order: the booking together with its SMS code, or with an empty one and `with_login` ' +
    'where the login counts as the code.',
  request: request({ ...bookingFields, otp_code: otpCode, ...withLogin }),
  response: bookingSent,
  idempotent: true,
})
