import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { giveAllotment, listClubAllotments, takeBackAllotment } from './club-allotments.ts'

/** What a club gives the product to sell without asking it. */
export function registerAllotmentRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/club/allotments'], ({ actor, input }) =>
    listClubAllotments(ctx, actor, input.facility_id),
  )
  serve(app, ctx, calls['POST /api/club/allotments'], ({ actor, input }) => giveAllotment(ctx, actor, input))
  serve(app, ctx, calls['POST /api/club/allotments/:id/take-back'], ({ actor, input }) =>
    takeBackAllotment(ctx, actor, input.id),
  )
}
