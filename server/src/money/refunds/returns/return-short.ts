import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { shortMoneyWaitMs } from '../short-money-wait.ts'
import { returnReceipt } from './return-receipt.ts'

/**
 * Refunds short transfers whose rest will not arrive: the bill was paid another way, the booking has ended, or its
 * window ended a day ago. Until then a bank may still report a rest sent in time. A repeat does nothing.
 */
export async function returnShortMoney(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const lost = await ctx.q<{ id: number }>`
    select r.id from receipts r
    join payments p on p.id = r.payment_id join bookings b on b.id = p.bill_id
    where r.state = 'unmatched' and r.reason = 'short' and p.gateway is null
      and b.state not in ('draft', 'requested', 'confirmed', 'placed')
      and (b.state <> 'expired' or b.pay_by < ${new Date(now.getTime() - shortMoneyWaitMs)})
    order by r.id limit 100`
  for (const { id: receiptId } of lost) {
    await inTransaction(ctx.pool, (q) =>
      returnReceipt(ctx, q, { receiptId, fields: {}, actor: system, now }),
    ).catch((error: unknown) => {
      // staff, or the rest that came after all, were faster
      if (!(error instanceof Refusal)) throw error
    })
  }
}
