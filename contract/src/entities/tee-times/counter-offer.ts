import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../../fields.ts'
import { bookingStates } from '../../rules/bookings/statuses.ts'
import { flightSize } from '../flight.ts'
import { refundTier } from '../refund-tier.ts'

/** `withdrawn`: the request was decided in another way, or staff sent another offer. */
export const counterOfferStates = ['open', 'accepted', 'declined', 'lapsed', 'withdrawn'] as const

/**
 * A time on offer in place of a request or a booking. `amount` is the whole bill at that time, for the players and packages that the
 * booking has now; null once the offer is closed. `is_closed`: the club has closed the tee time meanwhile.
 */
const offeredTime = z.object({
  option: z.int(),
  facility: z.object({ id: z.int(), title: z.string() }),
  date_played: epochMs,
  number_hole: z.int(),
  flights: z.array(flightSize),
  amount: vnd.nullable(),
  /** How much more, or less, than the booking costs now; null without a price. */
  difference: vnd.nullable(),
  refund_terms: z.array(refundTier),
  is_closed: yesNo,
})

/** Up to three other times that staff offer; their places are held until `until`. */
export const counterOffer = z
  .object({
    state: z.enum(counterOfferStates),
    until: epochMs,
    /** The club has withdrawn a booking that was confirmed, ordered or paid: without a choice it ends, refunded in full. */
    is_in_place: yesNo,
    options: z.array(offeredTime),
    accepted_option: z.int().nullable(),
  })
  .meta({ id: 'CounterOffer' })

/** An offer as the bearer of its link sees it: the booking it is for, and what it costs now. Players are not named. */
export const counterOfferPage = z
  .object({
    id_general_bill: z.int(),
    general_bill_code: z.string(),
    state: z.enum(bookingStates),
    facility: z.object({ title: z.string() }),
    /** The booking's tee time; the start of the day while it has none. */
    date_played: epochMs,
    is_any_time: yesNo,
    number_player: z.int(),
    /** What is to be paid now: the bill of an order, or the difference of a dearer time; null unless something is. */
    due_amount: vnd.nullable(),
    /** Until when that must be paid. */
    payment_deadline: epochMs.nullable(),
    offer: counterOffer,
    now: epochMs,
  })
  .meta({ id: 'CounterOfferPage' })
