import type { Query } from '#platform/database/sql'

/** An attempt has succeeded; one that had before stays as it is. */
export async function succeedPayment(
  q: Query,
  { paymentId, providerReference, now }: { paymentId: number; providerReference: string | null; now: Date },
): Promise<void> {
  await q`update payments set state = 'succeeded', settled_at = ${now}, provider_reference = ${providerReference}
    where id = ${paymentId} and state <> 'succeeded'`
}

/** A gateway reported that an attempt has failed. */
export async function failPayment(
  q: Query,
  { paymentId, reason, now }: { paymentId: number; reason: string; now: Date },
): Promise<void> {
  await q`update payments set state = 'failed', failure = ${reason}, settled_at = coalesce(settled_at, ${now})
    where id = ${paymentId} and state <> 'failed'`
}

/** An attempt has ended although its money is there: the money cannot be used and is held. */
export async function expireHeld(
  q: Query,
  { paymentId, providerReference, now }: { paymentId: number; providerReference: string; now: Date },
): Promise<void> {
  await q`update payments set state = 'expired', settled_at = ${now}, provider_reference = ${providerReference}
    where id = ${paymentId} and state in ('created', 'pending', 'failed', 'expired')`
}
