import { pricePlaces } from '#golf/tee-sheet/store-places'
import type { TakenPlaces } from '#golf/tee-sheet/take-places'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { loadCourse } from '../booking/load-course.ts'
import { fixAmounts } from '../booking/rows/amounts.ts'
import { fixTerms } from './decide-request.ts'
import { priceBooking } from './price.ts'
import { loadPricedPlayers } from './priced-players.ts'

type Unpriced = {
  bookingId: number
  courseId: number
  places: readonly TakenPlaces[]
  offerPrice: number | null
  /** In VND, as staff name it. */
  pricePerPlayer: number | undefined
  now: Date
}

/**
 * Fixes amount, green fees and refund ladder of a booking that had no price, for who still plays: by its offer, else by its tee times, else
 * by the price staff name.
 * @throws Refusal `staff.priceNeeded`
 */
export async function fixPrice(
  q: Query,
  { bookingId, courseId, places, offerPrice, pricePerPlayer, now }: Unpriced,
): Promise<void> {
  const needsPrice = offerPrice === null && places.some((one) => one.price_vnd === 0)
  if (needsPrice && pricePerPlayer === undefined) throw new Refusal('staff.priceNeeded')
  const named = needsPrice ? pricePerPlayer : undefined
  const [players, course] = await Promise.all([loadPricedPlayers(q, bookingId), loadCourse(q, courseId)])
  const price = priceBooking(
    places,
    players.map(({ packages }) => packages),
    named ?? offerPrice,
  )
  const total = price.total ?? 0
  const terms = fixTerms(course, { places, players: players.length, total, now })
  await Promise.all([
    fixAmounts(q, {
      bookingId,
      terms,
      totalVnd: total,
      bookingVnd: price.booking,
      greenFees: players.map(({ id }, index) => ({ playerId: id, feeVnd: price.greenFees[index] ?? null })),
    }),
    named !== undefined && pricePlaces(q, bookingId, named),
  ])
}

/**
 * Prices a booking that had no price as soon as every place it has or waits for has one, because the player on the place
 * without a price has left. Else it stays without one until staff name it.
 */
export async function fixKnownPrice(
  q: Query,
  { bookingId, courseId, now }: Pick<Unpriced, 'bookingId' | 'courseId' | 'now'>,
): Promise<void> {
  const places = await q<TakenPlaces>`
    select h.tee_time_id, h.play_date, t.starts_at, t.holes, h.places, h.price_vnd
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} and (h.released_at is null or h.is_awaited) order by t.starts_at`
  if (places.length === 0 || places.some(({ price_vnd }) => price_vnd === 0)) return
  await fixPrice(q, { bookingId, courseId, places, offerPrice: null, pricePerPlayer: undefined, now })
}
