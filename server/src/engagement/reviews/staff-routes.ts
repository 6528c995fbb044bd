import { calls } from '@teeviet/contract/calls'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import {
  hideReview,
  listReviewsForClub,
  listReviewsForStaff,
  removePhotos,
  replyAsClub,
  replyToReview,
  showReview,
} from './review-admin.ts'

/** The console's work with reviews, of the operator's staff and of clubs. */
export function registerStaffReviewRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/reviews'], ({ actor, input, lang }) =>
    listReviewsForStaff(ctx, { ...input, courses: coursesOf(actor) }, lang),
  )
  serve(app, ctx, calls['POST /api/staff/reviews/:id/hide'], ({ actor: staff, input, lang }) =>
    hideReview(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/reviews/:id/remove-photos'], ({ actor: staff, input, lang }) =>
    removePhotos(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/reviews/:id/show'], ({ actor: staff, input, lang }) =>
    showReview(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/reviews/:id/reply'], ({ actor: staff, input, lang }) =>
    replyToReview(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['GET /api/club/reviews'], ({ actor: staff, input, lang }) =>
    listReviewsForClub(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/club/reviews/:id/reply'], ({ actor: staff, input, lang }) =>
    replyAsClub(ctx, { staff, lang }, input),
  )
}
