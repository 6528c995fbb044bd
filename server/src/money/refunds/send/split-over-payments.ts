import { proportion } from '@teeviet/contract/rules/money/proportion'
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
 * Shares a refund over the payments of its bill, so that each đồng returns to what paid it: the latest change first, as
 * much as is left of it, then what paid the bill itself. Of a bill that was split, the player whose part was cancelled
 * comes first, and all others get theirs back in proportion to what is left of their payments, to the đồng. The caller
 * has locked the bill's booking.
 *
 * @param playerId the player whose part is cancelled
 */
export async function sharesOf(
  q: Query,
  billId: number,
  amountVnd: number,
  playerId: number | null = null,
): Promise<Share[]> {
  const payments = await paymentsThatPaid(q, billId)
  const returned = await q<{ id: number; vnd: number }>`
    select payment_id as id, sum(amount_vnd)::bigint as vnd /* not null */ from refunds
    where bill_id = ${billId} and payment_id is not null and cause <> 'receipt' and state not in ('requested', 'refused')
    group by payment_id`
  const leftOf = (payment: PaidBill) =>
    Math.max(0, payment.amountVnd - (returned.find(({ id }) => id === payment.id)?.vnd ?? 0))
  const isFirst = (payment: PaidBill) =>
    payment.changeId !== null || (playerId !== null && payment.playerId === playerId)
  const first = payments.filter(isFirst)
  // the first share gets the đồng that cannot be divided
  const others = payments.filter((payment) => !first.includes(payment)).toReversed()
  const shares: Share[] = []
  let left = amountVnd
  for (const payment of first) {
    const share = Math.min(left, leftOf(payment))
    shares.push({ payment, amountVnd: share })
    left -= share
  }
  const weights = others.map(leftOf)
  if (left > weights.reduce((sum, weight) => sum + weight, 0))
    throw new Error(`bill ${billId} was not paid with what is to go back`)
  const parts = left === 0 ? [] : proportion(left, weights)
  for (const [index, payment] of others.entries()) shares.push({ payment, amountVnd: parts[index] ?? 0 })
  return shares.filter((share) => share.amountVnd > 0).toSorted((a, b) => b.payment.id - a.payment.id)
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
  const shares = await sharesOf(q, billId, totalVnd, refund.booking_player_id)
  // the refund that the golfer asked for stays the golfer's own, where there is one
  const own = shares.findLast(({ payment }) => !payment.isOfOther) ?? shares.at(-1)
  if (!own || (shares.length === 1 && own.payment.id === payment_id && !own.payment.isOfOther))
    return [refund]
  const canGo = (share: Share) =>
    refund.target !== null &&
    !share.payment.isOfOther &&
    targetsOf(ctx, share.payment.method).includes(refund.target)
  const ownPremium = Math.min(refund.premium_vnd, own.amountVnd)
  const parts: Refund[] = []
  let premium = refund.premium_vnd - ownPremium
  for (const share of shares.filter((one) => one !== own)) {
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
        case when ${canGo(share)} then ${refund.target} else ${onlyTarget(ctx, share)} end,
        case when ${canGo(share)} then bank_bin end, case when ${canGo(share)} then account_number end,
        case when ${canGo(share)} then account_name end, requested_at, due_at, decided_at, decided_by
      from refunds where id = ${id}`
    await recordStep(q, { refundId: partId, state: 'needs_target', actor, note: null, now })
    parts.push(await lockRefund(q, partId))
  }
  // last, as the parts are copies of it
  await q`
    update refunds set payment_id = ${own.payment.id}, amount_vnd = ${own.amountVnd}, premium_vnd = ${ownPremium},
      target = case when ${canGo(own)} then target else ${onlyTarget(ctx, own)} end,
      bank_bin = case when ${canGo(own)} then bank_bin end,
      account_number = case when ${canGo(own)} then account_number end,
      account_name = case when ${canGo(own)} then account_name end
    where id = ${id}`
  return [await lockRefund(q, id), ...parts]
}

/** The one way money of a payment can go back, where there is no choice. */
function onlyTarget(ctx: Context, { payment }: Share) {
  const [first, second] = targetsOf(ctx, payment.method)
  return second === undefined ? (first ?? null) : null
}
