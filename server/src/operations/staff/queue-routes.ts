import { calls } from '@teeviet/contract/calls'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { credentialOf } from '#platform/http/credentials'
import { serve } from '#platform/http/serve'
import { auditActors, readAuditLog } from './audit-log.ts'
import { announcePresence, presenceOfOthers, recordStream } from './console-streams.ts'
import { queueFigures } from './queue.ts'
import { createLiveQueue } from './queue-live.ts'
import { queueToday } from './queue-today.ts'

/** The console's queue, with the stream of its changes, and the audit log. */
export function registerQueueRoutes(app: App, ctx: Context): void {
  const live = createLiveQueue(app, ctx)
  serve(app, ctx, calls['GET /api/staff/queue'], ({ actor }) => queueFigures(ctx, coursesOf(actor)))
  serve(app, ctx, calls['GET /api/staff/queue/live'], async ({ actor, input, request, reply }) => {
    const forget = input.stream && (await recordStream(ctx, actor, input.stream))
    const stream = live.open(actor, reply, () => {
      // a server that stops may have closed its connections: the record then ends by its time
      if (forget) forget().catch((error: unknown) => ctx.log.warn({ err: error }, 'a stream stays recorded'))
    })
    // what ended the session or took the permission on the way here was not yet known to the stream
    const credential = credentialOf(request, 'staff')
    const current = credential && (await ctx.authenticate.staff(credential.token, credential.from))
    if (!current?.permissions.has('console.use')) stream.end()
  })
  serve(app, ctx, calls['GET /api/staff/queue/today'], ({ actor }) => queueToday(ctx, coursesOf(actor)))
  serve(app, ctx, calls['GET /api/staff/presence'], ({ actor }) => presenceOfOthers(ctx, actor))
  serve(app, ctx, calls['POST /api/staff/presence'], ({ actor, input }) =>
    announcePresence(ctx, actor, input),
  )
  serve(app, ctx, calls['GET /api/staff/audit-log'], ({ actor, input }) =>
    readAuditLog(ctx, { ...input, courses: coursesOf(actor) }),
  )
  serve(app, ctx, calls['GET /api/staff/audit-log/actors'], () => auditActors(ctx))
}
