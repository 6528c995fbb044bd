import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { bookingStates } from '../rules/bookings/statuses.ts'

const dispute = z
  .object({
    id: z.int(),
    words: z.string(),
    disputed_by: z.string(),
    disputed_at: epochMs,
    answer: z.string(),
    /** By how much the club's share was corrected; 0 without a correction. */
    corrected: vnd,
    settled_at: epochMs.nullable(),
  })
  .meta({ id: 'StatementDispute' })

/** A round that was divided with its club. */
const statementLine = z
  .object({
    id: z.int(),
    booking_id: z.int(),
    general_bill_code: z.string(),
    /** The club's own reference of the booking; empty without one. */
    reference: z.string(),
    /** The start, or the start of the day of a booking without a tee time. */
    date_played: epochMs,
    number_player: z.int(),
    /** 1: cancelled, and divided is what was kept of the price. */
    is_cancelled: yesNo,
    /** 1: a correction of an earlier line; nothing more was divided. */
    is_correction: yesNo,
    /** What was divided, and the club's share of it. */
    amount: vnd,
    club_amount: vnd,
    /** What the club says against it, and the answer of the operator. */
    dispute: dispute.nullable(),
  })
  .meta({ id: 'StatementLine' })

/** A booking of which nothing was divided with its club (yet). */
const undividedBooking = z
  .object({
    booking_id: z.int(),
    general_bill_code: z.string(),
    /** The club's own reference of the booking; empty without one. */
    reference: z.string(),
    /** The start, or the start of the day of a booking without a tee time. */
    date_played: epochMs,
    number_player: z.int(),
    state: z.enum(bookingStates),
    /** What the golfer has paid of it and did not get back. */
    amount: vnd,
  })
  .meta({ id: 'UndividedBooking' })

/**
 * What a club is owed for a month: `opening` before it, plus the club's share of each line, minus the payouts, is
 * `closing`. Negative is an amount that the club owes.
 */
export const clubStatement = z
  .object({
    month: z.string(),
    facility_id: z.int(),
    facility: z.string(),
    opening: vnd,
    closing: vnd,
    lines: z.array(statementLine),
    /** The month's other bookings that were confirmed: rounds to come or not yet divided, and free cancellations. */
    undivided: z.array(undividedBooking),
    payouts: z.array(
      z.object({ id: z.int(), occurred_at: epochMs, bank_reference: z.string(), amount: vnd }),
    ),
  })
  .meta({ id: 'ClubStatement' })
