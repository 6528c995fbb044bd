import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { readTeeTimes } from './cached-tee-times.ts'
import { readFoundTeeTimes } from './find-tee-times.ts'
import { suggestTeeTimes } from './list-tee-times.ts'

/** Puts the tee sheet on the wire. */
export function registerTeeTimeRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/for_wap/get_tee_time_by_facility'], ({ input, lang }) =>
    readTeeTimes(ctx, input, lang),
  )
  serve(app, ctx, calls['GET /api/booking/booking_pax/sugestion_teetime_for_wap'], ({ input }) =>
    suggestTeeTimes(ctx, input.facility_id, input.date_played),
  )
  serve(app, ctx, calls['GET /api/services/find_tee_times'], ({ input, lang }) =>
    readFoundTeeTimes(ctx, input, lang),
  )
}
