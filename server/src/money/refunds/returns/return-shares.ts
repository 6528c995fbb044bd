import { refundCode } from '#bookings/booking/codes'
import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type EndedShares, endShares } from '../../payments/shares/end-shares.ts'
import { closeSplit } from '../../payments/shares/open-split.ts'
import { nextRefundId } from '../next-id.ts'
import { lockRefund } from '../refund.ts'
import { refundDueAt } from '../refund-due.ts'
import { postGranted } from '../send/post-refund.ts'
import { recordStep } from '../send/record-step.ts'
import { settleBy, settleRefund } from '../send/settle.ts'
import { readTarget, targetsOf } from '../send/targets.ts'
import { returnReceipt } from './return-receipt.ts'

const actor = system

/**
 * Gives every share of a split bill that ended unpaid back in full, to the player who paid it, and parts of shares too;
 * the row of the booking is locked. A repeat does nothing, and neither does a bill that is not split.
 */
export async function returnShares(ctx: Context, q: Query, billId: number, now: Date): Promise<void> {
  const { held, shortReceipts } = await endShares(q, billId, now)
  await returnHeld(ctx, q, billId, held, now)
  for (const receiptId of shortReceipts) await returnReceipt(ctx, q, { receiptId, fields: {}, actor, now })
  await closeSplit(q, billId, 'returned', now)
}

/** Gives held money of a bill that ended unpaid back to those who paid it, by the way it came. */
export async function returnHeld(
  ctx: Context,
  q: Query,
  billId: number,
  held: EndedShares['held'],
  now: Date,
): Promise<void> {
  const dueAt = await refundDueAt(q, now)
  for (const { paymentId, memberId, amountVnd } of held) {
    const id = await nextRefundId(q)
    await q`
      insert into refunds (id, code, member_id, bill_id, payment_id, cause, state, amount_vnd, requested_at, due_at, decided_at)
      overriding system value
      values (${id}, ${refundCode(id)}, ${memberId}, ${billId}, ${paymentId}, 'share', 'needs_target', ${amountVnd}, ${now},
        ${dueAt}, ${now})`
    await recordStep(q, { refundId: id, state: 'needs_target', actor, note: null, now })
    const refund = await lockRefund(q, id)
    await postGranted(q, refund, now)
    const target = readTarget({}, targetsOf(ctx, refund.method))
    if (target?.kind === 'method') await settleBy(ctx, q, refund, target, { actor, now })
    else await settleRefund(ctx, q, refund, { actor, now })
  }
}

/**
 * Gives the shares back of split bills that ended in another way than by their deadline: the golfer or staff cancelled
 * the booking. A repeat does nothing.
 */
export async function returnSharesOfEnded(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const ended = await ctx.q<{ id: number }>`
    select b.id from bill_splits s join bookings b on b.id = s.bill_id
    where s.state = 'open' and b.state <> 'placed' order by b.id limit 100`
  for (const { id } of ended)
    await inTransaction(ctx.pool, async (q) => {
      const [booking] = await q<{ state: string }>`select state from bookings where id = ${id} for update`
      if (booking && booking.state !== 'placed') await returnShares(ctx, q, id, now)
    })
}
