import { cardFee } from '@teeviet/contract/rules/money/money'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { InstallmentChoice } from '#platform/gateways/gateway'
import { createTransferCode } from '#platform/gateways/vietqr/memo'
import { gatewayOfMethod, hasCardFee } from '../methods/gateway-of-method.ts'
import { inquiryTime } from '../methods/inquiry-times.ts'

/** `isNew`: made now, not given again. */
export type OpenedPayment = { id: number; reference: string; feeVnd: number; isNew: boolean }

type Opening = {
  memberId: number
  /** Null for a top-up. */
  billId: number | null
  /** The change of a paid bill whose difference it pays. */
  changeId?: number | null
  /** `bank`, `point`, `epay_all`, `ale_pay`, or the code of the bank whose own page it is. */
  method: string
  amountVnd: number
  now: Date
  expiresAt: Date
  installment?: InstallmentChoice | undefined
}

/**
 * The attempt to pay a bill or to top up by a method; the fee of a card comes on top. One that is open for the same
 * amount and plan is given again, so that a reload or a second tab never makes a second one. The caller has locked the
 * bill, or for a top-up the member.
 */
export async function openPayment(ctx: Context, q: Query, opening: Opening): Promise<OpenedPayment> {
  const { memberId, billId, changeId = null, method, amountVnd, now, expiresAt } = opening
  const installment = opening.installment ? JSON.stringify(opening.installment) : null
  const [open] = await q<OpenedPayment>`
    select id, reference, fee_vnd as "feeVnd", false as "isNew" from payments
    where member_id = ${memberId} and bill_id is not distinct from ${billId}
      and change_id is not distinct from ${changeId}::bigint and method = ${method}
      and state in ('created', 'pending') and amount_vnd = ${amountVnd} and expires_at > ${now}
      and installment is not distinct from ${installment}::jsonb
    order by id desc limit 1`
  if (open) return open
  const isByGateway = gatewayOfMethod(method) !== null
  const feeVnd = hasCardFee(method) ? cardFee(amountVnd) : 0
  const [payment] = await q<OpenedPayment>`
    insert into payments (reference, purpose, bill_id, change_id, member_id, method, state, amount_vnd, fee_vnd, installment,
      created_at, expires_at)
    values (${createTransferCode()}, ${billId === null ? 'top_up' : 'bill'}, ${billId}, ${changeId}::bigint, ${memberId}, ${method},
      ${isByGateway ? 'created' : 'pending'}, ${amountVnd}, ${feeVnd}, ${installment}::jsonb, ${now}, ${expiresAt})
    returning id, reference, fee_vnd as "feeVnd", true as "isNew" /* not null */`
  if (!payment) throw new Error('a payment was not stored')
  const paymentId = payment.id
  await ctx.jobs.enqueue(q, 'payment-expiry', { paymentId }, expiresAt)
  const ask = isByGateway ? inquiryTime(now, 0) : null
  if (ask) await ctx.jobs.enqueue(q, 'payment-inquiry', { paymentId, turn: 0 }, ask)
  return payment
}
