import { refundCode } from '#bookings/booking/codes'
import type { Actor } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { type PaidBill, paymentsThatPaid } from '../../payments/payments-of-bill.ts'
import { nextRefundId } from '../next-id.ts'
import { lockRefund, type Refund } from '../refund.ts'
import { recordStep } from './record-step.ts'
import { targetsOf } from './targets.ts'

/** So much (VND) goes back of this payment. */
type Share = { payment: PaidBill; amountVnd: number }

/**
 * Shares a refund over the payments of its bill, so that each đồng returns to what paid it: the latest payment first, as
 * much as is left of it. The caller has locked the bill's booking.
 */
export async function sharesOf(q: Query, billId: number, amountVnd: number): Promise<Share[]> {
  const payments = await paymentsThatPaid(q, billId)
  const returned = await q<{ id: number; vnd: number }>`
    select payment_id as id, sum(amount_vnd)::bigint as vnd /* not null */ from refunds
    where bill_id = ${billId} and payment_id is not null and cause <> 'receipt' and state not in ('requested', 'refused')
    group by payment_id`
  const shares: Share[] = []
  let left = amountVnd
  for (const payment of payments) {
    const before = returned.find(({ id }) => id === payment.id)?.vnd ?? 0
    const share = Math.max(0, Math.min(left, payment.amountVnd - before))
    if (share > 0) shares.push({ payment, amountVnd: share })
    left -= share
  }
  if (left > 0) throw new Error(`bill ${billId} was not paid with what is to go back`)
  return shares
}

/**
 * Splits an agreed refund of a bill that was paid by several payments into one for each of them. The refund itself keeps
 * the share of the first payment, with penalty and kept fee; the others have the way the golfer chose, where they can
 * go it.
 *
 * @returns the refund with its own share, then the others
 */
export async function splitOverPayments(
  ctx: Context,
  q: Query,
  refund: Refund,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Refund[]> {
  const { id, bill_id: billId, payment_id, amount_vnd: totalVnd } = refund
  if (billId === null || payment_id === null || totalVnd === 0) return [refund]
  const shares = await sharesOf(q, billId, totalVnd)
  const own = shares.at(-1)
  if (!own || (shares.length === 1 && own.payment.id === payment_id)) return [refund]
  const canGo = (share: Share) =>
    refund.target !== null && targetsOf(ctx, share.payment.method).includes(refund.target)
  const ownPremium = Math.min(refund.premium_vnd, own.amountVnd)
  await q`
    update refunds set payment_id = ${own.payment.id}, amount_vnd = ${own.amountVnd}, premium_vnd = ${ownPremium},
      target = case when ${canGo(own)} then target else ${onlyTarget(ctx, own)} end
    where id = ${id}`
  const refunds = [await lockRefund(q, id)]
  let premium = refund.premium_vnd - ownPremium
  for (const share of shares.slice(0, -1)) {
    const ofShare = Math.min(premium, share.amountVnd)
    premium -= ofShare
    const partId = await nextRefundId(q)
    await q`
      insert into refunds (id, code, member_id, bill_id, cause, booking_player_id, service_id, payment_id, state, amount_vnd,
        premium_vnd, reason, reason_code, target, bank_bin, account_number, account_name, requested_at, due_at, decided_at,
        decided_by)
      overriding system value
      select ${partId}, ${refundCode(partId)}, member_id, bill_id, cause, booking_player_id, service_id, ${share.payment.id},
        'needs_target', ${share.amountVnd}, ${ofShare}, reason, reason_code,
        case when ${canGo(share)} then ${refund.target} else ${onlyTarget(ctx, share)} end, bank_bin, account_number,
        account_name, requested_at, due_at, decided_at, decided_by
      from refunds where id = ${id}`
    await recordStep(q, { refundId: partId, state: 'needs_target', actor, note: null, now })
    refunds.push(await lockRefund(q, partId))
  }
  return refunds
}

/** The one way money of a payment can go back, where there is no choice. */
function onlyTarget(ctx: Context, { payment }: Share) {
  const [first, second] = targetsOf(ctx, payment.method)
  return second === undefined ? (first ?? null) : null
}
