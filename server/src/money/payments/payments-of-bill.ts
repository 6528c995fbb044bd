import type { PaymentState } from '@teeviet/contract/rules/bookings/statuses'
import type { Query } from '#platform/database/sql'

/** An attempt to pay a bill: `amountVnd` of the bill, `feeVnd` on top for a card. */
export type BillPayment = {
  reference: string
  method: string
  state: PaymentState
  amountVnd: number
  feeVnd: number
  createdAt: Date
  settledAt: Date | null
  /** Of the receipt that the counter of the course gave. */
  receiptNumber: number | null
  /** The player whose share it is; empty for another payment. */
  shareOf: string
}

/** Every attempt to pay a bill, in their order. */
export function paymentsOfBill(q: Query, billId: number): Promise<BillPayment[]> {
  return q<BillPayment>`
    select reference, method, state, amount_vnd as "amountVnd", fee_vnd as "feeVnd", created_at as "createdAt",
      settled_at as "settledAt", c.number as "receiptNumber",
      coalesce((select name_of_player(y.guest_name, m.fullname, m.vga)
        from booking_players y left join members m on m.id = y.member_id
        where y.id = p.player_id), '') as "shareOf" /* not null */
    from payments p left join counter_receipts c on c.payment_id = p.id where bill_id = ${billId} order by id`
}

/**
 * A payment that paid a bill, a share of it, or the difference of a change of it. `playerId` is whose share it was, and
 * `isOfOther` whether that is another player than the golfer.
 */
export type PaidBill = {
  id: number
  method: string
  amountVnd: number
  feeVnd: number
  changeId: number | null
  playerId: number | null
  isOfOther: boolean
}

/** The payments that paid a bill, the latest first; none while it is not paid, and for one that cost nothing. */
export async function paymentsThatPaid(q: Query, billId: number): Promise<PaidBill[]> {
  return q<PaidBill>`
    select p.id, p.method, p.amount_vnd as "amountVnd", p.fee_vnd as "feeVnd", p.change_id as "changeId",
      p.player_id as "playerId",
      y.id is not null and y.member_id is distinct from p.member_id as "isOfOther"
    from payments p left join booking_players y on y.id = p.player_id
    where p.bill_id = ${billId} and p.state = 'succeeded' order by p.id desc`
}

/** The first payment that paid a bill, with the fees of all; null while it is not paid. */
export async function paidBill(q: Query, billId: number): Promise<PaidBill | null> {
  const payments = await paymentsThatPaid(q, billId)
  const first = payments.at(-1)
  return first ? { ...first, feeVnd: payments.reduce((sum, { feeVnd }) => sum + feeVnd, 0) } : null
}
