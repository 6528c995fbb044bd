import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, otpCode, request, text, vnd } from '../fields.ts'
import { bookingStates } from '../rules/bookings/statuses.ts'

const row = z.record(z.string(), z.json())
const rows = z.array(row)

export const myData = defineCall({
  method: 'GET',
  path: '/api/for_wap/my_data',
  may: 'golfer',
  summary: "Export the golfer's personal data",
  description:
    'Returns all data stored about the golfer: English field names, UTC times as ISO 8601, money in VND. ' +
    'Hashes of codes and tokens are not included.',
  request: request({}),
  response: z.object({
    made_at: z.string(),
    account: row,
    second_phones: rows,
    /** When browsers last signed in, which separates their code requests from unknown ones. */
    known_devices: rows,
    signed_in: rows,
    /** The passkeys that log in to the account, without their keys. */
    passkeys: rows,
    consents: rows,
    bookings: rows,
    played_with_others: rows,
    certificates: rows,
    payments: rows,
    refunds: rows,
    complaints: rows,
    hio_claims: rows,
    documents: rows,
    points: rows,
    /** What staff gave to the wallet or took from it, and why. */
    wallet_corrections: rows,
    reviews: rows,
    /** Reviews of others that the golfer marked as helpful. */
    helpful_reviews: rows,
    favourite_courses: rows,
    play_partners: rows,
    phones_mapped_for_others: rows,
    customer_of: rows,
    open_flights: rows,
    flights_asked_to_join: rows,
    waitlist: rows,
    /** The browsers that messages are pushed to, without their keys. */
    push_browsers: rows,
    /** The proved address for messages; null without one. */
    message_email: z.string().nullable(),
    message_channels: rows,
    messages: rows,
  }),
})

const openBooking = z.object({
  id_general_bill_detail: z.int(),
  code: z.string(),
  facility: z.string(),
  date_played: epochMs,
  state: z.enum(bookingStates),
  /** The obstacle: the booking itself, or a card payment, a transfer or a refund of an ended one. */
  waits_for: z.enum(['booking', 'payment', 'transfer', 'refund']),
})

export const accountDeletion = defineCall({
  method: 'GET',
  path: '/api/for_wap/account_deletion',
  may: 'golfer',
  summary: 'Check whether the account can be deleted',
  description:
    'Returns what prevents the deletion of the account: unfinished bookings, remaining points, and ' +
    'top-up money to be refunded.',
  request: request({}),
  response: z.object({ open_bookings: z.array(openBooking), point: vnd, refund_due: vnd }),
})

export const getSmsDeleteAccount = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_sms_delete_account',
  may: 'golfer',
  summary: 'Send the code for deleting the account',
  description:
    "Sends the confirmation code to the account's own phone. `time` is the number of seconds the code is " +
    'valid.',
  request: request({}),
  response: z.object({ time: z.int() }),
})

export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/for_wap/delete_account',
  may: 'golfer',
  summary: 'Delete the account',
  description:
    "Deletes the account and the golfer's personal data. The bookings and their money records stay, " +
    'without a name.',
  request: request({ code: otpCode }),
  response: z.null(),
})

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_consents',
  may: 'golfer',
  summary: "List the golfer's consents",
  description:
    'Returns the versions of the terms and the privacy policy that the golfer accepted, newest first.',
  request: request({}),
  response: z.array(
    z.object({ document: z.enum(['terms', 'user-info']), version: text(16), given_at: epochMs }),
  ),
})
