import type { Language } from '@teeviet/contract/rules/languages'
import { issueCode } from '#identity/codes/one-time-codes'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { pointsOf } from '#platform/ledger/points'
import { openPayment } from '../payments/open-payment.ts'
import { payableBill } from '../payments/payable-bill.ts'
import { pointsMatter } from './points-matter.ts'

/**
 * Starts paying a bill with points: a code goes out by SMS. Asking again sends a new code for the same attempt. Nothing
 * is taken or held before the code is confirmed.
 *
 * @throws Refusal `wallet.notEnough` when the balance is below the bill, those of `payableBill`, or when a code was
 *   sent less than a minute ago
 */
export async function startPointsPayment(ctx: Context, member: Member, billId: number, lang: Language) {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const { amountVnd, payBy, changeId } = await payableBill(ctx, q, member, billId)
    if ((await pointsOf(q, member.id)) < amountVnd) throw new Refusal('wallet.notEnough')
    const opening = {
      memberId: member.id,
      billId,
      changeId,
      method: 'point',
      amountVnd,
      now,
      expiresAt: payBy,
    } as const
    const { reference } = await openPayment(ctx, q, opening)
    const { seconds } = await issueCode(ctx, q, { ...pointsMatter(member, reference), lang })
    return {
      transaction_id: reference,
      bank: null,
      epay_link: null,
      ale_pay_link: null,
      amount: amountVnd,
      fee: 0,
      time: seconds,
      now: now.getTime(),
      payment_deadline: payBy.getTime(),
    }
  })
}
