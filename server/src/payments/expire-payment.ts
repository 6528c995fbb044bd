import type { Context } from '../context.ts'

/**
 * The job of an attempt whose time is up. An attempt that has been settled is left as it is; money that still comes
 * for an expired one is judged by the bank's own time when it arrives.
 */
export async function expirePayment(ctx: Context, paymentId: number): Promise<void> {
  const now = ctx.clock.now()
  await ctx.q`update payments set state = 'expired', settled_at = ${now}
    where id = ${paymentId} and state in ('created', 'pending') and expires_at <= ${now}`
}
