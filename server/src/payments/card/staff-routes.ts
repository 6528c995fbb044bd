import { calls } from '@teeviet/contract/calls'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { listChargebacks } from './list-chargebacks.ts'
import { recordChargeback } from './record-chargeback.ts'

/** Card payments as administrators put them right. */
export function registerStaffCardRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/chargebacks'], ({ actor, input }) =>
    listChargebacks(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/staff/chargebacks'], async ({ actor, input }) => {
    const { transaction_id: reference, gateway_reference: gatewayReference, amount: amountVnd, note } = input
    const occurredAt = new Date(input.occurred_at)
    await recordChargeback(ctx, actor, { reference, gatewayReference, amountVnd, occurredAt, note })
    const [booked] = await listChargebacks(ctx, actor, { limit: 1, gatewayReference })
    if (!booked) throw new Error('a charge-back was not stored')
    return booked
  })
}
