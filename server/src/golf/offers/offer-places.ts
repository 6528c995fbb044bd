import { addDays, type Day, dayOf, instantAt } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import type { Offer } from './offer.ts'

/** Places of the tee times an offer covers: still free ones, and all that golfers can have. */
export type OfferPlaces = { free: number; all: number }

const daysCounted = 14

/** Counts the places of each offer over its next days (at most 14), starts already past left out; by offer id. */
export async function countOfferPlaces(
  q: Query,
  offers: readonly Offer[],
  now: Date,
): Promise<ReadonlyMap<number, OfferPlaces>> {
  const today = dayOf(now)
  const stretches = offers.flatMap((offer) => comingDays(offer, today).map((day) => ({ offer, day })))
  // Summed up stretch by stretch, so that each is one short walk along the index, however long the sheet is.
  const rows = await q<OfferPlaces & { id: number }>`
    select s.offer_id as id /* not null */, sum(counted.free) as free, sum(counted.all) as all
    from unnest(${stretches.map(({ offer }) => offer.id)}::int[], ${stretches.map(({ offer }) => offer.courseId)}::int[],
      ${stretches.map(({ offer }) => offer.holes)}::int[], ${stretches.map(({ day }) => day)}::date[],
      ${stretches.map(({ offer, day }) => at(day, offer.timeStart))}::timestamptz[],
      ${stretches.map(({ offer, day }) => at(day, offer.timeEnd))}::timestamptz[])
      s (offer_id, course_id, holes, day, starts_from, starts_until)
    cross join lateral (
      select coalesce(sum(t.places_left), 0) as free, coalesce(sum(t.capacity - t.external_places), 0) as all
      from tee_times t
      where t.play_date = s.day and t.course_id = s.course_id and t.starts_at >= s.starts_from
        and t.starts_at < s.starts_until and t.starts_at > ${now} and t.holes = s.holes and not t.is_closed
    ) counted
    group by s.offer_id`
  return new Map(rows.map(({ id, free, all }) => [id, { free, all }]))
}

function comingDays(offer: Offer, today: Day): Day[] {
  const first = offer.dateStart > today ? offer.dateStart : today
  const days = Array.from({ length: daysCounted }, (_, index) => addDays(first, index))
  return days.filter((day) => day <= offer.dateEnd)
}

const at = (day: Day, clock: string) => new Date(instantAt(day, clock))
