import { z } from 'zod'
import { defineCall } from '../call.ts'
import { bill } from '../entities/bill.ts'
import { clockFields, historyItem, stateFields } from '../entities/booking.ts'
import { bookingChangeFields, ownChangeQuote } from '../entities/booking-change.ts'
import { player, playerNames } from '../entities/player.ts'
import { refundTargetFields } from '../entities/refund.ts'
import {
  amount,
  bigId,
  day,
  epochMs,
  limit,
  maybe,
  oneOf,
  page,
  request,
  text,
  typed,
  vnd,
  whole,
  yesNo,
} from '../fields.ts'
import { historyTypes } from '../rules/bookings/statuses.ts'
import { defaultPageSize, historyDays, historyPageSize } from '../rules/limits.ts'

export const getHistoryBookingMerge = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_history_booking_merge',
  may: 'golfer',
  summary: 'List the booking history',
  description:
    "Returns the golfer's bookings, newest first. `type`: 0 all, 1 waiting for confirmation, 2 waiting " +
    'for payment, 3 paid. `time`: 0 all, 7 or 30 days back, -1 the days from `created_at_from` to ' +
    '`created_at_to`, both included, by the day of booking.',
  request: request({
    page: page(),
    limit: limit(historyPageSize),
    type: maybe(oneOf(historyTypes)).transform((type) => type ?? 0),
    version: maybe(whole(0, 1000)),
    time: maybe(oneOf([-1, 0, ...historyDays])).transform((time) => time ?? 0),
    created_at_from: maybe(day),
    created_at_to: maybe(day),
  }),
  response: z.array(historyItem),
})

export const liveBookings = defineCall({
  method: 'GET',
  path: '/api/for_wap/live_bookings',
  may: 'golfer',
  summary: "Stream changes of the golfer's bookings",
  description:
    "Server-sent events: `booking` with `{ id }` when something that the bill of one of the golfer's bookings " +
    'shows has changed, `wallet` with `{}` when a top-up has; the client then asks again. A comment is sent every ' +
    '20 seconds as keep-alive. The stream ends when the session ends, after ten minutes, and when events may have ' +
    'been missed: the client opens it again. 429 `request.tooMany`: the golfer or the address has too many open.',
  request: request({}),
  response: z.unknown(),
  raw: 'text/event-stream',
})

export const bookingCodeQr = defineCall({
  method: 'GET',
  path: '/api/services/booking_code_qr',
  may: 'visitor',
  summary: 'Get a booking code as a QR code',
  description: 'Returns an SVG for the scanner of a club. It contains the given code and nothing else.',
  request: request({ code: text(16).regex(/^TV[0-9A-Z]+$/) }),
  response: z.unknown(),
  raw: 'image/svg+xml',
})

export const viewDetailOrderSlotPax = defineCall({
  method: 'POST',
  path: '/api/for_wap/view_detail_order_slot_pax',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'List the players of a booking',
  description: "Returns the players of one of the golfer's bookings who have not left it.",
  request: request({ id_general_bill_detail: bigId }),
  response: z.array(player),
})

export const namePlayers = defineCall({
  method: 'POST',
  path: '/api/for_wap/name_players',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Name the players of a booking',
  description:
    'Names players who were booked without a name, until `names_deadline` of the bill; an empty name is skipped. ' +
    'Refused with `booking.namesClosed` afterwards. A player who has a name keeps it.',
  request: request({ id_general_bill_detail: bigId, names: playerNames }),
  response: z.array(player),
})

export const quoteOwnChange = defineCall({
  method: 'POST',
  path: '/api/for_wap/quote_change',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Quote a change of an own booking',
  description:
    'Decides a change of a booking by its golfer and returns what it would do; nothing is changed and no place is held. ' +
    'The course decides whether its golfers may (`booking.changeNotByGolfer`) and until how long before the earlier tee ' +
    'time (`booking.changeTooLate`); a booking is changed so often at most (`booking.changeTooMany`). Players who stay on ' +
    'their start keep the agreed price, a move is at the price of the new start. Players who leave a paid booking are ' +
    'refunded by the refund tiers, premiums included. Neither the round nor the insurance of those who stay in a paid ' +
    'booking becomes cheaper unless a cancellation would return everything (`booking.changeCheaper`); until then a ' +
    'premium that is left out goes back in full, later by cancelling the insurance. Packages are added until the same ' +
    'time as anything else is changed, unless the partner excludes them (`partner.noInsurance`). Each `user_id` counts as ' +
    'a look-up of a member (`request.tooMany`), and a booking has each member once (`player.inBooking`). Otherwise ' +
    'refused like a change by staff.',
  request: request({ id_general_bill_detail: bigId, ...bookingChangeFields }),
  response: ownChangeQuote,
})

export const changeOwnBooking = defineCall({
  method: 'POST',
  path: '/api/for_wap/change_booking',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Change an own booking',
  description:
    'Makes the quoted change. `applied`: places, price, bill and refund were exchanged in one transaction. `offered`: the ' +
    'places are held, and the payment of the difference makes the change. `requested`: the places are held until staff ' +
    'have answered for the club; an ordered booking is not paid before that (`booking.changeAsked`), and its payment ' +
    'window starts again with the answer. `fingerprint` is that of the quote: if the change would now do something else, it is ' +
    'refused (`booking.changeQuoteChanged`, 409) and must be quoted again. A repeat changes nothing and returns where the ' +
    'change is now; `dropped` when it has ended without being made.',
  request: request({ id_general_bill_detail: bigId, ...bookingChangeFields, fingerprint: text(64) }),
  response: z.object({ state: z.enum(['requested', 'offered', 'applied', 'dropped']) }),
})

export const declineBookingChange = defineCall({
  method: 'POST',
  path: '/api/for_wap/decline_change',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Decline a change that waits for payment or an answer',
  description:
    'Releases the places held for the `offered_change` or `requested_change` of a bill; the booking stays as it was. Money that comes for the ' +
    'change later goes back. Without such a change nothing happens.',
  request: request({ id_general_bill_detail: bigId }),
  response: z.null(),
})

export const getBillDetailForWap = defineCall({
  method: 'GET',
  path: '/api/services/get_bill_detail_for_wap',
  may: { owner: { bill_id: 'bill' } },
  summary: 'Get a bill',
  description:
    "Returns one of the golfer's bills, by the id of the bill or of its line. Another member's bill is " +
    'not found.',
  request: request({ bill_id: bigId }),
  response: bill,
})

export const getBillDetailForBank = defineCall({
  method: 'GET',
  path: '/api/services/get_bill_detail_for_bank',
  may: { owner: { bill_id: 'bill' } },
  summary: "Get a bill as a bank's customer",
  description: 'The same as `getBillDetailForWap`, for customers of a partner bank.',
  request: request({ bill_id: bigId }),
  response: bill,
})

/** A list of bills; `status` is a `general_status`. */
const billList = request({
  page: page(),
  limit: limit(defaultPageSize),
  status: maybe(whole(-1, 5)),
})

export const getListGeneralBillForWap = defineCall({
  method: 'GET',
  path: '/api/services/get_list_general_bill_for_wap',
  may: 'golfer',
  summary: "List the golfer's bills",
  description: "Returns the golfer's bills, newest first. `status` filters by `general_status`.",
  request: billList,
  response: z.array(historyItem),
})

export const getListGeneralBillForBank = defineCall({
  method: 'POST',
  path: '/api/services/get_list_general_bill_for_bank',
  may: 'golfer',
  summary: "List the bills of a bank's customer",
  description: 'The same as `getListGeneralBillForWap`, for customers of a partner bank.',
  request: billList,
  response: z.array(historyItem),
})

export const getListOrder = defineCall({
  method: 'GET',
  path: '/api/services/get_list_order',
  may: 'golfer',
  summary: "List the services of the golfer's bills",
  description: 'Returns one row for each service of each bill.',
  request: request({ page: page(), limit: limit(defaultPageSize) }),
  response: z.array(
    historyItem.extend({
      service_type: z.enum(['booking', 'shop', 'hio', 'other']),
      service_name: z.string(),
      service_amount: vnd.nullable(),
    }),
  ),
})

export const getListGeneralBillByPlace = defineCall({
  method: 'POST',
  path: '/api/services/get_list_general_bill_by_place',
  may: 'golfer',
  summary: "List the golfer's bills by course",
  description: 'Returns the bills whose course name contains the text; diacritics and case are ignored.',
  request: request({ place: typed(200), page: page(), limit: limit(defaultPageSize) }),
  response: z.array(historyItem),
})

/** A booking after its cancellation, with what is refunded. */
const cancelled = z.object({
  id_general_bill_detail: z.int(),
  ...stateFields,
  is_free: yesNo,
  refund_amount: vnd,
  penalty_amount: vnd,
  fee_kept: vnd,
  refund_by: epochMs.nullable(),
  ...clockFields,
})

export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/for_wap/cancel_booking',
  may: { owner: { id_general_bill_detail: 'bill', player_id: 'player', service_id: 'service' } },
  summary: 'Cancel a booking or request its refund',
  description:
    'Before payment, cancels the booking at once and free of charge. After payment, requests a refund by ' +
    'the refund tiers; staff approve it, and it is paid by `refund_by` at the latest. `player_id` or ' +
    "`service_id` cancels only that player or service; before payment the bill's amount is then reduced. " +
    '`expected_refund` is the amount the golfer saw: when it has changed, nothing happens and ' +
    '`booking.cancelQuoteChanged` names the new amount. A repeat returns the same answer.',
  request: request({
    id_general_bill_detail: bigId,
    reason: typed(1000),
    player_id: maybe(bigId),
    service_id: maybe(bigId),
    expected_refund: maybe(amount),
    ...refundTargetFields,
  }),
  response: cancelled,
  idempotent: true,
})

export const undoBooking = defineCall({
  method: 'POST',
  path: '/api/for_wap/undo_booking',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'Undo a booking paid by mistake',
  description:
    'Ends a paid booking at once, without a decision of staff, until the `undo_until` of its bill: all that was paid ' +
    'is refunded by `refund_by` at the latest, whatever the refund tiers; the fee of a card stays. Refused ' +
    '(`booking.undoOver`) once that has passed or the golfer has undone too many bookings in 24 hours. A repeat returns ' +
    'the same answer.',
  request: request({ id_general_bill_detail: bigId, ...refundTargetFields }),
  response: cancelled,
  idempotent: true,
})
