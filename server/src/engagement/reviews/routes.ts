import { calls } from '@teeviet/contract/calls'
import { courseById } from '#golf/courses/lists'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listReviews } from './list-reviews.ts'
import { mayReview } from './may-review.ts'
import { sendReview } from './send-review.ts'

/** Puts golfers' reviews of courses on the wire. */
export function registerReviewRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/services/list_feedback_facility'], async ({ input }) => {
    const course = await courseById(ctx, input.id)
    return listReviews(ctx, course.id, input.page, input.limit)
  })
  serve(app, ctx, calls['GET /api/services/can_review_facility'], async ({ actor, input }) => {
    const course = await courseById(ctx, input.id)
    return mayReview(ctx, actor, course.id)
  })
  serve(app, ctx, calls['POST /api/services/send_feedback_facility'], ({ actor, input, idempotency }) =>
    sendReview(
      ctx,
      actor,
      { courseId: input.id, content: input.review_content, rating: input.review_rating },
      idempotency,
    ),
  )
}
