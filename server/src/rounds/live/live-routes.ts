import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { bearerOf } from '#platform/http/credentials'
import { serve } from '#platform/http/serve'
import { createLiveBookings } from './live-bookings.ts'

/** The stream that reports to a golfer's open pages which of their bookings has changed. */
export function registerLiveRoutes(app: App, ctx: Context): void {
  const live = createLiveBookings(app, ctx)
  serve(app, ctx, calls['GET /api/for_wap/live_bookings'], async ({ actor, request, reply }) => {
    const stream = live.open(actor, request.ip, reply)
    // a session that ended on the way here was not yet known to the stream
    if (!(await ctx.authenticate.member(bearerOf(request) ?? ''))) stream.end()
  })
}
