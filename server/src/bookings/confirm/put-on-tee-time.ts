import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { storePlaces } from '#golf/tee-sheet/store-places'
import { type TakenPlaces, takePlaces } from '#golf/tee-sheet/take-places'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { seatsOf } from '../booking/flights.ts'
import { writeTeeTime } from '../booking/rows/change-booking.ts'
import { seatPlayers } from '../booking/rows/players.ts'
import { takeQuantity } from '../holds/take-quantity.ts'

/** The content of an any-time request; the offer's price and quantity if it came from an offer. */
export type AnyTime = {
  course_id: number
  play_date: string
  player_count: number
  offer_id: number | null
  offer_price: number | null
  offer_quantity_left: number | null
}

/**
 * Puts an any-time request on the tee time of its day that staff chose, and takes the places (and the offer's quantity).
 * @throws Refusal when the tee time is not of that course and day, is closed or has not enough places
 */
export async function putOnTeeTime(
  q: Query,
  bookingId: number,
  asked: AnyTime,
  teeTimeId: number,
  now: Date,
): Promise<TakenPlaces[]> {
  const [chosen] = await q<{ starts_at: Date; is_closed: boolean }>`
    select starts_at, is_closed from tee_times
    where play_date = ${asked.play_date}::date and id = ${teeTimeId} and course_id = ${asked.course_id}`
  if (chosen?.is_closed) throw new Refusal('teeSheet.closed', { time: formatPlayTime(chosen.starts_at) })
  const { course_id: courseId, player_count: players, offer_id, offer_price } = asked
  const places = chosen && (await takePlaces(q, { courseId, startsAt: chosen.starts_at, players, now }))
  const first = places?.[0]
  if (!places || !first) throw new Refusal('booking.noTeeTime')
  if (offer_id !== null)
    await takeQuantity(q, { id: offer_id, quantityLeft: asked.offer_quantity_left }, players)
  await Promise.all([
    storePlaces(q, bookingId, places, offer_price),
    seatPlayers(q, bookingId, seatsOf(places)),
    writeTeeTime(q, bookingId, { startsAt: first.starts_at, holes: first.holes }),
  ])
  return places
}
