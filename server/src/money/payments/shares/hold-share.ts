import type { PaymentOutcome } from '#bookings/steps/pay'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { MatchedPayment } from '../judge-receipt.ts'
import { settleBill } from '../settle-bill.ts'
import { askRest } from './ask-rest.ts'
import { heldShares } from './rest-of-bill.ts'

type Arrived = {
  share: MatchedPayment & { billId: number }
  /** The bank's own time. */
  occurredAt: Date
  providerReference: string | null
  now: Date
}

type Bill = { state: string; amountVnd: number; isInTime: boolean }

/**
 * Takes the whole money of a share: it is held until the rest of the bill is paid, and the last one pays the bill. The
 * bank's own time decides whether it came in time; the end of a split bill is final, so that money sent in time but
 * reported after it goes back like the other shares. The booking and the share are locked.
 *
 * @returns `held`, `paid`, or why the money cannot be taken; nothing was changed then
 */
export async function holdShare(
  ctx: Context,
  q: Query,
  { share, occurredAt, providerReference, now }: Arrived,
): Promise<PaymentOutcome | 'held'> {
  const { id: paymentId, billId, amountVnd } = share
  const [bill] = await q<Bill>`
    select state, amount_vnd as "amountVnd", pay_by >= ${occurredAt} as "isInTime" /* not null */
    from bookings where id = ${billId} and pay_by is not null and amount_vnd is not null`
  if (!bill) return 'ended'
  if (bill.state === 'expired') return 'late'
  if (bill.state !== 'placed' || share.state !== 'pending') return whyNotOpen(bill.state)
  if (!bill.isInTime) return 'late'
  const heldVnd = (await heldShares(q, billId)) + amountVnd
  if (heldVnd === bill.amountVnd)
    return settleBill(ctx, q, { paymentId, billId, occurredAt, providerReference, now })
  await q`
    update payments set state = 'held', settled_at = ${now}, provider_reference = ${providerReference}
    where id = ${paymentId} and state = 'pending'`
  await askRest(q, { billId, restVnd: bill.amountVnd - heldVnd, now })
  return 'held'
}

const whyNotOpen = (state: string): PaymentOutcome =>
  state === 'paid' || state === 'played' || state === 'cancellation_requested' ? 'already_paid' : 'ended'
