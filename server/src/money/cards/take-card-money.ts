import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { ACCOUNTS, clearingOf, pointsAccount } from '#platform/ledger/accounts'
import { pointsOf } from '#platform/ledger/points'
import type { ReceiptReason } from '../inbound/receipt-reasons.ts'
import { notifyGolfer } from '../payments/notify-golfer.ts'
import { paidBillEntries } from '../payments/paid-bill-entries.ts'
import { settleBill } from '../payments/settle-bill.ts'
import { succeedPayment } from '../payments/settle-payment.ts'
import { post } from '../posting/post.ts'
import { notAfter } from '../receipts/not-after.ts'
import { notifyTopUp } from '../wallet/notify-top-up.ts'
import type { CardAttempt, CardMoney } from './card-attempt.ts'
import { holdCardMoney, isHeld } from './hold-card-money.ts'

/**
 * Applies money received by the gateway for an attempt: the exact amount pays the bill, if the gateway's own time is in
 * the payment window (a future time is replaced by ours) and nothing else has paid it, or it goes into the wallet,
 * whenever it came, unless the account was deleted. Everything else is held and refunded. The caller holds the locks.
 */
export async function takeCardMoney(
  ctx: Context,
  q: Query,
  attempt: CardAttempt,
  asReported: CardMoney,
  now: Date,
): Promise<void> {
  const money = { ...asReported, occurredAt: notAfter(now, asReported.occurredAt) }
  const { id: paymentId, billId, gateway, amountVnd, feeVnd, memberId } = attempt
  const { providerReference, occurredAt } = money
  const asked = amountVnd + feeVnd
  // money held once is refunded, even if the bill could be paid by now
  if (await isHeld(q, attempt, providerReference)) return
  const reason = await judge()
  if (reason !== null) return holdCardMoney(ctx, q, attempt, { ...money, reason }, now)
  const isBill = billId !== null
  await post(q, {
    cause: `payment:${paymentId}`,
    kind: isBill ? 'payment' : 'top_up',
    entries: [
      { account: clearingOf(gateway), amountVnd: asked },
      ...(isBill
        ? await paidBillEntries(q, paymentId, amountVnd)
        : [{ account: pointsAccount(memberId), amountVnd: -amountVnd }]),
      { account: ACCOUNTS.fees, amountVnd: -feeVnd },
    ],
    occurredAt,
    now,
    ...(isBill ? { billId } : {}),
    paymentId,
  })
  if (isBill)
    await notifyGolfer(ctx, q, {
      billId,
      paymentId,
      amountVnd: asked,
      waitingVnd: 0,
      askedVnd: asked,
      reason: null,
      now,
    })
  else await notifyTopUp(ctx, q, { memberId, amountVnd, points: await pointsOf(q, memberId) })
  await notify(q, 'receipts', { payment: paymentId, matched: true })

  async function judge(): Promise<ReceiptReason | null> {
    if (money.amountVnd < asked) return 'short'
    if (money.amountVnd > asked) return 'excess'
    if (billId !== null) {
      // begun before a part of the booking was given up, or a share paid: the page at the gateway asked for the old amount
      if (await asksOtherAmount(q, paymentId)) return 'ended'
      const outcome = await settleBill(ctx, q, { paymentId, billId, occurredAt, providerReference, now })
      return outcome === 'paid' ? null : outcome
    }
    if (attempt.isMemberGone) return 'account_deleted'
    await succeedPayment(q, { paymentId, providerReference, now })
    return null
  }
}

async function asksOtherAmount(q: Query, paymentId: number): Promise<boolean> {
  const [asked] = await q<{ differs: boolean }>`
    select p.amount_vnd is distinct from coalesce(c.due_vnd, b.amount_vnd - (
        select coalesce(sum(h.amount_vnd), 0) from payments h where h.bill_id = b.id and h.state = 'held'))
      and b.paid_at is null as differs
    from payments p join bookings b on b.id = p.bill_id left join booking_changes c on c.id = p.change_id
    where p.id = ${paymentId}`
  return asked?.differs ?? true
}
