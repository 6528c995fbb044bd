import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { closedTimeOf } from '#golf/tee-sheet/closed-time'
import type { TakenPlaces } from '#golf/tee-sheet/take-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Actor } from '../booking/record-event.ts'
import { writeHold } from '../booking/rows/change-booking.ts'
import { transition } from '../booking/transition.ts'
import { takeAwaited } from '../holds/retake-places.ts'
import { fixPrice } from '../pricing/fix-price.ts'
import { type AnyTime, putOnTeeTime } from './put-on-tee-time.ts'

export type Confirmation = {
  bookingId: number
  /** For an any-time request: where staff put it. */
  teeTimeId?: number | undefined
  /** In VND, where none is known. */
  pricePerPlayer?: number | undefined
  note?: string
  actor: Actor
  now: Date
}

type Asked = AnyTime & {
  state: BookingState
  tee_time_at: Date | null
  amount_vnd: number | null
  unheld_for: string | null
}

/**
 * Confirms a request; a repeat changes nothing. One that holds nothing takes its places now. An any-time request is put on a tee time of its day, which takes the
 * places; that and a price named here fix amount and refund ladder. A price that was shown stays.
 *
 * @throws Refusal when the booking waits for something else, when a tee time or a price is needed and not given, and
 *   when the tee time has not enough places, has passed, or was closed and staff did not keep the booking on it
 */
export async function confirmBooking(ctx: Context, q: Query, confirmation: Confirmation): Promise<void> {
  const { bookingId, teeTimeId, pricePerPlayer, actor, now, note = '' } = confirmation
  const asked = await lockRequest(q, bookingId)
  if (asked.state === 'confirmed') return
  if (asked.state !== 'requested') throw new Refusal('booking.wrongState')
  if (asked.tee_time_at && asked.tee_time_at <= now) throw new Refusal('booking.noTeeTime')
  if (asked.unheld_for) await takeAgain(q, bookingId)
  const places = asked.tee_time_at
    ? await heldPlaces(q, bookingId)
    : await putOnTeeTime(q, bookingId, asked, given(teeTimeId), now)
  if (asked.amount_vnd === null) {
    const { course_id: courseId, offer_price: offerPrice } = asked
    await fixPrice(q, { bookingId, courseId, places, offerPrice, pricePerPlayer, now })
  }
  await transition(ctx, q, { bookingId, to: 'confirmed', actor, now, reason: note || null })
}

async function lockRequest(q: Query, bookingId: number): Promise<Asked> {
  const [asked] = await q<Asked>`
    select b.state, b.course_id, b.play_date, b.tee_time_at, b.player_count, b.amount_vnd, b.offer_id, b.unheld_for,
      o.price_sale_vnd as offer_price, o.quantity_left as offer_quantity_left
    from bookings b left join offers o on o.id = b.offer_id
    where b.id = ${bookingId} for update of b`
  if (!asked) throw new Refusal('booking.notFound')
  return asked
}

// The request exceeded the golfer's hold limit, or its hold expired unanswered: the places are taken only now.
async function takeAgain(q: Query, bookingId: number): Promise<void> {
  const taking = await takeAwaited(q, bookingId)
  if (taking.kind === 'taken') return writeHold(q, bookingId, null)
  if (taking.kind === 'offer') throw new Refusal('offer.soldOut')
  const time = formatPlayTime(taking.startsAt)
  throw new Refusal(taking.kind === 'closed' ? 'teeSheet.closed' : 'booking.placesGone', { time })
}

async function heldPlaces(q: Query, bookingId: number): Promise<TakenPlaces[]> {
  const closed = await closedTimeOf(q, bookingId)
  if (closed) throw new Refusal('teeSheet.closed', { time: formatPlayTime(closed) })
  return q<TakenPlaces>`
    select h.tee_time_id, h.play_date, t.starts_at, t.holes, h.places, h.price_vnd
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} and h.released_at is null order by t.starts_at`
}

function given(teeTimeId: number | undefined): number {
  if (teeTimeId === undefined) throw new Refusal('staff.teeTimeNeeded')
  return teeTimeId
}
