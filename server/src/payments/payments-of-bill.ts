import type { Query } from '../database/sql.ts'

/** An attempt to pay a bill: `amountVnd` of the bill, `feeVnd` on top for a card. */
export type BillPayment = {
  reference: string
  method: string
  state: string
  amountVnd: number
  feeVnd: number
  createdAt: Date
  settledAt: Date | null
}

/** Every attempt to pay a bill, in their order. */
export function paymentsOfBill(q: Query, billId: number): Promise<BillPayment[]> {
  return q<BillPayment>`
    select reference, method, state, amount_vnd as "amountVnd", fee_vnd as "feeVnd", created_at as "createdAt",
      settled_at as "settledAt"
    from payments where bill_id = ${billId} order by id`
}
