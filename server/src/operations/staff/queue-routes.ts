import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { queueFigures } from './queue.ts'
import { createLiveQueue } from './queue-live.ts'

/** The console's queue: how much waits for whom, and the stream of what changes in it. */
export function registerQueueRoutes(app: App, ctx: Context): void {
  const live = createLiveQueue(app, ctx)
  serve(app, ctx, calls['GET /api/staff/queue'], () => queueFigures(ctx))
  serve(app, ctx, calls['GET /api/staff/queue/live'], async ({ reply }) => live.open(reply))
}
