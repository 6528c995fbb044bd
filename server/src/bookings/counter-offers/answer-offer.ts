import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import {
  forgetAwaited,
  loadOffered,
  moveOffered,
  type OfferedPlaces,
  releaseOffered,
} from '#golf/tee-sheet/offered-places'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { seatsOf } from '../booking/flights.ts'
import { club, system } from '../booking/record-event.ts'
import { writeMove, writeOffered } from '../booking/rows/change-booking.ts'
import { endOffer, type OfferEnd } from '../booking/rows/counter-offers.ts'
import { seatPlayers } from '../booking/rows/players.ts'
import { transition } from '../booking/transition.ts'
import { releasePlaces } from '../holds/release-places.ts'
import { fixPrice } from '../pricing/fix-price.ts'
import { priceBooking } from '../pricing/price.ts'
import { loadPricedPlayers } from '../pricing/priced-players.ts'
import { placeBooking } from '../steps/place.ts'
import { leaveClub } from '../webhooks/leave-club.ts'
import { hashOfOfferKey } from './offer-times.ts'
import { fillPlaces } from './offered-price.ts'

/** Whose answer it is: the golfer's, signed in, or the bearer's of the link. */
export type OfferReader = { memberId: number; bookingId: number } | { key: string }

/** The accepted time by its number, and its price as the golfer saw it, in VND. */
export type Choice = { option: number; expectedAmount: number }

export type LockedOffer = {
  id: number
  booking_id: number
  state: 'open' | OfferEnd
  until: Date
  accepted_option: number | null
  /** Null for the club. */
  offered_by: number | null
  booking_state: BookingState
  course_id: number
}

/**
 * The golfer takes one of the times on offer for a request: its places become the booking's, those of the other times and the
 * booking's old ones are released, price and refund tiers are fixed anew, and the booking is confirmed and ordered. The
 * offer is locked and open.
 *
 * @throws Refusal `counterOffer.over`, `booking.priceChanged`, `booking.teeTimeClosed`
 */
export async function acceptForRequest(
  ctx: Context,
  q: Query,
  offer: LockedOffer,
  { option, expectedAmount }: Choice,
  now: Date,
): Promise<void> {
  const { held, first } = await heldOption(q, offer.id, option)
  const places = await placesOfPlayers(q, offer.booking_id, held, expectedAmount)
  // who has offered it answers for the course: the tap is the golfer's
  await becomeOption(
    ctx,
    q,
    offer,
    { option, places, first },
    { reason: 'the golfer accepted another time', now },
  )
}

/**
 * Makes a request the option of its open offer, with places for its players: its own places are released, price and refund
 * tiers are fixed anew, and it is confirmed in the name of the staff or the club who offered it, and ordered.
 *
 * @param by.isAlternative the golfer is informed that it is a time named in the request
 * @throws Refusal `counterOffer.over`, and those of `placeBooking`
 */
export async function becomeOption(
  ctx: Context,
  q: Query,
  offer: LockedOffer,
  { option, places, first }: { option: number; places: readonly OfferedPlaces[]; first: OfferedPlaces },
  { reason, isAlternative = false, now }: { reason: string; isAlternative?: boolean; now: Date },
): Promise<void> {
  const bookingId = offer.booking_id
  if (!(await endOffer(q, offer.id, { to: 'accepted', option, now }))) throw new Refusal('counterOffer.over')
  await releasePlaces(q, bookingId, now)
  await forgetAwaited(q, bookingId)
  await moveOffered(q, { bookingId, offerId: offer.id, position: option }, places)
  await releaseOffered(q, offer.id)
  await seatPlayers(q, bookingId, seatsOf(places))
  const courseId = await courseOfOption(q, offer.id, option)
  const to = { courseId, day: first.play_date, startsAt: first.starts_at, holes: first.holes }
  await writeMove(q, bookingId, to)
  await fixPrice(q, { bookingId, courseId, places, offerPrice: null, pricePerPlayer: undefined, now })
  if (courseId !== offer.course_id)
    await leaveClub(q, { bookingId, from: offer.course_id, to: courseId, now })
  await writeOffered(q, bookingId, null)
  const actor = offer.offered_by === null ? club : { kind: 'staff' as const, id: offer.offered_by }
  const confirmed = await transition(ctx, q, { bookingId, to: 'confirmed', actor, reason, now })
  if (!confirmed) throw new Refusal('counterOffer.over')
  await placeBooking(ctx, q, { bookingId, actor: system, isAlternative, now })
}

/**
 * The places of an option, with the earliest of them.
 * @throws Refusal `request.notFound`, `booking.teeTimeClosed`
 */
export async function heldOption(q: Query, offerId: number, option: number) {
  const held = (await loadOffered(q, offerId)).filter(({ position }) => position === option)
  const [first] = held
  if (!first) throw new Refusal('request.notFound')
  if (held.some(({ is_closed }) => is_closed))
    throw new Refusal('booking.teeTimeClosed', { time: formatPlayTime(first.starts_at) })
  return { held, first }
}

/**
 * The latest offer of a booking, or that of a link, locked after the booking's row, as by every step of staff and by the job
 * of its deadlines.
 * @throws Refusal `counterOffer.over` without one
 */
export async function lockOffer(q: Query, reader: OfferReader): Promise<LockedOffer> {
  const [row] =
    'key' in reader
      ? await q<LockedOffer>`
          select o.id, o.booking_id, o.state, o.until, o.accepted_option, o.offered_by, b.state as booking_state, b.course_id
          from counter_offers o join bookings b on b.id = o.booking_id
          where o.key_hash = ${hashOfOfferKey(reader.key)} for update of b, o`
      : await q<LockedOffer>`
          select o.id, o.booking_id, o.state, o.until, o.accepted_option, o.offered_by, b.state as booking_state, b.course_id
          from counter_offers o join bookings b on b.id = o.booking_id
          where b.id = ${reader.bookingId} and b.member_id = ${reader.memberId} order by o.id desc limit 1 for update of b, o`
  if (!row) throw new Refusal('counterOffer.over')
  return row
}

/**
 * Its time decides, whether the job has run or not.
 * @throws Refusal `counterOffer.over`
 */
export function assertOpen({ state, until }: LockedOffer, now: Date): void {
  if (state !== 'open' || until <= now) throw new Refusal('counterOffer.over')
}

/** The staff who offered times in place of a booking that was confirmed; a club offers them for requests only. */
export function staffOfOffer({ offered_by }: Pick<LockedOffer, 'offered_by'>): number {
  if (offered_by === null) throw new Error('an offer of a club for a booking that is no request')
  return offered_by
}

/** The places of an option for the players the booking has now, at the price that was shown. */
async function placesOfPlayers(
  q: Query,
  bookingId: number,
  held: readonly OfferedPlaces[],
  expectedAmount: number,
): Promise<OfferedPlaces[]> {
  const players = await loadPricedPlayers(q, bookingId)
  const places = fillPlaces(held, players.length)
  const packages = players.map((player) => player.packages)
  const { total } = priceBooking(places, packages, null)
  if (total === null) throw new Error('an offered time without a price')
  if (total !== expectedAmount) throw new Refusal('booking.priceChanged', { amount: formatMoney(total) })
  return places
}

export async function courseOfOption(q: Query, offerId: number, option: number): Promise<number> {
  const [row] = await q<{ id: number }>`
    select course_id as id from counter_offer_options where offer_id = ${offerId} and position = ${option}`
  if (!row) throw new Error(`no option ${option} of counter-offer ${offerId}`)
  return row.id
}
