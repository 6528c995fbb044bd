import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import type { Gateway, GatewayNotice, NoticeFailure } from '#platform/gateways/gateway'
import { storeNotification } from '../inbound/notifications.ts'
import { noteRefused } from '../inbound/refused.ts'
import { noteProviderReference } from '../payments/gateway-attempt.ts'

export type GatewayNoticeFailure = NoticeFailure | 'unknown_reference' | 'amount_differs'

/**
 * Takes a gateway's notification: verified over its exact bytes, compared with our own attempt, stored verbatim
 * together with the job that asks the gateway. A repeat is answered like the first and does nothing; an invalid
 * notification changes nothing and is stored with the reason.
 *
 * @returns why it is invalid, or null
 */
export async function receiveGatewayNotice(
  ctx: Context,
  gateway: Gateway,
  received: { headers: IncomingHttpHeaders; rawBody: string },
): Promise<GatewayNoticeFailure | null> {
  const now = ctx.clock.now()
  const verified = gateway.verifyNotice(received)
  const failure = verified.ok
    ? await store(ctx, gateway, verified.notice, received.rawBody, now)
    : verified.failure
  if (failure !== null) {
    await noteRefused(ctx, { provider: gateway.name, reason: failure, body: received.rawBody, now })
  }
  return failure
}

type Known = { id: number; amountVnd: number; providerReference: string | null }

async function store(
  ctx: Context,
  gateway: Gateway,
  notice: GatewayNotice,
  body: string,
  now: Date,
): Promise<GatewayNoticeFailure | null> {
  const { eventId, reference, providerReference, amountVnd } = notice
  return inTransaction(ctx.pool, async (q) => {
    const [payment] = await q<Known>`
      select id, amount_vnd + fee_vnd as "amountVnd", provider_reference as "providerReference"
      from payments where reference = ${reference} and gateway = ${gateway.name}`
    if (!payment) return 'unknown_reference'
    if (payment.amountVnd !== amountVnd) return 'amount_differs'
    const reported = { provider: gateway.name, eventId, body, now, isHandled: true }
    if ((await storeNotification(q, reported)) === null) return null
    // the gateway's number of a payment whose start answer was lost
    if (payment.providerReference === null) await noteProviderReference(q, payment.id, providerReference)
    await ctx.jobs.enqueue(q, 'payment-inquiry', { paymentId: payment.id, turn: null })
    return null
  })
}
