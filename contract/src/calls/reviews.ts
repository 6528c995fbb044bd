import { z } from 'zod'
import { defineCall } from '../call.ts'
import { epochMs, flag, id, limit, maybe, page, request, text, typed, whole, yesNo } from '../fields.ts'
import { largestReviewPhotoBytes, leastRating, mostRating, mostReviewPhotos } from '../rules/limits.ts'
import { reviewOrders } from '../rules/review-aspects.ts'

const largestBase64 = Math.ceil(largestReviewPhotoBytes / 3) * 4

/** Stars for one aspect; null where the golfer gave none. */
const score = z.int().min(leastRating).max(mostRating).nullable()

export const reviewScores = z.object({ greens: score, fairways: score, caddie: score, value: score })

const review = z.object({
  id: z.int(),
  review_name: z.string(),
  review_avatar: z.string(),
  review_content: z.string(),
  review_rating: z.int(),
  scores: reviewScores,
  /** Addresses of its photos, in the golfer's order. */
  photos: z.array(z.string()),
  /** How many members found it helpful. */
  helpful: z.int(),
  created_at: epochMs,
  /** The public answer of the operator or the club. */
  reply: z.object({ by: z.enum(['operator', 'club']), text: z.string(), at: epochMs }).nullable(),
})

/** An average of stars to one decimal; null without any. */
const average = z.number().nullable()

export const listFeedbackFacility = defineCall({
  method: 'GET',
  path: '/api/services/list_feedback_facility',
  may: 'visitor',
  summary: "List a course's reviews",
  description:
    "Returns a course's reviews, 10 per page: newest first, or by `sort` the most helpful first. The first item " +
    'of `count` is the average rating out of 5 with the number of reviews; the other five are the numbers of ' +
    'reviews with 5, 4, 3, 2 and 1 stars. `scores` are the averages of what golfers rated one by one.',
  request: request({ id, page: page(), limit: limit(10), sort: maybe(z.enum(reviewOrders)) }),
  response: z.object({
    count: z.array(z.object({ review_rating: z.number(), count: z.int() })),
    scores: z.object({ greens: average, fairways: average, caddie: average, value: average }),
    reviews: z.object({ total: z.int(), data: z.array(review) }),
  }),
})

export const canReviewFacility = defineCall({
  method: 'GET',
  path: '/api/services/can_review_facility',
  may: 'golfer',
  summary: 'Ask whether the member may review a course',
  description:
    'A member may review a course once per round played there. `reason` is empty when the member may; ' +
    '`not_played` when no round was played there yet, `reviewed` when each one has been reviewed. `own` and ' +
    "`helpful` are the ids of the course's reviews that the member wrote and marked as helpful.",
  request: request({ id }),
  response: z.object({
    may_review: yesNo,
    reason: z.enum(['', 'not_played', 'reviewed']),
    own: z.array(z.int()),
    helpful: z.array(z.int()),
  }),
})

export const sendFeedbackFacility = defineCall({
  method: 'POST',
  path: '/api/services/send_feedback_facility',
  may: 'golfer',
  summary: 'Write a review',
  description:
    'Writes a review of the latest round the member played on a course and has not reviewed yet. The server ' +
    'takes name, picture and member from the session. Greens, fairways, caddie and value may be rated with 1 to ' +
    '5 stars each. `review_photos` are pictures (JPEG, PNG, WebP or AVIF in base64); their place and camera are ' +
    'removed. An empty comment, a rating outside 1 to 5, a course not played yet and one whose rounds are ' +
    'all reviewed are refused, each with its own text.',
  request: request({
    id,
    flight_id: maybe(whole(0, 1_000_000)),
    review_golfer_id: typed(20),
    review_name: maybe(text(200)),
    review_avatar: maybe(text(1000)),
    review_content: typed(4000),
    review_rating: typed(20),
    score_greens: maybe(whole(leastRating, mostRating)),
    score_fairways: maybe(whole(leastRating, mostRating)),
    score_caddie: maybe(whole(leastRating, mostRating)),
    score_value: maybe(whole(leastRating, mostRating)),
    review_photos: z.array(text(largestBase64)).max(mostReviewPhotos).optional(),
  }),
  response: review,
  idempotent: true,
  largestBody: mostReviewPhotos * largestBase64 + 20_000,
})

export const markReviewHelpful = defineCall({
  method: 'POST',
  path: '/api/services/mark_review_helpful',
  may: 'golfer',
  summary: 'Mark or unmark a review as helpful',
  description:
    'Counts the member among those who found a review helpful, or no longer; a repeat changes nothing. A ' +
    "member's own review is refused. Returns the new number.",
  request: request({ id, is_helpful: flag }),
  response: z.object({ helpful: z.int() }),
})
