import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import {
  acceptForRequest,
  assertOpen,
  type Choice,
  lockOffer,
  type OfferReader,
  staffOfOffer,
} from '#bookings/counter-offers/answer-offer'
import { closeOffer, lapseOffer, returnToStaff } from '#bookings/counter-offers/close-offer'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { endOfferedChange } from '../change/end-offered-change.ts'
import { endWithdrawn } from '../change/in-place/end-withdrawn.ts'
import { acceptForOrder } from './accept-for-order.ts'

/**
 * The golfer takes one of the times on offer: a request becomes it, confirmed and ordered, and a confirmed, ordered or paid
 * booking is moved to it. The same answer again changes nothing.
 *
 * @returns the booking's number
 * @throws Refusal `counterOffer.over` when it was answered otherwise, has lapsed or was withdrawn, and those of
 *   `acceptForRequest` and `acceptForOrder`
 */
export async function acceptOffer(
  ctx: Context,
  q: Query,
  reader: OfferReader,
  choice: Choice,
): Promise<number> {
  const now = ctx.clock.now()
  const offer = await lockOffer(q, reader)
  if (offer.state === 'accepted' && offer.accepted_option === choice.option) return offer.booking_id
  assertOpen(offer, now)
  const accept = offer.booking_state === 'requested' ? acceptForRequest : acceptForOrder
  await accept(ctx, q, offer, choice, now)
  return offer.booking_id
}

/**
 * The golfer wants none of the times on offer: they are released. A request is staff's again; any other booking, which its
 * club has withdrawn, ends with all of its money going back. Repeating it changes nothing.
 *
 * @returns the booking's number
 * @throws Refusal `counterOffer.over`
 */
export async function declineOffer(ctx: Context, q: Query, reader: OfferReader): Promise<number> {
  const now = ctx.clock.now()
  const offer = await lockOffer(q, reader)
  const { booking_id: bookingId, booking_state: state } = offer
  if (offer.state === 'declined') return bookingId
  assertOpen(offer, now)
  if (state === 'requested') await returnToStaff(ctx, q, bookingId, 'declined', now)
  else if (await closeOffer(q, bookingId, { to: 'declined', now }))
    await endWithdrawn(ctx, q, { bookingId, state, staffId: staffOfOffer(offer), now })
  else throw new Refusal('counterOffer.over')
  return bookingId
}

/**
 * Ends what waits for a booking's golfer once its time is over: other times on offer, or a change. The booking's row is
 * locked.
 */
export async function lapse(
  ctx: Context,
  q: Query,
  { id: bookingId, state }: { id: number; state: BookingState },
  now: Date,
): Promise<void> {
  if (state === 'requested') return lapseOffer(ctx, q, bookingId, now)
  const offer = await closeOffer(q, bookingId, { to: 'lapsed', now })
  if (offer) return endWithdrawn(ctx, q, { bookingId, state, staffId: staffOfOffer(offer), now })
  await endOfferedChange(ctx, q, { id: bookingId, state }, { cause: 'unpaid', now })
}
