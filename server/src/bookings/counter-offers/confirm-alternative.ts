import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { dearerAlternativeText } from '#platform/notifications/texts'
import { loadAlternatives, writeOfferOf } from '../booking/rows/alternatives.ts'
import { withdrawOffer } from '../booking/rows/counter-offers.ts'
import { becomeOption, heldOption } from './answer-offer.ts'
import { checkHeld, holdTimes, lockGolferOf, sendOffer } from './offer-times.ts'

export type TakenAlternative = {
  /** `offered`: it has become dearer, and the golfer is asked. */
  outcome: 'confirmed' | 'offered'
  startsAt: Date
  courseId: number
  /** False when it was taken before: nothing has changed. */
  isNew: boolean
}

type Asked = { state: BookingState; players: number; courseId: number }

/**
 * Takes the places of another time that a golfer named in a request. At the price that was shown, or a lower one, the
 * request becomes that time: confirmed, ordered and to be paid. When it has become dearer, its places are held and the
 * golfer is asked, as with every other time that is offered. A repeat changes nothing.
 *
 * @param taking.staffId null for the club
 * @param taking.courses the courses of who takes it; null for every course
 * @throws Refusal `booking.notFound`, `request.notFound` for an alternative that is none or at another course,
 *   `booking.wrongState`, `booking.noTeeTime` once its time has come, `counterOffer.noPlaces`, `counterOffer.overCap`,
 *   `staff.priceNeeded`, and those of `placeBooking`; nothing has been taken then
 */
export async function confirmAlternative(
  ctx: Context,
  q: Query,
  {
    bookingId,
    option,
    staffId,
    courses,
    note,
    now,
  }: {
    bookingId: number
    option: number
    staffId: number | null
    courses: readonly number[] | null
    note: string
    now: Date
  },
): Promise<TakenAlternative> {
  const memberId = await lockGolferOf(q, bookingId)
  const [asked] = await q<Asked>`
    select state, player_count as players, course_id as "courseId" from bookings where id = ${bookingId} for update`
  if (!asked) throw new Refusal('booking.notFound')
  // read in a statement of its own: what another one wrote while this waited for the lock is then seen
  const alternative = (await loadAlternatives(q, bookingId)).find(({ position }) => position === option)
  if (!alternative || courses?.includes(alternative.course_id) === false)
    throw new Refusal('request.notFound')
  const { course_id: courseId, starts_at: startsAt, price_vnd: price, offer_state } = alternative
  const taken = { startsAt, courseId }
  if (offer_state === 'accepted') return { ...taken, outcome: 'confirmed', isNew: false }
  if (asked.state !== 'requested') throw new Refusal('booking.wrongState')
  if (offer_state === 'open') return { ...taken, outcome: 'offered', isNew: false }
  if (startsAt <= now) throw new Refusal('booking.noTeeTime')
  await withdrawOffer(q, bookingId, now)
  const { players } = asked
  const offer = await holdTimes(ctx, q, { bookingId, staffId, times: [{ courseId, startsAt }], players, now })
  await writeOfferOf(q, { bookingId, position: option, offerId: offer.id })
  const { held: places, first } = await heldOption(q, offer.id, 1)
  const fees = places.reduce((sum, one) => sum + one.places * one.price_vnd, 0)
  if (fees > price * players) {
    await checkHeld(ctx, q, memberId, offer.options)
    await sendOffer(ctx, q, { bookingId, state: asked.state }, offer, now, dearerAlternativeText)
    return { ...taken, outcome: 'offered', isNew: true }
  }
  const locked = {
    id: offer.id,
    booking_id: bookingId,
    state: 'open' as const,
    until: offer.until,
    accepted_option: null,
    offered_by: staffId,
    booking_state: asked.state,
    course_id: asked.courseId,
  }
  const reason = note || 'another time that the golfer named'
  await becomeOption(ctx, q, locked, { option: 1, places, first }, { reason, isAlternative: true, now })
  return { ...taken, outcome: 'confirmed', isNew: true }
}
