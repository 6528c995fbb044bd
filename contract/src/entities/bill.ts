import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'
import { bookingStates } from '../rules/bookings/statuses.ts'
import { clockFields, ending, holdFields, leftToPay, stateFields } from './booking.ts'
import { offeredChange, requestedChange } from './booking-change.ts'
import { company } from './company.ts'
import { deposit } from './deposit.ts'
import { documentLine } from './document.ts'
import { flights } from './flight.ts'
import { playerFields } from './player.ts'
import { refund, refundTargets } from './refund.ts'
import { refundTier } from './refund-tier.ts'
import { split } from './share.ts'
import { alternative } from './tee-times/alternative.ts'
import { counterOffer } from './tee-times/counter-offer.ts'
import { openFlight } from './tee-times/open-flight.ts'

/** The common fields of a bill's services: its amount and refund in VND, and the number of its paid lines. */
const serviceFields = {
  id: z.int().nullable(),
  name_unit: z.string(),
  amount: vnd.nullable(),
  refund: vnd,
  num_payment: z.int(),
  can_payment: yesNo,
  is_cancel: yesNo,
}

const bookingService = z.object({
  type: z.literal('booking'),
  ...serviceFields,
  booking_pax_detail: z.object({
    date_played: epochMs,
    facility: z.object({ id: z.int(), title: z.string(), sub_title: z.string() }),
    number_hole: z.int().nullable(),
  }),
  listData: z.array(
    z.object({
      id: z.int().nullable(),
      ...playerFields,
      amount: vnd.nullable(),
      pack_name: z.array(z.string()),
      /** The insurance packages of `pack_name`, each with the price in VND at which it was sold. */
      packages: z.array(z.object({ id: z.int(), name: z.string(), price: vnd })),
      is_cancel: yesNo,
    }),
  ),
})

const hioService = z.object({
  type: z.literal('hio'),
  ...serviceFields,
  /**
   * The packages: `code` is the certificate's number once there is one, else the package's name; `player` is insured.
   */
  listData: z.array(
    z.object({ code: z.string(), name: z.string(), player: z.string(), amount: vnd, is_cancel: yesNo }),
  ),
})

const shopService = z.object({
  type: z.literal('shop'),
  ...serviceFields,
  listData: z.array(z.object({ name: z.string(), number: z.int(), total_price: vnd })),
})

const otherService = z.object({
  type: z.literal('other'),
  ...serviceFields,
  listData: z.array(z.object({ name: z.string(), amount: vnd })),
})

/** A service of a bill, payable and cancellable on its own; its fields depend on its type. */
export const service = z
  .discriminatedUnion('type', [bookingService, hioService, shopService, otherService])
  .meta({ id: 'Service' })

/**
 * What cancelling now would mean, to the đồng: before payment free, afterwards by the ladder; the transaction
 * fee is kept. `valid_until` is when a lower refund tier or the round begins: from the tee time on (`has_begun`)
 * cancelling refunds nothing, and the call refuses. Null when there is nothing to cancel.
 */
export const cancelQuote = z
  .object({
    is_free: yesNo,
    condition: z.string(),
    refund_amount: vnd,
    penalty_percent: z.number(),
    penalty_amount: vnd,
    fee_kept: vnd,
    valid_until: epochMs.nullable(),
    has_begun: yesNo,
    /** The ways the money can go, the best first; empty when nothing comes back. */
    targets: z.array(z.enum(refundTargets)),
    /**
     * The parts that can be cancelled while the rest stays: of a paid booking with its refund now, before payment with
     * the amount then left to pay (null while there is no price).
     */
    parts: z.array(
      z.object({
        kind: z.enum(['player', 'service']),
        id: z.int(),
        name: z.string(),
        refund_amount: vnd,
        penalty_amount: vnd,
        left_to_pay: vnd.nullable(),
      }),
    ),
  })
  .meta({ id: 'CancelQuote' })

/** The history of a booking: each state with its time and actor, in order. */
const step = z.object({
  state: z.enum(bookingStates),
  at: epochMs,
  reason: z.string(),
  by: z.enum(['member', 'staff', 'system', 'gateway', 'club']),
})

/** A bill. `payment_amount` is null until the price is known; `user_book` is who booked. */
export const bill = z
  .object({
    id_general_bill: z.int(),
    id_general_bill_detail: z.int(),
    code: z.string(),
    total_services: z.int(),
    user_book: z.string(),
    phone: z.string(),
    /** The company that it is for; null for a private person. */
    company: company.nullable(),
    payment_code: z.string().nullable(),
    payment_amount: vnd.nullable(),
    paid_amount: vnd,
    /**
     * VND that came by bank transfer or was taken at the counter, is less than the bill and waits for the rest; 0 once
     * that came or it went back.
     */
    arrived_amount: vnd,
    /** Of it, VND that was taken at the counter: a payment of the rest by any method pays together with it. */
    taken_amount: vnd,
    left_to_pay: leftToPay,
    /** Null for a bill that is paid in one, and once it is paid. */
    deposit: deposit.nullable(),
    /** The shares that the players pay each; null for a bill that is not split. */
    split: split.nullable(),
    /** Whether the golfer may split the bill now, or again. */
    can_split: yesNo,
    /**
     * The flight that invited golfers may join; null where it cannot be opened and none has joined it. Missing in the
     * answer of a server of the release before.
     */
    open_flight: openFlight.nullable().optional(),
    /** Whose open flight this booking has joined; null for any other. */
    joined_flight: z.string().nullable().optional(),
    /**
     * What the next payment is of, in VND, whatever transfers have arrived: the bill less what was taken at the counter, or the difference of its `offered_change`;
     * null when nothing is to be paid.
     */
    due_amount: vnd.nullable(),
    /** The fee paid on top for a card; never refunded. */
    fee_amount: vnd,
    refund_amount: vnd,
    services: z.array(service),
    ...stateFields,
    status_text: z.string(),
    date_played: epochMs,
    is_any_time: yesNo,
    flights,
    number_player: z.int(),
    /** Until when the golfer names players booked without a name; null without any, and when it is too late. */
    names_deadline: epochMs.nullable(),
    /** The club's own number of the booking, and since when the club knows of it; null until then and after the end. */
    club_acknowledgement: z.object({ reference: z.string(), at: epochMs }).nullable(),
    can_payment: yesNo,
    created_at: epochMs,
    steps: z.array(step),
    /** Null until the booking has ended. */
    ending: ending.nullable(),
    refund_terms: z.array(refundTier),
    cancel_quote: cancelQuote.nullable(),
    /** Until when the golfer may undo the payment, with all of it returned; null when that is not possible. */
    undo_until: epochMs.nullable(),
    /** The ways the money of an undone booking can go, the best first; empty when it cannot be undone. */
    undo_targets: z.array(z.enum(refundTargets)),
    /** Other tee times that the golfer would also take, in their order. */
    alternatives: z.array(alternative),
    /** Other times that the golfer may choose now; null without any. */
    counter_offer: counterOffer.nullable(),
    /** A change that waits for the payment of its difference; null without any. */
    offered_change: offeredChange.nullable(),
    /** The latest change, if the golfer asked staff for it and it waits for its answer or was not accepted; else null. */
    requested_change: requestedChange.nullable(),
    /** Until when the golfer may change the booking; null when that is not possible. */
    change_until: epochMs.nullable(),
    /** Money that goes or went back, in the order it was asked for. */
    refunds: z.array(refund),
    /** Receipts and credit notes, in the order they were issued. */
    documents: z.array(documentLine),
    /** The first insurance certificate of the booking; null before it is paid. */
    insurrance_id: z.int().nullable(),
    ...holdFields,
    ...clockFields,
  })
  .meta({ id: 'Bill' })
