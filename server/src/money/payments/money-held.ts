import type { Query } from '#platform/database/sql'

/** Money (VND) that came for a bill and has paid nothing. */
export type MoneyHeld = {
  /** A bank transfer below the bill's amount, waiting for the rest or for its automatic refund. */
  shortVnd: number
  /** Waits for staff: a card gateway took less than the bill, or it came to another account of ours. */
  checkedVnd: number
}

export const nothingHeld: MoneyHeld = { shortVnd: 0, checkedVnd: 0 }

/** The held money of each of the bills, by the bill's id; a bill without such money is absent. */
export async function moneyHeldOfBills(
  q: Query,
  billIds: readonly number[],
): Promise<Map<number, MoneyHeld>> {
  const held = await q<MoneyHeld & { billId: number }>`
    select p.bill_id as "billId" /* not null */,
      coalesce(sum(r.amount_vnd - r.applied_vnd) filter (where r.reason = 'short' and p.gateway is null), 0)::bigint as "shortVnd",
      coalesce(sum(r.amount_vnd - r.applied_vnd) filter (where r.reason <> 'short' or p.gateway is not null), 0)::bigint
        as "checkedVnd"
    from receipts r join payments p on p.id = r.payment_id
    where p.bill_id = any (${[...billIds]}) and r.state = 'unmatched' and r.reason in ('short', 'wrong_account')
    group by p.bill_id`
  return new Map(held.map(({ billId, shortVnd, checkedVnd }) => [billId, { shortVnd, checkedVnd }]))
}

/** The same of one bill. */
export async function moneyHeld(q: Query, billId: number): Promise<MoneyHeld> {
  return (await moneyHeldOfBills(q, [billId])).get(billId) ?? nothingHeld
}
