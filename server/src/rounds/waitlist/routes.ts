import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { joinWaitlist } from './join.ts'
import { endAsStaff, leaveWaitlist } from './leave.ts'
import { listOwnEntries, listWaiting } from './list-entries.ts'

/** The waitlist, for golfers and staff. */
export function registerWaitlistRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/for_wap/waitlist/join'], ({ actor, input, lang }) =>
    joinWaitlist(ctx, actor, input, lang),
  )

  serve(app, ctx, calls['GET /api/for_wap/waitlist'], ({ actor, lang }) => listOwnEntries(ctx, actor, lang))

  serve(app, ctx, calls['POST /api/for_wap/waitlist/leave'], async ({ actor, input }) => {
    await leaveWaitlist(ctx, actor, input.id)
    return null
  })

  serve(app, ctx, calls['GET /api/staff/waitlist'], ({ actor: staff, input, lang }) =>
    listWaiting(ctx, staff, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/waitlist/:id/end'], async ({ actor: staff, input }) => {
    await endAsStaff(ctx, staff, input)
    return null
  })
}
