import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { setClubAccount } from './club-accounts.ts'
import { listBankMovements } from './list-bank-movements.ts'
import { listPayouts } from './list-payouts.ts'
import { readOwed } from './owed.ts'
import { bookPayouts, orderPayouts, withdrawPayout } from './payout-orders.ts'
import { movementOf, recordBankMovement } from './record-bank-movement.ts'

/** Settlements of gateways and payouts to clubs and the insurer. */
export function registerPayoutRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/staff/ledger/owed'], ({ lang }) => readOwed(ctx.q, lang))

  serve(app, ctx, calls['GET /api/staff/ledger/bank_movements'], ({ input, lang }) =>
    listBankMovements(ctx.q, input, lang),
  )

  serve(app, ctx, calls['POST /api/staff/ledger/bank_movements'], async ({ actor, input, lang }) => {
    await recordBankMovement(ctx, actor, movementOf(input))
    const [booked] = await listBankMovements(ctx.q, { limit: 1, bankReference: input.bank_reference }, lang)
    if (!booked) throw new Error('a movement was not stored')
    return booked
  })

  serve(app, ctx, calls['GET /api/staff/payouts'], ({ lang }) => listPayouts(ctx.q, lang))

  serve(app, ctx, calls['POST /api/staff/payouts/account'], async ({ actor, input, lang }) => {
    await setClubAccount(ctx, actor, input)
    return listPayouts(ctx.q, lang)
  })

  serve(app, ctx, calls['POST /api/staff/payouts/order'], async ({ actor, input, lang }) => {
    await orderPayouts(ctx, actor, input.facility_ids)
    return listPayouts(ctx.q, lang)
  })

  serve(app, ctx, calls['POST /api/staff/payouts/withdraw'], async ({ actor, input, lang }) => {
    await withdrawPayout(ctx, actor, input.id)
    return listPayouts(ctx.q, lang)
  })

  serve(app, ctx, calls['POST /api/staff/payouts/paid'], async ({ actor, input, lang }) => {
    await bookPayouts(ctx, actor, input)
    return listPayouts(ctx.q, lang)
  })
}
