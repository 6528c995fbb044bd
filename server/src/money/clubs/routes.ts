import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { disputeLine, settleDispute } from './disputes.ts'
import { listNetPrices, removeNetPrice, setNetPrice, setNetPrices } from './net-prices.ts'
import { listShares, removeShare, setShare } from './shares.ts'
import { listStatements, readStatement } from './statements.ts'

/** What clubs get of the rounds played with them: their shares and net prices, and a statement for each month. */
export function registerClubMoneyRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/club/statement'], ({ actor: staff, input, lang }) =>
    readStatement(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/statements/:facility_id'], ({ actor: staff, input, lang }) =>
    readStatement(ctx, { staff, lang }, input),
  )

  serve(app, ctx, calls['GET /api/staff/statements'], ({ input, lang }) =>
    listStatements(ctx, input.month, lang),
  )

  serve(app, ctx, calls['GET /api/staff/club_shares'], ({ input }) => listShares(ctx, input.facility_id))

  serve(app, ctx, calls['POST /api/staff/club_shares'], ({ actor, input }) => setShare(ctx, actor, input))

  serve(app, ctx, calls['POST /api/staff/club_shares/remove'], ({ actor, input }) =>
    removeShare(ctx, actor, input),
  )

  serve(app, ctx, calls['GET /api/staff/club_net_prices'], ({ input }) =>
    listNetPrices(ctx, input.facility_id),
  )

  serve(app, ctx, calls['POST /api/staff/club_net_prices'], ({ actor, input }) =>
    setNetPrice(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/staff/club_net_prices/import'], ({ actor, input }) =>
    setNetPrices(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/staff/club_net_prices/remove'], ({ actor, input }) =>
    removeNetPrice(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/club/statement/dispute'], ({ actor, input }) =>
    disputeLine(ctx, actor, input),
  )

  serve(app, ctx, calls['POST /api/staff/statements/disputes/:id/settle'], ({ actor, input }) =>
    settleDispute(ctx, actor, input),
  )
}
