import type { ResponseOf } from '@teeviet/contract'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { playedRoundToReview } from './played-round.ts'

/** Whether a member may review a course now, and why not: no round played there, or each one reviewed already. */
export async function mayReview(
  ctx: Context,
  member: Member,
  courseId: number,
): Promise<ResponseOf<'GET /api/services/can_review_facility'>> {
  const round = await playedRoundToReview(ctx.q, { memberId: member.id, courseId, now: ctx.clock.now() })
  if (!round) return { may_review: 0, reason: 'not_played' }
  return round.is_reviewed ? { may_review: 0, reason: 'reviewed' } : { may_review: 1, reason: '' }
}
