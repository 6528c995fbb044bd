import { sendFeedbackFacility } from '@teeviet/contract/courses'
import { leastRating, mostRating } from '@teeviet/contract/rules/limits'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Member } from '../http/actor.ts'
import { claimRequest, type IdempotentRequest, keepAnswer } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { type ReviewOnWire, type ReviewRow, reviewOnWire } from './list-reviews.ts'

/** A review as typed: whose it is, the member's name and picture come from the account. */
export type TypedReview = { courseId: number; content: string; rating: string }

/**
 * Writes a member's review and counts it into the course's rating, in one statement.
 * @throws Refusal `review.empty`, `review.rating` (1 to 5 whole stars), `course.notFound`
 */
export async function sendReview(
  ctx: Context,
  member: Member,
  typed: TypedReview,
  idempotency: IdempotentRequest | null,
): Promise<ReviewOnWire> {
  const content = typed.content.trim()
  if (content === '') throw new Refusal('review.empty')
  const rating = Number(typed.rating)
  if (!/^\d$/.test(typed.rating) || rating < leastRating || rating > mostRating) {
    throw new Refusal('review.rating')
  }
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const kept = await claimRequest(q, idempotency, now)
    if (kept) return sendFeedbackFacility.response.parse(kept.answer)
    const [row] = await q<ReviewRow>`
      with rated as (
        update courses set rating_sum = rating_sum + ${rating}::int, rating_count = rating_count + 1
        where id = ${typed.courseId}
        returning id
      )
      insert into reviews (course_id, member_id, name, avatar, content, rating, created_at)
      select rated.id, m.id, coalesce(nullif(trim(m.fullname), ''), 'vID ' || m.vga), m.avatar, ${content}, ${rating}::int, ${now}
      from rated cross join members m
      where m.id = ${member.id}
      returning id, name, avatar, content, rating, created_at, reply, reply_by, replied_at`
    if (!row) throw new Refusal('course.notFound')
    const review = reviewOnWire(row)
    await keepAnswer(q, idempotency, review)
    return review
  })
}
