import type { Rules } from '#platform/config/config'
import type { Query } from '#platform/database/sql'

/** Places that a member's unpaid bookings and the other times offered for them hold: on one course and day, and in all. */
export type HeldPlaces = { on_day: number; in_all: number }

/**
 * Counts the places that a member's unpaid bookings hold. The count is stable until the transaction ends only under the
 * member's lock (`lockRequestsOf`), which keeps other requests from adding to them.
 */
export async function loadHeld(
  q: Query,
  memberId: number,
  { courseId, day }: { courseId: number; day: string },
): Promise<HeldPlaces> {
  const [held] = await q<HeldPlaces>`
    select coalesce(sum(places), 0)::int as in_all,
      coalesce(sum(places) filter (where course_id = ${courseId} and play_date = ${day}::date), 0)::int as on_day
    from (
      select b.course_id, b.play_date, h.places
      from bookings b join booking_tee_times h on h.booking_id = b.id and h.released_at is null
      where b.member_id = ${memberId} and b.state in ('draft', 'requested', 'confirmed', 'placed')
      union all
      select n.course_id, p.play_date, p.places
      from bookings b join counter_offer_places p on p.booking_id = b.id
      join counter_offer_options n on n.offer_id = p.offer_id and n.position = p.position
      where b.member_id = ${memberId} and b.state in ('requested', 'confirmed', 'placed')
    ) held`
  return held ?? { on_day: 0, in_all: 0 }
}

/** Whether so many more places are beyond what one member's unpaid bookings may hold. */
export function isOverCap(rules: Rules, held: HeldPlaces, players: number): boolean {
  return (
    held.on_day + players > rules.heldPlacesPerCourseDay || held.in_all + players > rules.heldPlacesPerMember
  )
}
