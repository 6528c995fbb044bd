import type { Query } from '#platform/database/sql'
import type { FailureReason, GatewayRedirect, Started } from '#platform/gateways/gateway'

/**
 * Keeps where the browser is to go to pay at the gateway.
 *
 * @returns null when another answer of the gateway was kept before
 */
export async function storeRedirect(
  q: Query,
  paymentId: number,
  { redirect, providerReference }: Started,
): Promise<GatewayRedirect | null> {
  const [kept] = await q<{ redirect: GatewayRedirect }>`
    update payments set state = 'pending', hand_over = ${JSON.stringify(redirect)}::jsonb, provider_reference = ${providerReference}
    where id = ${paymentId} and state = 'created' returning hand_over as "redirect" /* not null */`
  return kept?.redirect ?? null
}

/** Fails an attempt which the gateway refused; its page was never shown. */
export async function failStart(
  q: Query,
  { paymentId, reason, now }: { paymentId: number; reason: 'unreachable' | FailureReason; now: Date },
): Promise<void> {
  await q`update payments set state = 'failed', failure = ${reason}, settled_at = ${now}
    where id = ${paymentId} and state = 'created'`
}

/**
 * Stores when the payer accepted the rules for card payments.
 *
 * @returns the browser's next address; null when the attempt is no longer open
 */
export async function declarePayer(q: Query, reference: string, now: Date): Promise<GatewayRedirect | null> {
  const [open] = await q<{ redirect: GatewayRedirect | null }>`
    update payments set declared_at = coalesce(declared_at, ${now})
    where reference = ${reference} and state = 'pending' and expires_at > ${now}
    returning hand_over as "redirect"`
  return open?.redirect ?? null
}

/**
 * Counts that the clock has asked the gateway for the `turn`th time.
 *
 * @returns when the attempt was made; null when it has succeeded or another server counted
 */
export async function countInquiry(q: Query, paymentId: number, turn: number): Promise<Date | null> {
  const [open] = await q<{ createdAt: Date }>`
    update payments set inquiries = ${turn + 1}
    where id = ${paymentId} and inquiries = ${turn} and state <> 'succeeded'
    returning created_at as "createdAt"`
  return open?.createdAt ?? null
}

/** Stores the gateway's number of a payment whose start answer was lost. */
export async function noteProviderReference(
  q: Query,
  paymentId: number,
  providerReference: string,
): Promise<void> {
  await q`update payments set provider_reference = ${providerReference}
    where id = ${paymentId} and provider_reference is null`
}
