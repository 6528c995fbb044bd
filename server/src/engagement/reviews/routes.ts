import { calls } from '@teeviet/contract/calls'
import { courseById } from '#golf/courses/lists'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listReviews } from './list-reviews.ts'
import { markHelpful } from './mark-helpful.ts'
import { mayReview } from './may-review.ts'
import { sendReview } from './send-review.ts'

/** Puts golfers' reviews of courses on the wire. */
export function registerReviewRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/services/list_feedback_facility'], async ({ input }) => {
    const course = await courseById(ctx, input.id)
    return listReviews(ctx, course.id, input)
  })
  serve(app, ctx, calls['GET /api/services/can_review_facility'], async ({ actor, input }) => {
    const course = await courseById(ctx, input.id)
    return mayReview(ctx, actor, course.id)
  })
  serve(app, ctx, calls['POST /api/services/send_feedback_facility'], ({ actor, input, idempotency }) =>
    sendReview(
      ctx,
      actor,
      {
        courseId: input.id,
        content: input.review_content,
        rating: input.review_rating,
        scores: {
          greens: input.score_greens ?? null,
          fairways: input.score_fairways ?? null,
          caddie: input.score_caddie ?? null,
          value: input.score_value ?? null,
        },
        photos: input.review_photos ?? [],
      },
      idempotency,
    ),
  )
  serve(app, ctx, calls['POST /api/services/mark_review_helpful'], async ({ actor, input }) => ({
    helpful: await markHelpful(ctx, actor, input.id, input.is_helpful === 1),
  }))
}
