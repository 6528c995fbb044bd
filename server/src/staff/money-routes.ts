import { calls } from '@teeviet/contract/calls'
import type { Context } from '../context.ts'
import type { Staff } from '../http/actor.ts'
import type { App } from '../http/app.ts'
import { Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { checkLedger } from '../ledger/check.ts'
import { listReceipts } from './receipts.ts'

/** Money as staff see it: what arrived, and whether the books hold (administrators only). */
export function registerStaffMoneyRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/receipts'], ({ input }) => listReceipts(ctx, input))

  serve(app, ctx, calls['GET /api/staff/ledger/check'], async ({ actor }) => {
    mustBeAdmin(actor)
    return checkLedger(ctx.q)
  })
}

function mustBeAdmin({ roles }: Staff) {
  if (!roles.includes('admin')) throw new Refusal('request.forbidden')
}
