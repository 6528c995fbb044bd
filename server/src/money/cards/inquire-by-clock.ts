import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { GatewayDown } from '#platform/gateways/gateway'
import { inquiryTime } from '../methods/inquiry-times.ts'
import { countInquiry } from '../payments/gateway-attempt.ts'
import { inquirePayment } from './inquire-payment.ts'

/**
 * The job that asks a gateway about an attempt. With a `turn` it is scheduled (1, 3, 10, 30 minutes after the start,
 * then every hour for a day) and schedules the next one until the attempt has succeeded: a declined payer may try again
 * on the same page. Without, it was triggered (by a notification, an expiry) and is retried until the gateway answers.
 */
export async function inquireByClock(
  ctx: Context,
  { paymentId, turn }: { paymentId: number; turn: number | null },
): Promise<void> {
  if (turn === null) return inquirePayment(ctx, paymentId)
  const [payment] = await ctx.q<{ isRedirected: boolean }>`
    select declared_at is not null as "isRedirected" from payments where id = ${paymentId} and inquiries = ${turn}`
  if (!payment) return
  // before its page was shown there is nothing to ask about
  if (payment.isRedirected) {
    await inquirePayment(ctx, paymentId).catch((error: unknown) => {
      if (!(error instanceof GatewayDown)) throw error
      ctx.log.warn({ err: error, paymentId, turn }, 'a gateway did not return the status of a payment')
    })
  }
  await inTransaction(ctx.pool, async (q) => {
    const createdAt = await countInquiry(q, paymentId, turn)
    const next = createdAt && inquiryTime(createdAt, turn + 1)
    if (next) await ctx.jobs.enqueue(q, 'payment-inquiry', { paymentId, turn: turn + 1 }, next)
  })
}
