import { z } from 'zod'
import { defineCall } from './call.ts'
import { regions } from './entities/course.ts'
import { receipt, staffBooking, staffBookingDetail, staffMember } from './entities/staff.ts'
import { amount, bigId, day, epochMs, flag, id, limit, maybe, request, text, typed, vnd } from './fields.ts'
import { defaultPageSize } from './rules/limits.ts'
import { bookingStates } from './rules/statuses.ts'

/** Signs a staff member in; `staff.wrongPassword` answers for a wrong pair, 429 for too many tries. */
export const staffLogin = defineCall({
  method: 'POST',
  path: '/api/staff/session',
  access: 'public',
  summary: 'Signs a staff member in',
  request: request({ email: text(254), password: text(500) }),
  response: staffMember.extend({ token: z.string(), expires_at: epochMs }),
})

export const staffSession = defineCall({
  method: 'GET',
  path: '/api/staff/session',
  access: 'staff',
  summary: 'Who is signed in',
  request: request({}),
  response: staffMember,
})

export const staffLogout = defineCall({
  method: 'POST',
  path: '/api/staff/session/end',
  access: 'staff',
  summary: 'Signs a staff member out',
  request: request({}),
  response: z.null(),
})

/** One state, or several with commas. */
const states = text(200)
  .transform((list) => list.split(',').map((state) => state.trim()))
  .pipe(z.array(z.enum(bookingStates)))

/**
 * Bookings by state and filters. `order` oldest (the queue's, and the default for requested) or newest first;
 * the next page begins after the last row's id (`after_id`). `q` is a code, a phone or a part of a name;
 * `play_from` and `play_to` are days of play, both included; `overdue` 1 leaves those past the staff hour.
 */
export const staffBookings = defineCall({
  method: 'GET',
  path: '/api/staff/bookings',
  access: 'staff',
  summary: 'Bookings',
  request: request({
    state: maybe(states),
    q: typed(200),
    facility_id: maybe(id),
    region: maybe(z.enum(regions)),
    play_from: maybe(day),
    play_to: maybe(day),
    overdue: maybe(flag),
    order: maybe(z.enum(['oldest', 'newest'])),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffBooking),
})

export const staffBookingById = defineCall({
  method: 'GET',
  path: '/api/staff/bookings/:id',
  access: 'staff',
  summary: 'A booking',
  request: request({ id: bigId }),
  response: staffBookingDetail,
})

/** An any-time request is put on a tee time; a price per player is named where none is known. */
const confirmation = {
  id: bigId,
  tee_time_id: maybe(bigId),
  price_per_player: maybe(amount),
  note: typed(1000),
}

/** The request is confirmed: roles staff and admin. */
export const confirmBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/confirm',
  access: 'staff',
  summary: 'Confirms a request',
  request: request(confirmation),
  response: staffBooking,
})

/** What placing gives: the payment code and until when to pay. */
const placed = staffBooking.extend({ payment_code: z.string(), pay_by: epochMs })

/** The payment code and the notice go out, the 30 minutes begin: roles sales and admin. */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/place-order',
  access: 'staff',
  summary: 'Issues the payment code and the notice',
  request: request({ id: bigId, note: typed(1000) }),
  response: placed,
})

/** Both steps in one action, for who holds both roles. */
export const confirmAndPlace = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/confirm-and-place',
  access: 'staff',
  summary: 'Confirms and places in one action',
  request: request(confirmation),
  response: placed,
})

/** Declines a request with a reason the golfer reads; its places are free again. */
export const rejectBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/reject',
  access: 'staff',
  summary: 'Declines a request',
  request: request({ id: bigId, reason: typed(1000) }),
  response: staffBooking,
})

/**
 * Cancels for a golfer who asks by phone or chat (admin). Free before payment; of a paid booking the refund is asked for
 * by the terms, never more: `booking.cancelQuoteChanged` answers when it is not `expected_refund` any more.
 */
export const cancelForGolfer = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/cancel',
  access: 'staff',
  summary: 'Cancels for a golfer',
  request: request({ id: bigId, reason: typed(1000), expected_refund: maybe(amount) }),
  response: staffBooking,
})

/** Writes a note about a booking for colleagues; golfers never read it. */
export const noteBooking = defineCall({
  method: 'POST',
  path: '/api/staff/bookings/:id/note',
  access: 'staff',
  summary: 'Writes a note about a booking',
  request: request({ id: bigId, note: typed(1000) }),
  response: staffBookingDetail,
})

/** Money that arrived, the latest first; `state` unmatched is what found no bill and waits for a person. */
export const staffReceipts = defineCall({
  method: 'GET',
  path: '/api/staff/receipts',
  access: 'staff',
  summary: 'Money received',
  request: request({
    state: maybe(z.enum(['matched', 'unmatched', 'resolved'])),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(receipt),
})

/** Takes unmatched money for a booking (admin); what is too much or too little stays on the list with its reason. */
export const matchReceipt = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/match',
  access: 'staff',
  summary: 'Takes money for a booking',
  request: request({ id: bigId, booking_id: bigId }),
  response: receipt,
})

/** Puts unmatched money into the wallet of the golfer who sent it (admin); `vid` as typed. */
export const receiptToWallet = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/to-wallet',
  access: 'staff',
  summary: "Puts money into a golfer's wallet",
  request: request({ id: bigId, vid: typed(20) }),
  response: receipt,
})

/** Says that money which may have been told before is the same as was received then (admin): it came once. */
export const sameReceipt = defineCall({
  method: 'POST',
  path: '/api/staff/receipts/:id/same',
  access: 'staff',
  summary: 'Takes money told twice off the books',
  request: request({ id: bigId }),
  response: receipt,
})

/** Whether every transfer sums to zero and every stored balance equals its entries (admin). */
export const ledgerCheck = defineCall({
  method: 'GET',
  path: '/api/staff/ledger/check',
  access: 'staff',
  summary: 'Whether the books balance',
  request: request({}),
  response: z.object({
    balanced: z.boolean(),
    accounts: z.array(z.object({ name: z.string(), balance: vnd })),
    /** What does not add up, by name; empty when all is well. */
    faults: z.array(z.string()),
  }),
})

/** The queue in figures: how much waits, and how much of it is past its hour. */
export const staffQueue = defineCall({
  method: 'GET',
  path: '/api/staff/queue',
  access: 'staff',
  summary: 'The queue in figures',
  request: request({}),
  response: z.object({
    requested: z.int(),
    overdue: z.int(),
    confirmed: z.int(),
    placed: z.int(),
    /** Refunds asked for and not yet decided. */
    refunds_to_decide: z.int(),
    /** Refunds granted whose target is not known, or whose transfer a person has still to make. */
    refunds_to_send: z.int(),
    unmatched_receipts: z.int(),
    /** Complaints whose next step is the operator's; and those past what the policy promises for it. */
    waiting_complaints: z.int(),
    overdue_complaints: z.int(),
    now: epochMs,
  }),
})

/**
 * The queue live, as server-sent events: event `booking` with `{ id, general_bill_code, state }` whenever a
 * booking changes, event `receipt` with `{ id, state }` when money comes in, event `refund`
 * with `{ id, state }` when one takes a step, a comment every 20 seconds.
 */
export const staffQueueLive = defineCall({
  method: 'GET',
  path: '/api/staff/queue/live',
  access: 'staff',
  summary: 'The queue live',
  request: request({}),
  response: z.unknown(),
  raw: true,
})
