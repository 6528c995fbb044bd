import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { premiumList } from './premium-list.ts'
import { readCertificate } from './read-certificate.ts'

/** Certificates of a golfer's own bookings, and the premiums of a month for the insurer. */
export function registerInsuranceRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/for_wap/insurance_certificate'], ({ actor, input, lang }) =>
    readCertificate(ctx, actor, { id: input.insurrance_id, lang }),
  )

  serve(app, ctx, calls['GET /api/staff/premiums'], ({ input, lang }) =>
    premiumList(ctx.q, input.month, lang),
  )
}
