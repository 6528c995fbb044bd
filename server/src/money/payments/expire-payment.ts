import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'

/**
 * The job of an attempt whose time is up. An attempt that has been settled is left as it is; money that still comes
 * for an expired one is judged by the bank's or gateway's own time. A gateway is asked at once how it ended there.
 * A job that comes too early sets the next one.
 */
export async function expirePayment(ctx: Context, paymentId: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const [open] = await q<{ asks: boolean; expiresAt: Date }>`
      select declared_at is not null as asks, expires_at as "expiresAt" from payments
      where id = ${paymentId} and state in ('created', 'pending') for update`
    if (!open) return
    if (open.expiresAt > now) return ctx.jobs.enqueue(q, 'payment-expiry', { paymentId }, open.expiresAt)
    await q`update payments set state = 'expired', settled_at = ${now} where id = ${paymentId}`
    if (open.asks) await ctx.jobs.enqueue(q, 'payment-inquiry', { paymentId, turn: null })
  })
}
