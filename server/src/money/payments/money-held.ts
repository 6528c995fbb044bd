import type { Query } from '#platform/database/sql'

/** Money (VND) that came for a bill and has paid nothing. */
export type MoneyHeld = {
  /** Bank transfers below the bill's amount and parts taken at the counter, waiting for the rest or to go back. */
  shortVnd: number
  /** Of `shortVnd`, what the counter took: any payment of the rest pays together with it. */
  partsVnd: number
  /** Waits for staff: a card gateway took less than the bill, or it came to another account of ours. */
  checkedVnd: number
  /** Shares of a split bill that are paid, and parts of shares that wait for their rest. */
  sharesVnd: number
}

export const nothingHeld: MoneyHeld = { shortVnd: 0, partsVnd: 0, checkedVnd: 0, sharesVnd: 0 }

/** The held money of each of the bills, by the bill's id; a bill without such money is absent. */
export async function moneyHeldOfBills(
  q: Query,
  billIds: readonly number[],
): Promise<Map<number, MoneyHeld>> {
  const held = await q<MoneyHeld & { billId: number }>`
    select bill_id as "billId" /* not null */, sum(short + parts)::bigint as "shortVnd" /* not null */,
      sum(parts)::bigint as "partsVnd" /* not null */,
      sum(checked)::bigint as "checkedVnd" /* not null */, sum(shares)::bigint as "sharesVnd" /* not null */
    from (
      select p.bill_id,
        case when r.reason = 'short' and p.gateway is null and p.split_id is null then r.amount_vnd - r.applied_vnd else 0 end as short,
        0 as parts,
        case when r.reason <> 'short' or p.gateway is not null then r.amount_vnd - r.applied_vnd else 0 end as checked,
        case when r.reason = 'short' and p.split_id is not null then r.amount_vnd - r.applied_vnd else 0 end as shares
      from receipts r join payments p on p.id = r.payment_id
      where p.bill_id = any (${[...billIds]}) and r.state = 'unmatched' and r.reason in ('short', 'wrong_account')
      union all
      select bill_id, 0, case when part is null then 0 else amount_vnd end, 0, case when part is null then amount_vnd else 0 end
      from payments where bill_id = any (${[...billIds]}) and state = 'held'
    ) money
    group by bill_id`
  return new Map(held.map(({ billId, ...money }) => [billId, money]))
}

/** The same of one bill. */
export async function moneyHeld(q: Query, billId: number): Promise<MoneyHeld> {
  return (await moneyHeldOfBills(q, [billId])).get(billId) ?? nothingHeld
}
