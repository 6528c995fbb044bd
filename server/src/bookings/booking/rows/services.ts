import type { Query } from '#platform/database/sql'

/** Cancels every service of a bill. */
export async function cancelServices(q: Query, billId: number, now: Date): Promise<void> {
  await q`update bill_services set cancelled_at = ${now} where bill_id = ${billId} and cancelled_at is null`
}

/** Cancels one service. */
export async function cancelService(q: Query, serviceId: number, now: Date): Promise<void> {
  await q`update bill_services set cancelled_at = ${now} where id = ${serviceId}`
}

/** Takes the price of a player, and of the player's cover in VND, off a bill that is not paid yet. */
export async function takePlayerOff(
  q: Query,
  { billId, playerId, premiumVnd, now }: { billId: number; playerId: number; premiumVnd: number; now: Date },
): Promise<void> {
  // the cover of the last one who had it goes with its golfer
  await q`
    update bill_services set amount_vnd = amount_vnd - ${premiumVnd},
      cancelled_at = case when amount_vnd = ${premiumVnd} then ${now}::timestamptz end
    where bill_id = ${billId} and kind = 'hio' and cancelled_at is null`
  await q`
    update bill_services set amount_vnd = amount_vnd - (select green_fee_vnd from booking_players where id = ${playerId})
    where bill_id = ${billId} and kind = 'booking' and amount_vnd is not null`
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
