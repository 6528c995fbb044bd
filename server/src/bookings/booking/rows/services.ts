import type { Query } from '#platform/database/sql'

/** Cancels every service of a bill. */
export async function cancelServices(q: Query, billId: number, now: Date): Promise<void> {
  await q`update bill_services set cancelled_at = ${now} where bill_id = ${billId} and cancelled_at is null`
}

/** Cancels one service. */
export async function cancelService(q: Query, serviceId: number, now: Date): Promise<void> {
  await q`update bill_services set cancelled_at = ${now} where id = ${serviceId}`
}

/** Notes that the services of a bill are paid. */
export async function markServicesPaid(q: Query, billId: number, now: Date): Promise<void> {
  await q`update bill_services set paid_at = ${now} where bill_id = ${billId} and cancelled_at is null`
}

/** Notes what came back (VND): of one service, or of a booking, of which `premiumVnd` were for its cover. */
export async function countRefund(
  q: Query,
  billId: number,
  { serviceId, amountVnd, premiumVnd }: { serviceId: number | null; amountVnd: number; premiumVnd: number },
): Promise<void> {
  await q`
    update bill_services set refund_vnd = refund_vnd + case
      when ${serviceId}::bigint is not null then case when id = ${serviceId} then ${amountVnd}::bigint else 0 end
      when kind = 'hio' then ${premiumVnd}::bigint
      when kind = 'booking' then ${amountVnd - premiumVnd}::bigint
      else 0 end
    where bill_id = ${billId}`
}
