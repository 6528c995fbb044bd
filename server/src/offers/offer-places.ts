import { dayOf } from '@teeviet/contract/rules/dates'
import type { Query } from '../database/sql.ts'
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
  const rows = await q<OfferPlaces & { id: number }>`
    select o.id, coalesce(sum(t.places_left), 0) as free, coalesce(sum(t.capacity - t.external_places), 0) as all
    from (
      select *, greatest(date_start, ${dayOf(now)}::date) as first_day
      from unnest(${offers.map((offer) => offer.id)}::int[], ${offers.map((offer) => offer.courseId)}::int[],
        ${offers.map((offer) => offer.holes)}::int[], ${offers.map((offer) => offer.dateStart)}::date[],
        ${offers.map((offer) => offer.dateEnd)}::date[], ${offers.map((offer) => offer.timeStart)}::time[],
        ${offers.map((offer) => offer.timeEnd)}::time[])
        offered (id, course_id, holes, date_start, date_end, time_start, time_end)
    ) o
    cross join lateral generate_series(o.first_day::timestamp,
      least(o.date_end, o.first_day + ${daysCounted - 1}::int)::timestamp, interval '1 day') d (midnight)
    join tee_times t on t.play_date = d.midnight::date and t.course_id = o.course_id
      and t.starts_at >= (d.midnight + o.time_start) at time zone 'Asia/Ho_Chi_Minh'
      and t.starts_at < (d.midnight + o.time_end) at time zone 'Asia/Ho_Chi_Minh'
      and t.starts_at > ${now} and t.holes = o.holes and not t.is_closed
    group by o.id`
  return new Map(rows.map(({ id, free, all }) => [id, { free, all }]))
}
