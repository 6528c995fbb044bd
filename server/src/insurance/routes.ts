import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { readCertificate } from './read-certificate.ts'

/** Certificates of a golfer's own bookings. */
export function registerInsuranceRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/for_wap/insurance_certificate'], ({ actor, input, lang }) =>
    readCertificate(ctx, actor, { id: input.insurrance_id, lang }),
  )
}
