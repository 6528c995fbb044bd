import { calls } from '@teeviet/contract/calls'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listComplaints, sendComplaint } from './send.ts'
import { listComplaintsForStaff } from './staff-complaints.ts'
import { recordComplaint, takeComplaintStep } from './take-step.ts'
import { undoComplaintStep } from './undo-step.ts'

/** Complaints: the golfer's own about a bill, and staff routes for all of them. */
export function registerComplaintRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/for_wap/send_complaint'], ({ actor, input, idempotency }) =>
    sendComplaint(ctx, actor, input, idempotency),
  )
  serve(app, ctx, calls['GET /api/for_wap/list_complaints'], ({ actor, input }) =>
    listComplaints(ctx, actor, input.id_general_bill_detail),
  )
  serve(app, ctx, calls['GET /api/staff/complaints'], ({ actor, input, lang }) =>
    listComplaintsForStaff(ctx, { ...input, courses: coursesOf(actor) }, lang),
  )
  serve(app, ctx, calls['POST /api/staff/complaints'], ({ actor: staff, input, lang, idempotency }) =>
    recordComplaint(ctx, { staff, lang }, input, idempotency),
  )
  serve(app, ctx, calls['POST /api/staff/complaints/:id/step'], ({ actor: staff, input, lang }) =>
    takeComplaintStep(ctx, { staff, lang }, input),
  )
  serve(app, ctx, calls['POST /api/staff/complaints/:id/undo-step'], ({ actor: staff, input, lang }) =>
    undoComplaintStep(ctx, { staff, lang }, input),
  )
}
