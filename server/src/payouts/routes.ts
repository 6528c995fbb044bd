import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { requireAdmin } from '../staff/roles.ts'
import { listBankMovements } from './list-bank-movements.ts'
import { readOwed } from './owed.ts'
import { recordBankMovement } from './record-bank-movement.ts'

/** What gateways settle and what clubs and the insurer are paid; for administrators. */
export function registerPayoutRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/ledger/owed'], async ({ actor }) => {
    requireAdmin(actor)
    return readOwed(ctx.q)
  })

  serve(app, ctx, calls['GET /api/staff/ledger/bank_movements'], async ({ actor, input }) => {
    requireAdmin(actor)
    return listBankMovements(ctx.q, input)
  })

  serve(app, ctx, calls['POST /api/staff/ledger/bank_movements'], async ({ actor, input }) => {
    const { kind, gateway, note, bank_reference: bankReference } = input
    const money = { amountVnd: input.amount, feeVnd: input.fee, occurredAt: new Date(input.occurred_at) }
    const about = { gateway, courseId: input.facility_id, receiptId: input.receipt_id }
    await recordBankMovement(ctx, actor, { kind, bankReference, note, ...about, ...money })
    const [booked] = await listBankMovements(ctx.q, { limit: 1, bankReference })
    if (!booked) throw new Error('a movement was not stored')
    return booked
  })
}
