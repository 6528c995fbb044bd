import type { Actor } from '#bookings/booking/record-event'
import { markServicesPaid } from '#bookings/booking/rows/services'
import { settleChange } from '#bookings/change/settle-change'
import { markBookingPaid, type PaymentOutcome } from '#bookings/steps/pay'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { succeedPayment } from './settle-payment.ts'
import { settleShares } from './shares/settle-shares.ts'

const gateway: Actor = { kind: 'gateway', id: null }

export type BillSettlement = {
  paymentId: number
  billId: number
  /** The bank's or gateway's own time, which decides whether it came in time. */
  occurredAt: Date
  /** The provider's name of the payment, when it has one. */
  providerReference?: string | null
  now: Date
  /** The actor who matched it: by default the gateway. */
  actor?: Actor
}

/**
 * Settles a bill with its full amount, by any method, inside the caller's transaction: the booking is paid, or the
 * change that the payment is for applied; this attempt has succeeded, the others have ended. Held shares and parts have
 * paid theirs, so that this payment is of the rest. The caller posts the ledger entries of this payment.
 *
 * @returns `paid`, or why the money cannot pay; nothing was changed then
 */
export async function settleBill(
  ctx: Context,
  q: Query,
  { paymentId, billId, occurredAt, providerReference, now, actor }: BillSettlement,
): Promise<PaymentOutcome> {
  const [attempt] = await q<{ changeId: number | null }>`
    select change_id as "changeId" from payments where id = ${paymentId}`
  const changeId = attempt?.changeId ?? null
  const arrived = { bookingId: billId, occurredAt, now, actor: actor ?? gateway }
  const outcome =
    changeId === null
      ? await markBookingPaid(ctx, q, arrived)
      : await settleChange(ctx, q, { ...arrived, changeId })
  if (outcome !== 'paid') return outcome
  await Promise.all([
    succeedPayment(q, { paymentId, providerReference: providerReference ?? null, now }),
    q`update payments set state = 'expired', settled_at = ${now}
      where bill_id = ${billId} and id <> ${paymentId} and state in ('created', 'pending')`,
    markServicesPaid(q, billId, now),
  ])
  if (changeId === null) await settleShares(q, { billId, occurredAt, now })
  return 'paid'
}
