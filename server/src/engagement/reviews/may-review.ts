import type { ResponseOf } from '@teeviet/contract'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { playedRoundToReview } from './played-round.ts'

/**
 * Whether a member may review a course now, and why not: no round played there, or each one reviewed already; and which
 * of its reviews are the member's own or marked as helpful.
 */
export async function mayReview(
  ctx: Context,
  member: Member,
  courseId: number,
): Promise<ResponseOf<'GET /api/services/can_review_facility'>> {
  const [marks, round] = await Promise.all([
    marksOf(ctx, member.id, courseId),
    playedRoundToReview(ctx.q, { memberId: member.id, courseId, now: ctx.clock.now() }),
  ])
  if (!round) return { may_review: 0, reason: 'not_played', ...marks }
  return round.is_reviewed
    ? { may_review: 0, reason: 'reviewed', ...marks }
    : { may_review: 1, reason: '', ...marks }
}

/** The reviews of a course that a member wrote, and those the member marked as helpful. */
async function marksOf({ q }: Pick<Context, 'q'>, memberId: number, courseId: number) {
  const [own, helpful] = await Promise.all([
    q<{ id: number }>`select id from reviews where course_id = ${courseId} and member_id = ${memberId}`,
    q<{ id: number }>`
      select r.id from review_votes v join reviews r on r.id = v.review_id
      where v.member_id = ${memberId} and r.course_id = ${courseId}`,
  ])
  return { own: own.map(({ id }) => id), helpful: helpful.map(({ id }) => id) }
}
