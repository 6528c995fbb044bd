import type { Query } from '#platform/database/sql'

/**
 * How much (VND) of a payment its card's network has taken back, without the case of this number. The payment is locked
 * first, so that two charge-backs, or one and a refund, take turns.
 */
export async function chargedBackVnd(q: Query, paymentId: number, exceptCase = ''): Promise<number> {
  const [, [charged]] = await Promise.all([
    q<{ id: number }>`select id from payments where id = ${paymentId} for no key update`,
    q<{ vnd: number }>`
      select coalesce(sum(amount_vnd), 0)::bigint as vnd from chargebacks
      where payment_id = ${paymentId} and gateway_reference <> ${exceptCase}`,
  ])
  return charged?.vnd ?? 0
}
