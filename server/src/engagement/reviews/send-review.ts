import { sendFeedbackFacility } from '@teeviet/contract/calls/reviews'
import { leastRating, mostRating } from '@teeviet/contract/rules/limits'
import type { ReviewAspect } from '@teeviet/contract/rules/review-aspects'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { rateCourse } from '#golf/courses/rate-course'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { type Reencoded, reencoded } from '../content/pictures.ts'
import { type ReviewOnWire, type ReviewRow, reviewOnWire } from './list-reviews.ts'
import { addReviewPhotos } from './photos.ts'
import { playedRoundToReview } from './played-round.ts'

/** A review as typed: whose it is, the member's name and picture come from the account. */
export type TypedReview = {
  courseId: number
  content: string
  rating: string
  /** Stars for each aspect; null where none were given. */
  scores: Record<ReviewAspect, number | null>
  /** The chosen files in base64. */
  photos: readonly string[]
}

/**
 * Writes a member's review of the latest round they played on the course and have not reviewed, and counts it into the
 * course's rating.
 * @throws Refusal `review.empty`, `review.rating` (1 to 5 whole stars), `course.notFound`, `review.notPlayed`,
 * `review.roundsReviewed`, `picture.unreadable`
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
  const { greens, fairways, caddie, value } = typed.scores
  const now = ctx.clock.now()
  const photos: Reencoded[] = []
  // one after another: each is unpacked in memory
  for (const file of typed.photos) photos.push(await reencoded(Buffer.from(file, 'base64')))
  return inTransaction(ctx.pool, async (q) => {
    const earlierAnswer = await claimRequest(q, idempotency, now)
    if (earlierAnswer) return sendFeedbackFacility.response.parse(earlierAnswer.answer)
    const bookingId = await takeRound(q, { memberId: member.id, courseId: typed.courseId, now })
    const isRated = await rateCourse(q, typed.courseId, { stars: rating, reviews: 1 })
    if (!isRated) throw new Refusal('course.notFound')
    const [row] = await q<Omit<ReviewRow, 'photos'>>`
      insert into reviews (course_id, member_id, booking_id, name, avatar, content, rating, greens, fairways, caddie, value,
        created_at)
      select ${typed.courseId}, m.id, ${bookingId}, name_of_player(null, m.fullname, m.vga), m.avatar, ${content},
        ${rating}, ${greens}::smallint, ${fairways}::smallint, ${caddie}::smallint, ${value}::smallint, ${now}
      from members m
      where m.id = ${member.id}
      returning id, name, avatar, content, rating, greens, fairways, caddie, value, 0 as helpful /* not null */, created_at,
         reply, reply_by, replied_at`
    if (!row) throw new Error('a review was not stored')
    const review = reviewOnWire({ ...row, photos: await addReviewPhotos(q, row.id, photos, now) })
    await storeAnswer(q, idempotency, review)
    return review
  })
}

/**
 * The round a review is about. Two reviews of one member are serialised: the second finds the round the first reviewed.
 */
async function takeRound(
  q: Query,
  asked: { memberId: number; courseId: number; now: Date },
): Promise<number> {
  const [course] = await q<{ id: number }>`select id from courses where id = ${asked.courseId}`
  if (!course) throw new Refusal('course.notFound')
  await lockRequestsOf(q, asked.memberId)
  const round = await playedRoundToReview(q, asked)
  if (!round) throw new Refusal('review.notPlayed')
  if (round.is_reviewed) throw new Refusal('review.roundsReviewed')
  return round.booking_id
}
