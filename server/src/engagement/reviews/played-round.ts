import type { Query } from '#platform/database/sql'

/** A member's round on a course that a review would be about, and whether they have reviewed it already. */
export type PlayedRound = { booking_id: number; is_reviewed: boolean }

/**
 * The latest round a member has played on a course and not reviewed yet; when all are reviewed, one of those; null when
 * none was played. Played is a booking that staff marked as played, or a paid one whose tee time has passed, with the
 * member as the booker or a player; a removed player and a no-show have not played.
 */
export async function playedRoundToReview(
  q: Query,
  { memberId, courseId, now }: { memberId: number; courseId: number; now: Date },
): Promise<PlayedRound | null> {
  const [round] = await q<PlayedRound>`
    select b.id as booking_id,
      exists (select from reviews r where r.member_id = ${memberId} and r.booking_id = b.id) as is_reviewed
    from (
      select id from bookings where member_id = ${memberId}
      union
      select booking_id from booking_players where member_id = ${memberId}
    ) own
    join bookings b on b.id = own.id
    left join booking_players p on p.booking_id = b.id and p.member_id = ${memberId}
    where b.course_id = ${courseId} and (b.state = 'played' or (b.state = 'paid' and b.tee_time_at <= ${now}))
      and p.cancelled_at is null and p.attendance is distinct from 'no_show'
    order by is_reviewed, b.tee_time_at desc, b.id desc
    limit 1`
  return round ?? null
}
