import type { Query } from '#platform/database/sql'

/**
 * The bill asks for what no share and no part has paid. Its QR code keeps its content; attempts by other methods end, and
 * money that is still paid there for the old amount is refunded.
 */
export async function askRest(
  q: Query,
  { billId, restVnd, now }: { billId: number; restVnd: number; now: Date },
): Promise<void> {
  await q`
    update payments set amount_vnd = ${restVnd}
    where bill_id = ${billId} and split_id is null and change_id is null and method = 'bank' and state <> 'succeeded'`
  await q`
    update payments set state = 'expired', settled_at = ${now}
    where bill_id = ${billId} and method <> 'bank' and state in ('created', 'pending')`
}

/** The QR code of a bill, which asked for the rest only, asks for all of it again: what was held goes back. */
export async function askWhole(q: Query, billId: number): Promise<void> {
  await q`
    update payments p set amount_vnd = b.amount_vnd from bookings b
    where b.id = ${billId} and p.bill_id = b.id and p.split_id is null and p.change_id is null and p.method = 'bank'
      and p.state <> 'succeeded' and b.amount_vnd is not null`
}
