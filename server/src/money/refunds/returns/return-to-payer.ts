import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { payerAccount } from '../../inbound/payer-accounts.ts'
import { lockRefund } from '../refund.ts'
import { settleRefund } from '../send/settle.ts'

/**
 * Sends what waits for an account of the player who paid a share, once a later report of the receipt has named it. Where
 * it still is not known, and of golfers who choose for themselves, nothing changes.
 */
export async function returnToPayer(ctx: Context, q: Query, receiptId: number, now: Date): Promise<void> {
  const waiting = await q<{ id: number }>`
    select r.id from refunds r join receipts n on n.payment_id = r.payment_id
    where n.id = ${receiptId} and r.state = 'needs_target' and not r.is_held order by r.id`
  for (const { id } of waiting) {
    const refund = await lockRefund(q, id)
    const isWaiting = refund.state === 'needs_target' && !refund.is_held && refund.target === null
    if (isWaiting && refund.payer !== null && (await payerAccount(q, refund)))
      await settleRefund(ctx, q, refund, { actor: system, now })
  }
}
