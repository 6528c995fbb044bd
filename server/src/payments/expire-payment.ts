import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'

/**
 * The job of an attempt whose time is up. An attempt that has been settled is left as it is; money that still comes
 * for an expired one is judged by the bank's or gateway's own time. A gateway is asked at once how it ended there.
 */
export async function expirePayment(ctx: Context, paymentId: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const [expired] = await q<{ asks: boolean }>`
      update payments set state = 'expired', settled_at = ${now}
      where id = ${paymentId} and state in ('created', 'pending') and expires_at <= ${now}
      returning declared_at is not null as asks`
    if (expired?.asks) await ctx.jobs.enqueue(q, 'payment-inquiry', { paymentId, turn: null })
  })
}
