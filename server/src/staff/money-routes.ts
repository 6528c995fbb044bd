import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { App } from '../http/app.ts'
import { serve } from '../http/serve.ts'
import { matchReceipt } from '../payments/match-receipt.ts'
import { receiptToWallet } from '../payments/receipt-to-wallet.ts'
import { isSameMoney } from '../payments/same-money.ts'
import { listReceipts, readReceipt } from './receipts.ts'
import { requireAdmin } from './roles.ts'

/** Money as staff see it: what arrived, and what administrators do with what waits. */
export function registerStaffMoneyRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/receipts'], ({ input }) => listReceipts(ctx, input))

  serve(app, ctx, calls['POST /api/staff/receipts/:id/match'], async ({ actor, input }) => {
    requireAdmin(actor)
    await matchReceipt(ctx, actor, { receiptId: input.id, bookingId: input.booking_id })
    return readReceipt(ctx, input.id)
  })

  serve(app, ctx, calls['POST /api/staff/receipts/:id/to-wallet'], async ({ actor, input }) => {
    requireAdmin(actor)
    await receiptToWallet(ctx, actor, { receiptId: input.id, vid: input.vid })
    return readReceipt(ctx, input.id)
  })
  serve(app, ctx, calls['POST /api/staff/receipts/:id/same'], async ({ actor, input }) => {
    requireAdmin(actor)
    await isSameMoney(ctx, actor, input.id)
    return readReceipt(ctx, input.id)
  })
}
