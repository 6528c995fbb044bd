import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { bearerOf, serve } from '#platform/http/serve'
import { auditActors, readAuditLog } from './audit-log.ts'
import { queueFigures } from './queue.ts'
import { createLiveQueue } from './queue-live.ts'

/** The console's queue, with the stream of its changes, and the audit log. */
export function registerQueueRoutes(app: App, ctx: Context): void {
  const live = createLiveQueue(app, ctx)
  serve(app, ctx, calls['GET /api/staff/queue'], () => queueFigures(ctx))
  serve(app, ctx, calls['GET /api/staff/queue/live'], async ({ actor, request, reply }) => {
    const stream = live.open(actor, reply)
    // a session that ended on the way here was not yet known to the stream
    if (!(await ctx.authenticate.staff(bearerOf(request) ?? ''))) stream.end()
  })
  serve(app, ctx, calls['GET /api/staff/audit-log'], ({ input }) => readAuditLog(ctx, input))
  serve(app, ctx, calls['GET /api/staff/audit-log/actors'], () => auditActors(ctx))
}
