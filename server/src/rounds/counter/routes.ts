import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { payBack } from './pay-back.ts'
import { takePayment } from './take-payment.ts'

/** The money that staff take and give back at the counter of a club. */
export function registerCounterRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/bookings/:id/take-payment'], ({ actor: staff, input, lang }) =>
    takePayment(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['POST /api/staff/bookings/:id/pay-back'], ({ actor: staff, input, lang }) =>
    payBack(ctx, { staff, lang }, input),
  )
}
