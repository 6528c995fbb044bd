import { calls } from '@teeviet/contract/calls'
import { coursesOf } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { matchReceipt } from './match-receipt.ts'
import { receiptToWallet } from './receipt-to-wallet.ts'
import { listReceipts, readReceipt } from './receipts.ts'
import { isSameMoney } from './same-money.ts'

/** Money as staff see it: what arrived, and what administrators do with what waits. */
export function registerStaffMoneyRoutes(app: App, ctx: Context) {
  serve(app, ctx, calls['GET /api/staff/receipts'], ({ actor, input }) =>
    listReceipts(ctx, { ...input, courses: coursesOf(actor) }),
  )

  serve(app, ctx, calls['POST /api/staff/receipts/:id/match'], async ({ actor, input }) => {
    const { id: receiptId, booking_id: bookingId, player_id: playerId } = input
    await matchReceipt(ctx, actor, { receiptId, bookingId, playerId })
    return readReceipt(ctx, input.id)
  })

  serve(app, ctx, calls['POST /api/staff/receipts/:id/to-wallet'], async ({ actor, input }) => {
    await receiptToWallet(ctx, actor, { receiptId: input.id, vid: input.vid })
    return readReceipt(ctx, input.id)
  })
  serve(app, ctx, calls['POST /api/staff/receipts/:id/same'], async ({ actor, input }) => {
    await isSameMoney(ctx, actor, input.id)
    return readReceipt(ctx, input.id)
  })
}
