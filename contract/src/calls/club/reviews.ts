import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { bigId, id, limit, maybe, request, typed, whole } from '../../fields.ts'
import { defaultPageSize } from '../../rules/limits.ts'
import { staffReview } from '../staff/content.ts'

export const clubReviews = defineCall({
  method: 'GET',
  path: '/api/club/reviews',
  may: { staff: 'club.reviews' },
  summary: "List a course's reviews for its club",
  description: 'Returns the reviews of a course that golfers see, newest first, a page after `after_id`.',
  request: request({ facility_id: id, limit: limit(defaultPageSize), after_id: maybe(bigId) }),
  response: z.array(staffReview),
})

export const replyToReviewAsClub = defineCall({
  method: 'POST',
  path: '/api/club/reviews/:id/reply',
  may: { staff: 'club.reviews' },
  summary: "Reply to a review with the club's account",
  description:
    "Publishes the club's reply, or changes it; an empty `reply` removes it. A review of another club's course is " +
    'answered as if it did not exist; one that changed meanwhile, or that the operator has answered, is refused (409).',
  request: request({ id: bigId, revision: whole(1, 2_147_483_647), reply: typed(2000) }),
  response: staffReview,
})
