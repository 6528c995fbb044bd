import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { createLimit } from '#platform/http/limit'
import { serve } from '#platform/http/serve'
import { giveShareAccount, readShare } from './read-share.ts'
import { endSplit, splitBill } from './split-bill.ts'

/**
 * The shares of a bill: for its golfer, and for each player by the pass without a login. Accounts that are given by a
 * pass count against the budget of their address.
 */
export function registerShareRoutes(app: App, ctx: Context): void {
  const accountsOfAddress = createLimit(ctx.pool, {
    name: 'share-accounts',
    points: ctx.config.rules.golferLinksPerAddressPerHour,
    seconds: 3_600,
  })

  serve(app, ctx, calls['POST /api/for_wap/split_bill'], ({ actor, input }) => splitBill(ctx, actor, input))

  serve(app, ctx, calls['POST /api/for_wap/end_split'], async ({ actor, input }) => {
    await endSplit(ctx, actor, input.id_general_bill_detail)
    return null
  })

  serve(app, ctx, calls['GET /api/rounds/:code/share'], ({ input }) => readShare(ctx, input.code))

  serve(app, ctx, calls['POST /api/rounds/:code/share/account'], async ({ input, request }) => {
    await accountsOfAddress.take(request.ip)
    const { code, ...account } = input
    return giveShareAccount(ctx, code, account)
  })
}
