import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { Staff } from '../http/actor.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { checkLedger } from '../ledger/check.ts'
import { matchReceipt } from '../payments/match-receipt.ts'
import { receiptToWallet } from '../payments/receipt-to-wallet.ts'
import { listReceipts, readReceipt } from './receipts.ts'

/** Money as staff see it: what arrived, and whether the books hold (administrators only). */
export function registerStaffMoneyRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/receipts'], ({ input }) => listReceipts(ctx, input))

  serve(app, ctx, calls['POST /api/staff/receipts/:id/match'], async ({ actor, input }) => {
    mustBeAdmin(actor)
    await matchReceipt(ctx, actor, { receiptId: input.id, bookingId: input.booking_id })
    return readReceipt(ctx, input.id)
  })

  serve(app, ctx, calls['POST /api/staff/receipts/:id/to-wallet'], async ({ actor, input }) => {
    mustBeAdmin(actor)
    await receiptToWallet(ctx, actor, { receiptId: input.id, vid: input.vid })
    return readReceipt(ctx, input.id)
  })

  serve(app, ctx, calls['GET /api/staff/ledger/check'], async ({ actor }) => {
    mustBeAdmin(actor)
    return checkLedger(ctx.q)
  })
}

function mustBeAdmin({ roles }: Staff) {
  if (!roles.includes('admin')) throw new Refusal('request.forbidden')
}
