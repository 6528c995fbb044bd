import type { Query } from '#platform/database/sql'
import type { TakenPlaces } from './take-places.ts'

/** Releases places which this same transaction has taken: the request may not hold them. */
export async function releaseTaken(q: Query, taken: readonly TakenPlaces[]): Promise<void> {
  await q`
    update tee_times t set places_left = t.places_left + one.places
    from unnest(${taken.map((one) => one.play_date)}::date[], ${taken.map((one) => one.tee_time_id)}::bigint[],
      ${taken.map((one) => one.places)}::int[]) as one (play_date, id, places)
    where t.play_date = one.play_date and t.id = one.id`
}
