import type { Query } from '../database/sql.ts'
import type { Member } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'

/** A bill of the member's own that may be paid now: its amount (VND) and until when. */
export type PayableBill = { id: number; amountVnd: number; payBy: Date }

type Row = { state: string; amount_vnd: number | null; pay_by: Date | null }

/**
 * The bill, locked so that two tabs do not start two payments; a bill of somebody else does not exist.
 * @throws Refusal when the bill is not the member's, not payable yet, paid, or its 30 minutes are over
 */
export async function payableBill(q: Query, member: Member, billId: number, now: Date): Promise<PayableBill> {
  const [bill] = await q<Row>`
    select state, amount_vnd, pay_by from bookings where id = ${billId} and member_id = ${member.id} for update`
  if (!bill) throw new Refusal('payment.notFound')
  if (bill.state === 'paid' || bill.state === 'played') throw new Refusal('payment.alreadyPaid')
  if (bill.state === 'requested' || bill.state === 'confirmed') throw new Refusal('payment.notYet')
  if (bill.state !== 'placed' || !bill.amount_vnd || !bill.pay_by || bill.pay_by <= now) {
    throw new Refusal('payment.windowOver')
  }
  return { id: billId, amountVnd: bill.amount_vnd, payBy: bill.pay_by }
}
