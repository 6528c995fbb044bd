import { type NotPayable, whyNotPayable } from '@teeviet/contract/rules/bookings/not-payable'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { readOffered } from '#bookings/booking/rows/booking-changes'
import { isChangeAsked } from '#bookings/booking/rows/requested-changes'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { heldShares } from './shares/rest-of-bill.ts'

/**
 * A bill of the member's own that may be paid now: what it asks for (VND), less the shares that are paid, and until when. `changeId` is the change of a
 * paid bill whose difference that is.
 */
export type PayableBill = { id: number; amountVnd: number; payBy: Date; changeId: number | null }

type Row = { state: BookingState; amount_vnd: number | null; pay_by: Date | null; offered_until: Date | null }

const refusals = {
  paid: 'payment.alreadyPaid',
  over: 'payment.windowOver',
  ended: 'payment.ended',
} as const satisfies Record<Exclude<NotPayable, 'notYet'>, string>

/**
 * The bill, locked so that two tabs do not start two payments; another golfer's bill is not found.
 * @throws Refusal when the bill is another member's, not payable yet, paid, ended, its payment window is over, or its club
 *   is being asked about a change
 */
export async function payableBill(
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  q: Query,
  member: Member,
  billId: number,
): Promise<PayableBill> {
  const [bill] = await q<Row>`
    select state, amount_vnd, pay_by, offered_until from bookings where id = ${billId} and member_id = ${member.id} for update`
  if (!bill) throw new Refusal('payment.notFound')
  const change = bill.state === 'paid' ? await readOffered(q, billId) : null
  if (change) {
    if (change.payBy <= clock.now()) throw new Refusal('payment.windowOver')
    return { id: billId, amountVnd: change.dueVnd, payBy: change.payBy, changeId: change.id }
  }
  const why = whyNotPayable(bill.state)
  if (why === 'notYet')
    throw new Refusal('payment.notYet', { minutes: Math.round(config.rules.staffConfirmation / 60) })
  if (why) throw new Refusal(refusals[why])
  if (bill.offered_until && (await isChangeAsked(q, billId))) throw new Refusal('booking.changeAsked')
  if (!bill.amount_vnd || !bill.pay_by || bill.pay_by <= clock.now()) throw new Refusal('payment.windowOver')
  const amountVnd = bill.amount_vnd - (await heldShares(q, billId))
  return { id: billId, amountVnd, payBy: bill.pay_by, changeId: null }
}
