import type { Query } from '#platform/database/sql'

export type SoldStart = { id: number; capacity: number; places_left: number; live: number }

/**
 * The stored number of places left of each start of a course, beside the places of its live bookings, counted one by
 * one.
 */
export function soldStarts(q: Query, courseId: number): Promise<SoldStart[]> {
  return q<SoldStart>`
    select t.id, t.capacity - t.external_places as capacity, t.places_left, coalesce(sum(held.places), 0)::int as live
    from tee_times t
    left join booking_tee_times held
      on held.play_date = t.play_date and held.tee_time_id = t.id and held.released_at is null
    where t.course_id = ${courseId}
    group by t.play_date, t.id order by t.starts_at`
}

/** The starts on which more is sold than there is, or whose count of free places is not the truth. */
export function faultyStarts(starts: readonly SoldStart[]): SoldStart[] {
  return starts.filter(
    ({ capacity, places_left, live }) => live > capacity || places_left !== capacity - live,
  )
}
