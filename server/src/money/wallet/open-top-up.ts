import { may } from '@teeviet/contract/rules/visibility'
import { viewerOf } from '#identity/partners/viewer'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { InstallmentChoice } from '#platform/gateways/gateway'
import { openPayment } from '../payments/open-payment.ts'
import { transferOnWire } from '../payments/transfer-on-wire.ts'

/**
 * Starts a top-up by bank transfer: a transfer content of its own and its QR code. Asking again for the same amount
 * returns the same one. Any amount with that content is credited, so nothing is lost by a wrong amount.
 *
 * @param amountVnd checked by `topUpAmount`
 * @throws Refusal for a bank's customer: their wallet is not topped up here
 */
export async function startTopUpTransfer(ctx: Context, member: Member, amountVnd: number) {
  const { reference, now, expiresAt } = await inTransaction(ctx.pool, (q) =>
    openTopUp(ctx, q, member, { method: 'bank', amountVnd }),
  )
  return {
    transaction_id: reference,
    bank: await transferOnWire(ctx, { reference, amountVnd }),
    epay_link: null,
    ale_pay_link: null,
    amount: amountVnd,
    fee: 0,
    time: null,
    now: now.getTime(),
    payment_deadline: expiresAt.getTime(),
  }
}

type TopUp = { method: string; amountVnd: number; installment?: InstallmentChoice | undefined }

/**
 * The member's open attempt to top up by this method and amount, made when there is none.
 * @throws Refusal `payment.methodNotAvailable`, `session.ended` when the account was deleted meanwhile
 */
export async function openTopUp(
  ctx: Context,
  q: Query,
  member: Member,
  { method, amountVnd, installment }: TopUp,
) {
  if (!may('topUp', await viewerOf(ctx, member))) throw new Refusal('payment.methodNotAvailable')
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + ctx.config.rules.topUp * 1000)
  // Two tabs that ask at once take turns, so that both show the same content.
  const [living] = await q<{ id: number }>`
    select id from members where id = ${member.id} and deleted_at is null for no key update`
  if (!living) throw new Refusal('session.ended')
  const opening = { memberId: member.id, billId: null, method, amountVnd, now, expiresAt, installment }
  return { ...(await openPayment(ctx, q, opening)), now, expiresAt }
}
