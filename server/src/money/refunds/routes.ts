import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { chooseOwnTarget } from './quote/choose-own-target.ts'
import { walletRefunds } from './wallet-refunds.ts'

/** A golfer's choices about an own refund. */
export function registerRefundRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/for_wap/refund_target'], ({ actor, input, lang }) =>
    chooseOwnTarget(ctx, actor, { refundId: input.refund_id, fields: input, lang }),
  )
  serve(app, ctx, calls['GET /api/for_wap/wallet_refunds'], ({ actor, lang }) =>
    walletRefunds(ctx, actor, lang),
  )
}
