import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { pointsAccount } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import { notifyPaid } from '../payments/notify-golfer.ts'
import { openPayment } from '../payments/open-payment.ts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { heldShares } from '../payments/shares/rest-of-bill.ts'
import { post } from '../posting/post.ts'

type Bill = { memberId: number; amountVnd: number; payBy: Date }

/**
 * Covers what no share of an ordered bill has paid from the wallet of its golfer, as the golfer decided when the bill was
 * split or on the waitlist; the row of the booking is locked. It counts as paid at the deadline, or at `occurredAt`.
 *
 * @returns false when the wallet has not enough; nothing was changed then
 */
export async function coverRest(
  ctx: Context,
  q: Query,
  billId: number,
  { occurredAt, now }: { occurredAt?: Date; now: Date },
): Promise<boolean> {
  const [bill] = await q<Bill>`
    select member_id as "memberId", amount_vnd as "amountVnd", pay_by as "payBy"
    from bookings where id = ${billId} and state = 'placed' and pay_by is not null and amount_vnd is not null`
  if (!bill) return false
  const { memberId, payBy } = bill
  const paidAt = occurredAt ?? payBy
  const amountVnd = bill.amountVnd - (await heldShares(q, billId))
  if ((await pointsOf(q, memberId)) < amountVnd) return false
  // an attempt of the golfer that waits for its code is not confirmed any more: this one pays
  const opening = { memberId, billId, method: 'point', amountVnd, now, expiresAt: payBy }
  const { id: paymentId } = await openPayment(ctx, q, opening)
  const actor = { kind: 'system' as const, id: null }
  const outcome = await settleBill(ctx, q, { paymentId, billId, occurredAt: paidAt, now, actor })
  if (outcome !== 'paid') throw new Error(`an ordered booking could not be covered: ${outcome}`)
  await post(q, {
    cause: `payment:${paymentId}`,
    kind: 'payment',
    entries: [
      { account: pointsAccount(memberId), amountVnd },
      ...(await paidBillEntries(q, paymentId, amountVnd)),
    ],
    occurredAt: paidAt,
    now,
    billId,
    paymentId,
  })
  await notifyPaid(ctx, q, { billId, paymentId, now })
  return true
}
