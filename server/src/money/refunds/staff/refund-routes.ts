import { calls } from '@teeviet/contract/calls'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listRefunds } from './list-refunds.ts'
import { previewDecision } from './preview-decision.ts'
import {
  agreeAsStaff,
  refuseAsStaff,
  returnReceiptAsStaff,
  targetAsStaff,
  transferredAsStaff,
} from './refund-acts.ts'

/** The console's work with refunds. */
export function registerStaffRefundRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/refunds'], ({ actor, input, lang }) =>
    listRefunds(ctx, { ...input, courses: coursesOf(actor) }, lang),
  )

  serve(app, ctx, calls['POST /api/staff/refunds/:id/preview-messages'], ({ actor, input }) =>
    previewDecision(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/staff/refunds/:id/agree'], ({ actor: staff, input, lang }) =>
    agreeAsStaff(ctx, { staff, lang }, input.id),
  )

  serve(app, ctx, calls['POST /api/staff/refunds/:id/refuse'], ({ actor: staff, input, lang }) =>
    refuseAsStaff(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/refunds/:id/target'], ({ actor: staff, input, lang }) =>
    targetAsStaff(ctx, { staff, lang }, input.id, input),
  )

  serve(app, ctx, calls['POST /api/staff/refunds/:id/transferred'], ({ actor: staff, input, lang }) =>
    transferredAsStaff(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/receipts/:id/refund'], ({ actor: staff, input, lang }) =>
    returnReceiptAsStaff(ctx, { staff, lang }, input.id, input),
  )
}
