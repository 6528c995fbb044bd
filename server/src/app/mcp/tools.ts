import type { Call } from '@teeviet/contract/call'
import { createBookingForWap, createDeliveryForWap } from '@teeviet/contract/calls/booking-requests'
import { getBillDetailForWap, getHistoryBookingMerge } from '@teeviet/contract/calls/bookings'
import { getDetailFacility, searchFacility } from '@teeviet/contract/calls/courses'
import { findTeeTimes } from '@teeviet/contract/calls/tee-times'

/** A tool of the MCP server: a call of the wire under a name that an assistant chooses by, and how to use it. */
export type Tool = { readonly name: string; readonly call: Call; readonly hint: string }

const players =
  'A player is `{ "user_id": -1, "name_out_system": "the full name" }`; the golfer is one of the players if they play.'

/** From the search to the state of a booking. Paying and cancelling stay with the golfer, on the bill's page. */
export const tools: readonly Tool[] = [
  { name: 'find_courses', call: searchFacility, hint: 'Use the `id` of a course as `facility_id`.' },
  { name: 'course_details', call: getDetailFacility, hint: 'Facts, prices and rules of one course.' },
  {
    name: 'find_tee_times',
    call: findTeeTimes,
    hint: '`date_played` is DD-MM-YYYY. Use `start_at` of a tee time as `date_played` of a quote or request.',
  },
  {
    name: 'quote_booking',
    call: createDeliveryForWap,
    hint: `Call it before every request and show the golfer the total and the refund tiers. ${players}`,
  },
  {
    name: 'request_booking',
    call: createBookingForWap,
    hint: `Needs the golfer's token. Only after the golfer has agreed to the quote and the terms (\`terms_agreed\`: 1); send the quoted total as \`expected_amount\`. ${players}`,
  },
  { name: 'my_bookings', call: getHistoryBookingMerge, hint: "Needs the golfer's token." },
  {
    name: 'booking_status',
    call: getBillDetailForWap,
    hint: "Needs the golfer's token. `bill_id` is `id_general_bill` of the request's answer.",
  },
]
