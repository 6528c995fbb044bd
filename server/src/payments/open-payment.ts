import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { createTransferCode } from '../gateways/vietqr/memo.ts'

export type PaymentMethod = 'bank' | 'point'

export type OpenedPayment = { id: number; reference: string }

type Opening = {
  memberId: number
  /** Null for a top-up. */
  billId: number | null
  method: PaymentMethod
  amountVnd: number
  now: Date
  expiresAt: Date
}

/**
 * The attempt to pay a bill or to top up by a method. One that is open for the same amount is given again, so that a
 * reload or a second tab never makes a second one. The caller has locked the bill, or for a top-up the member.
 */
export async function openPayment(ctx: Context, q: Query, opening: Opening): Promise<OpenedPayment> {
  const { memberId, billId, method, amountVnd, now, expiresAt } = opening
  const [open] = await q<OpenedPayment>`
    select id, reference from payments
    where member_id = ${memberId} and bill_id is not distinct from ${billId} and method = ${method}
      and state in ('created', 'pending') and amount_vnd = ${amountVnd} and expires_at > ${now}
    order by id desc limit 1`
  if (open) return open
  const [payment] = await q<OpenedPayment>`
    insert into payments (reference, purpose, bill_id, member_id, method, state, amount_vnd, created_at, expires_at)
    values (${createTransferCode()}, ${billId === null ? 'top_up' : 'bill'}, ${billId}, ${memberId}, ${method}, 'pending',
      ${amountVnd}, ${now}, ${expiresAt})
    returning id, reference`
  if (!payment) throw new Error('a payment was not stored')
  await ctx.jobs.enqueue(q, 'payment-expiry', { paymentId: payment.id }, expiresAt)
  return payment
}
