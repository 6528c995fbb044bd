import { cardFee } from '@teeviet/contract/rules/money/money'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { GatewayDown, type InstallmentBank } from '#platform/gateways/gateway'
import { offeredMethods } from '../methods/offered-methods.ts'
import { payableBill } from '../payments/payable-bill.ts'

/**
 * The plans of paying by instalments, before the golfer leaves for the gateway's page. They are worked out for what
 * the card is charged: the bill (or top-up) and the card fee.
 *
 * @throws Refusal when the member has no such method, the bill is not payable, or the gateway does not answer
 */
export async function listInstallments(
  ctx: Context,
  member: Member,
  asked: { billId: number } | { topUpVnd: number },
): Promise<{ amountVnd: number; banks: InstallmentBank[] }> {
  const { alepay } = ctx.gateways.cards
  if (!alepay || !(await offeredMethods(ctx, member)).includes('ale_pay'))
    throw new Refusal('payment.methodNotAvailable')
  const baseVnd =
    'billId' in asked
      ? await inTransaction(ctx.pool, async (q) => {
          const { amountVnd } = await payableBill(ctx, q, member, asked.billId)
          return amountVnd
        })
      : asked.topUpVnd
  const amountVnd = baseVnd + cardFee(baseVnd)
  const banks = await alepay.installments(amountVnd).catch((error: unknown) => {
    if (!(error instanceof GatewayDown)) throw error
    ctx.log.warn({ err: error }, 'a gateway did not return its instalment plans')
    throw new Refusal('payment.providerDown')
  })
  return { amountVnd, banks }
}
