import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { confirmPointsPayment } from './confirm-points-payment.ts'
import { pointHistory } from './point-history.ts'

/** The golf wallet: what went in and out, and paying with it. */
export function registerWalletRoutes(app: App, ctx: Context) {
  for (const call of [
    calls['POST /api/for_cms/confirm_otp_for_wap_wgroup'],
    calls['GET /api/for_cms/confirm_otp_for_wap_point'],
  ])
    serve(app, ctx, call, ({ actor, input }) =>
      confirmPointsPayment(ctx, actor, { reference: input.transaction_id, code: input.code }),
    )

  serve(app, ctx, calls['GET /api/wallet/point_history_for_wap'], ({ actor, input, lang }) =>
    pointHistory(ctx, actor, input, lang),
  )
}
