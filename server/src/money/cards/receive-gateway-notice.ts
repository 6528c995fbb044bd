import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import type { Gateway, GatewayNotice, NoticeFailure } from '#platform/gateways/gateway'

export type GatewayNoticeFailure = NoticeFailure | 'unknown_reference' | 'amount_differs'

/**
 * Takes a gateway's notification: verified over its exact bytes, compared with our own attempt, stored word for word
 * together with the job that asks the gateway. A repeat is answered like the first and does nothing; whatever is not
 * believed changes nothing and is kept with the reason.
 *
 * @returns why it was not believed, or null
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
    const digest = createHash('sha256').update(received.rawBody).digest()
    await ctx.q`insert into refused_notifications (provider, reason, body_sha256, received_at)
      values (${gateway.name}, ${failure}, ${digest}, ${now})`
    ctx.log.warn({ provider: gateway.name, reason: failure }, 'a notification was not believed')
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
    const [stored] = await q<{ id: number }>`
      insert into inbound_notifications (provider, provider_event_id, body, received_at, handled_at)
      values (${gateway.name}, ${eventId}, ${body}, ${now}, ${now})
      on conflict on constraint notification_is_applied_once do nothing returning id`
    if (!stored) return null
    // the gateway's number of a payment whose start we did not hear the answer of
    if (payment.providerReference === null)
      await q`update payments set provider_reference = ${providerReference}
        where id = ${payment.id} and provider_reference is null`
    await ctx.jobs.enqueue(q, 'payment-inquiry', { paymentId: payment.id, turn: null })
    return null
  })
}
