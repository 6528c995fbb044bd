import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import type { Inquiry } from '#platform/gateways/gateway'
import { failPayment } from '../payments/settle-payment.ts'
import { lockAttempt } from './card-attempt.ts'
import { takeCardMoney } from './take-card-money.ts'

/**
 * Applies a gateway's report of an attempt, exactly once, in any order and any number of times: the holder of the
 * attempt's lock applies it, every later call finds it applied. A success is final. A decline or an expiry by our own
 * clock is overridden by a payment; "in progress", "unknown" and "refunded" change nothing.
 */
export async function applyInquiry(ctx: Context, paymentId: number, inquiry: Inquiry): Promise<void> {
  if (inquiry.state === 'pending' || inquiry.state === 'unknown' || inquiry.state === 'givenBack') return
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const attempt = await lockAttempt(q, paymentId)
    if (!attempt || attempt.state === 'succeeded') return
    if (inquiry.state === 'paid') return takeCardMoney(ctx, q, attempt, inquiry, now)
    await failPayment(q, { paymentId, reason: inquiry.reason, now })
  })
}
