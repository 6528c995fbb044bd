import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { shortMoneyWaitMs } from '../short-money-wait.ts'
import { returnReceipt } from './return-receipt.ts'

/**
 * Refunds short transfers whose rest will not arrive: the bill was paid another way, the booking has ended, or its
 * window, or that of the change the money is for, ended a day ago. Until then a bank may still report a rest sent in time. A repeat does nothing.
 */
export async function returnShortMoney(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - shortMoneyWaitMs)
  const lost = await ctx.q<{ id: number }>`
    select r.id from receipts r
    join payments p on p.id = r.payment_id join bookings b on b.id = p.bill_id
    where r.state = 'unmatched' and r.reason = 'short' and p.gateway is null
      and b.state not in ('draft', 'requested', 'confirmed', 'placed')
      and (b.state <> 'expired' or b.pay_by < ${before})
      and not exists (
        select from booking_changes c where c.id = p.change_id and b.state = 'paid'
          and (c.state = 'offered' or c.dropped_for = 'unpaid' and c.pay_by >= ${before}))
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
