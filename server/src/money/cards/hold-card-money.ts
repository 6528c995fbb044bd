import { system } from '#bookings/booking/record-event'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { clearingOf } from '#platform/ledger/accounts'
import { goesBack, type ReceiptReason } from '../payments/judge-receipt.ts'
import { tellGolfer } from '../payments/tell-golfer.ts'
import { postUnmatchedReceipt } from '../receipts/post-receipt.ts'
import { returnReceipt } from '../refunds/returns/return-receipt.ts'
import type { CardAttempt, CardMoney } from './card-attempt.ts'

/**
 * Money at the gateway that cannot pay what it was meant for (too late, the bill is paid or gone, not the amount
 * asked): it is held with its reason, goes back or waits for staff, and the golfer is told.
 */
export async function holdCardMoney(
  ctx: Context,
  q: Query,
  attempt: CardAttempt,
  money: CardMoney & { reason: ReceiptReason },
  now: Date,
): Promise<void> {
  const { id: paymentId, billId, gateway, reference } = attempt
  const { amountVnd, providerReference, occurredAt, reason } = money
  const [told] = await q<{ id: number }>`
    insert into inbound_notifications (provider, provider_event_id, body, received_at, handled_at)
    values (${gateway}, ${heldAs(providerReference)}, ${JSON.stringify(money)}, ${now}, ${now})
    returning id`
  if (!told) throw new Error('a receipt has no source')
  const [receipt] = await q<{ id: number }>`
    insert into receipts (notification_id, account_number, amount_vnd, content, occurred_at, received_at, state, reason,
      payment_id)
    values (${told.id}, ${clearingOf(gateway)}, ${amountVnd}, ${reference}, ${occurredAt}, ${now}, 'unmatched', ${reason},
      ${paymentId})
    returning id`
  if (!receipt) throw new Error('a receipt was not stored')
  await q`update payments set state = 'expired', settled_at = ${now}, provider_reference = ${providerReference}
    where id = ${paymentId} and state in ('created', 'pending', 'failed', 'expired')`
  const on = clearingOf(gateway)
  await postUnmatchedReceipt(q, { receiptId: receipt.id, amountVnd, on, paymentId, occurredAt, now })
  ctx.log.warn({ gateway, reference, reason }, 'a gateway took money that cannot be used')
  if (billId !== null)
    await tellGolfer(ctx, q, {
      billId,
      amountVnd,
      waitingVnd: 0,
      askedVnd: attempt.amountVnd + attempt.feeVnd,
      reason,
      now,
    })
  // another amount than asked is for staff: gateways do not take that
  if (goesBack.has(reason)) {
    await returnReceipt(ctx, q, { receiptId: receipt.id, fields: {}, actor: system, now })
  }
  await notify(q, 'receipts', { id: receipt.id, matched: false })
}

const heldAs = (providerReference: string) => `money:${providerReference}`

/** Whether this money was held before: it is so once, and stays so. */
export async function isHeld(
  q: Query,
  { gateway }: CardAttempt,
  providerReference: string,
): Promise<boolean> {
  const held = await q<{ id: number }>`
    select id from inbound_notifications where provider = ${gateway} and provider_event_id = ${heldAs(providerReference)}`
  return held.length > 0
}
