import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listMemberMessages, listMessages } from './list-messages.ts'
import { previewToGolfer, writeToGolfer } from './write-to-golfer.ts'

/** The messages about a booking and to a golfer, and those that staff write. */
export function registerMessageRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/bookings/:id/messages'], ({ input }) => listMessages(ctx.q, input.id))
  serve(app, ctx, calls['GET /api/staff/members/:id/messages'], ({ actor, input }) =>
    listMemberMessages(ctx.q, actor, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/preview-message'], ({ input }) =>
    previewToGolfer(ctx, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/messages'], ({ actor, input }) =>
    writeToGolfer(ctx, actor, input),
  )
}
