import { z } from 'zod'
import { defineCall } from './call.ts'
import { refundRung, service } from './entities/bill.ts'
import { bookingSent } from './entities/booking.ts'
import { flights } from './entities/flight.ts'
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
  text,
  vnd,
  whole,
  yesNo,
} from './fields.ts'

/** Far above what a booking may have, so that the domain's own text answers for too many players. */
const mostPlayersRead = 200

const packageId = z.union([id, z.object({ product_id: id }).transform((chosen) => chosen.product_id)])

/** A member by `user_id` (the vga), or a guest by `user_id` -1 and a typed name. Packages as ids or `{ product_id }`. */
const playerToBook = z.object({
  user_id: maybe(whole(-1, Number.MAX_SAFE_INTEGER)).transform((user) => user ?? -1),
  name_out_system: z
    .union([text(200), z.null()])
    .optional()
    .transform((name) => (name ?? '').trim()),
  list_insurrance: z
    .union([z.array(packageId).max(50), z.null(), z.literal('')])
    .optional()
    .transform((chosen) => [...new Set(chosen || [])]),
})

/**
 * A booking as the form sends it. Course, time and players may be missing here: `booking.incomplete` answers for
 * that. `date_played` at the start of a day means any time that day; a time that is no tee time is put on the
 * nearest one within 60 minutes. Own additions, all optional: `number_hole`, `terms_agreed` (0 is refused) and
 * `expected_amount`, the total the screen showed, refused by `booking.priceChanged` when it no longer holds.
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
  terms_agreed: maybe(flag),
  expected_amount: maybe(amount),
}

/**
 * What a booking would cost, storing nothing: `payment_amount` is null when staff name the price. The refund
 * ladder is the one the booking would be fixed to; empty while no tee time is chosen. `flights` are the tee times the
 * players would get now; none is held, so that the answer to the request, which names those given, may differ.
 */
export const createDeliveryForWap = defineCall({
  method: 'POST',
  path: '/api/services/create_delivery_for_wap',
  access: 'public',
  summary: 'What a booking would cost',
  request: request(bookingFields),
  response: z.object({
    payment_amount: vnd.nullable(),
    services: z.array(service),
    date_played: epochMs,
    is_any_time: yesNo,
    flights,
    refund_terms: z.array(refundRung),
  }),
})

/** Sends a booking request from the quick form. */
export const createBookingForWap = defineCall({
  method: 'POST',
  path: '/api/services/create_booking_for_wap',
  access: 'member',
  summary: 'Sends a booking request',
  request: request(bookingFields),
  response: bookingSent,
  idempotent: true,
})

/** The same for users of a partner bank. */
export const createBookingForBank = defineCall({
  method: 'POST',
  path: '/api/booking_pax/create_booking_for_bank',
  access: 'member',
  summary: "Sends a bank user's booking request",
  request: request(bookingFields),
  response: bookingSent,
  idempotent: true,
})

/** The same under an older name. */
export const bookingPaxNew = defineCall({
  method: 'POST',
  path: '/api/for_wap/booking_pax_new',
  access: 'member',
  summary: 'Sends a booking request',
  request: request(bookingFields),
  response: bookingSent,
  idempotent: true,
})

/**
 * Begins a booking from an offer: a draft that holds its places for 15 minutes, and a code by SMS to the
 * golfer's own phone, valid `time` seconds.
 */
export const bookingNowForWap = defineCall({
  method: 'POST',
  path: '/api/booking/booking_pax/booking_now_for_wap',
  access: 'member',
  summary: 'Begins a booking from an offer',
  request: request({ ...bookingFields, phone }),
  response: bookingSent.extend({ general_bill_id: z.int(), time: z.int() }),
  idempotent: true,
})

/** Sends the draft with the code; a repeat after success gives the same answer. */
export const verifyBookingNowForWap = defineCall({
  method: 'POST',
  path: '/api/booking/booking_pax/verify_booking_now_for_wap',
  access: 'member',
  summary: 'Sends a booking with its code',
  request: request({ phone, otp: otpCode, general_bill_id: bigId }),
  response: bookingSent.extend({ general_bill_payment_id: z.int() }),
})

/** A new code for a draft; the earlier one is void. */
export const getSmsOtpBooking = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_sms_otp_booking',
  access: 'member',
  summary: 'A new code for a draft',
  request: request({ phone, general_bill_id: bigId }),
  response: z.object({ time: z.int() }),
})

/** The code of the fast order, to the golfer's own phone. */
export const getOtpBookingOrderForWeb = defineCall({
  method: 'POST',
  path: '/api/web-booking/booking_order_for_web/get_otp_booking_order_for_web',
  access: 'member',
  summary: 'The code of the fast order',
  request: request({ phone }),
  response: z.object({ time: z.int() }),
})

/**
 * What became of a booking request whose answer was lost, by its `Idempotency-Key`: the booking as it was answered, or
 * null when the request never arrived. One that has not arrived by now never will, so that something else may be sent
 * in its place.
 */
export const settleRequest = defineCall({
  method: 'POST',
  path: '/api/for_wap/settle_request',
  access: 'member',
  summary: 'What became of a booking request whose answer was lost',
  request: request({ key: idempotencyKey }),
  response: z.object({ sent: bookingSent.nullable() }),
})

/** Sends the fast order: the booking with its code. */
export const requestBookingOrderForWeb = defineCall({
  method: 'POST',
  path: '/api/web-booking/booking_order_for_web/request_booking_order_for_web',
  access: 'member',
  summary: 'Sends a booking with its code',
  request: request({ ...bookingFields, otp_code: otpCode }),
  response: bookingSent,
  idempotent: true,
})
