import { z } from 'zod'
import { defineCall } from './call.ts'
import { epochMs, otpCode, request, text, vnd } from './fields.ts'
import { bookingStates } from './rules/statuses.ts'

const row = z.record(z.string(), z.json())
const rows = z.array(row)

/**
 * Everything kept about the golfer, for them to read and take along: names of fields in English, times in UTC as ISO
 * 8601, money in VND. What is secret even to its owner (hashes of codes, tokens) is not in it.
 */
export const myData = defineCall({
  method: 'GET',
  path: '/api/for_wap/my_data',
  access: 'member',
  summary: 'Everything kept about the golfer',
  request: request({}),
  response: z.object({
    made_at: z.string(),
    account: row,
    second_phones: rows,
    /** When browsers last signed in, by which a request for a code is told from a stranger’s. */
    known_devices: rows,
    signed_in: rows,
    consents: rows,
    bookings: rows,
    played_with_others: rows,
    certificates: rows,
    payments: rows,
    refunds: rows,
    complaints: rows,
    documents: rows,
    points: rows,
    reviews: rows,
    favourite_courses: rows,
    play_partners: rows,
    phones_mapped_for_others: rows,
    customer_of: rows,
    messages: rows,
  }),
})

const openBooking = z.object({
  id_general_bill_detail: z.int(),
  code: z.string(),
  facility: z.string(),
  date_played: epochMs,
  state: z.enum(bookingStates),
})

/** What stands in the way of deleting the account: bookings that are not over, points left, a top-up to be returned. */
export const accountDeletion = defineCall({
  method: 'GET',
  path: '/api/for_wap/account_deletion',
  access: 'member',
  summary: 'What stands in the way of deleting the account',
  request: request({}),
  response: z.object({ open_bookings: z.array(openBooking), point: vnd, refund_due: vnd }),
})

/** Sends the code that approves the deletion to the account's own phone; `time` is how many seconds it is valid. */
export const getSmsDeleteAccount = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_sms_delete_account',
  access: 'member',
  summary: 'Sends the code that approves deleting the account',
  request: request({}),
  response: z.object({ time: z.int() }),
})

/** Deletes the account: its person is forgotten, its bookings and their money stay without a name. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/api/for_wap/delete_account',
  access: 'member',
  summary: 'Deletes the account',
  request: request({ code: otpCode }),
  response: z.null(),
})

/** What the golfer agreed to, the latest first. */
export const listConsents = defineCall({
  method: 'GET',
  path: '/api/for_wap/list_consents',
  access: 'member',
  summary: 'What the golfer agreed to',
  request: request({}),
  response: z.array(
    z.object({ document: z.enum(['terms', 'user-info']), version: text(16), given_at: epochMs }),
  ),
})
