import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { listBankMovements } from './list-bank-movements.ts'
import { readOwed } from './owed.ts'
import { recordBankMovement } from './record-bank-movement.ts'

/** Settlements of gateways and payouts to clubs and the insurer. */
export function registerPayoutRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/ledger/owed'], () => readOwed(ctx.q))

  serve(app, ctx, calls['GET /api/staff/ledger/bank_movements'], ({ input }) =>
    listBankMovements(ctx.q, input),
  )

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
