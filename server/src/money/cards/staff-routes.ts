import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listChargebacks } from './chargebacks/list-chargebacks.ts'
import { caseOf, recordChargeback } from './chargebacks/record-chargeback.ts'

/** Card payments as administrators put them right. */
export function registerStaffCardRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/chargebacks'], ({ input }) => listChargebacks(ctx, input))

  serve(app, ctx, calls['POST /api/staff/chargebacks'], async ({ actor, input }) => {
    await recordChargeback(ctx, actor, caseOf(input))
    const [booked] = await listChargebacks(ctx, { limit: 1, gatewayReference: input.gateway_reference })
    if (!booked) throw new Error('a charge-back was not stored')
    return booked
  })
}
