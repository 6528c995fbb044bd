import { z } from 'zod'
import { defineCall } from './call.ts'
import { bill } from './entities/bill.ts'
import { clockFields, historyItem, stateFields } from './entities/booking.ts'
import { player } from './entities/player.ts'
import { refundTargetFields } from './entities/refund.ts'
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
  typed,
  vnd,
  whole,
  yesNo,
} from './fields.ts'
import { defaultPageSize, historyDays, historyPageSize } from './rules/limits.ts'
import { historyTypes } from './rules/statuses.ts'

/**
 * The golfer's bookings, the latest first. `type` 0 all, 1 waiting for confirmation, 2 waiting for payment,
 * 3 paid; `time` 0 all, 7 or 30 days back, -1 the two days given, both included, by the day of booking.
 */
export const getHistoryBookingMerge = defineCall({
  method: 'POST',
  path: '/api/for_wap/get_history_booking_merge',
  access: 'member',
  summary: 'Booking history',
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

/** The players of a booking. */
export const viewDetailOrderSlotPax = defineCall({
  method: 'POST',
  path: '/api/for_wap/view_detail_order_slot_pax',
  access: 'member',
  summary: 'The players of a booking',
  request: request({ id_general_bill_detail: bigId }),
  response: z.array(player),
})

/** A bill of the golfer, by the id of the bill or of its line; anybody else's is not found. */
export const getBillDetailForWap = defineCall({
  method: 'GET',
  path: '/api/services/get_bill_detail_for_wap',
  access: 'member',
  summary: 'A bill',
  request: request({ bill_id: bigId }),
  response: bill,
})

/** The same for users of a partner bank. */
export const getBillDetailForBank = defineCall({
  method: 'GET',
  path: '/api/services/get_bill_detail_for_bank',
  access: 'member',
  summary: 'A bill',
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
  access: 'member',
  summary: "The golfer's bills",
  request: billList,
  response: z.array(historyItem),
})

export const getListGeneralBillForBank = defineCall({
  method: 'POST',
  path: '/api/services/get_list_general_bill_for_bank',
  access: 'member',
  summary: "The golfer's bills",
  request: billList,
  response: z.array(historyItem),
})

/** One row for each service of each bill. */
export const getListOrder = defineCall({
  method: 'GET',
  path: '/api/services/get_list_order',
  access: 'member',
  summary: "The services of the golfer's bills",
  request: request({ page: page(), limit: limit(defaultPageSize) }),
  response: z.array(
    historyItem.extend({
      service_type: z.enum(['booking', 'shop', 'hio', 'other']),
      service_name: z.string(),
      service_amount: vnd.nullable(),
    }),
  ),
})

/** Bills whose course's name fits the text, marks and case ignored. */
export const getListGeneralBillByPlace = defineCall({
  method: 'POST',
  path: '/api/services/get_list_general_bill_by_place',
  access: 'member',
  summary: "The golfer's bills by course",
  request: request({ place: typed(200), page: page(), limit: limit(defaultPageSize) }),
  response: z.array(historyItem),
})

/**
 * Cancels a booking: at once and free before payment; afterwards it asks for a refund by the ladder, which staff
 * approve, paid at the latest by `refund_by`. `player_id` or `service_id` gives up that one player or service and keeps
 * the rest; before payment the bill then asks for less. `expected_refund` is what the dialog showed: when it no longer holds, nothing
 * happens and `booking.cancelQuoteChanged` says the new amount. A repeat gives the same answer.
 */
export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/for_wap/cancel_booking',
  access: 'member',
  summary: 'Cancels a booking or asks for its refund',
  request: request({
    id_general_bill_detail: bigId,
    reason: typed(1000),
    player_id: maybe(bigId),
    service_id: maybe(bigId),
    expected_refund: maybe(amount),
    ...refundTargetFields,
  }),
  response: z.object({
    id_general_bill_detail: z.int(),
    ...stateFields,
    is_free: yesNo,
    refund_amount: vnd,
    penalty_amount: vnd,
    fee_kept: vnd,
    refund_by: epochMs.nullable(),
    ...clockFields,
  }),
  idempotent: true,
})
