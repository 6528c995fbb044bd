import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import type { InstallmentChoice } from '#platform/gateways/gateway'
import { findGateway } from '../methods/find-gateway.ts'
import { gatewayOfMethod } from '../methods/gateway-of-method.ts'
import { offeredMethods } from '../methods/offered-methods.ts'
import { openPayment } from '../payments/open-payment.ts'
import { payableBill } from '../payments/payable-bill.ts'
import { openTopUp } from '../wallet/open-top-up.ts'
import { cardPayer } from './payer.ts'
import { reachGateway, type StartedCardPayment } from './reach-gateway.ts'

/** The purpose of a payment: a bill, or so many VND of points for the wallet. */
export type CardPurpose = { billId: number } | { topUpVnd: number }

/** `method`: `epay_all`, `ale_pay`, or the code of the bank whose own page it is. */
type Wanted = { method: string; purpose: CardPurpose; installment?: InstallmentChoice | undefined }

/**
 * Starts paying on the page of a gateway or bank. Asking again (a reload, a second tab) for the same bill, method and
 * plan gives the same attempt and page. The attempt is stored before it is registered at the gateway, so that no
 * payment there is unknown here.
 *
 * @throws Refusal when this member may not pay in this way, is too young for a card, when the bill is not payable (see
 *   `payableBill`), when the gateway does not answer, or no bank offers the plan of instalments
 */
export async function startCardPayment(
  ctx: Context,
  member: Member,
  { method, purpose, installment }: Wanted,
): Promise<StartedCardPayment> {
  const name = gatewayOfMethod(method)
  const isOffered = (await offeredMethods(ctx, member)).includes(method)
  const gateway = name !== null && isOffered ? await findGateway(ctx, name) : null
  if (!gateway) throw new Refusal('payment.methodNotAvailable')
  const now = ctx.clock.now()
  const buyer = await cardPayer(ctx, member, now)
  const open = () =>
    inTransaction(ctx.pool, async (q) => {
      if ('topUpVnd' in purpose) {
        const amountVnd = purpose.topUpVnd
        return { ...(await openTopUp(ctx, q, member, { method, amountVnd, installment })), amountVnd }
      }
      const { billId } = purpose
      const { amountVnd, payBy: expiresAt, changeId } = await payableBill(ctx, q, member, billId)
      const opening = {
        memberId: member.id,
        billId,
        changeId,
        method,
        amountVnd,
        now,
        expiresAt,
        installment,
      }
      return { ...(await openPayment(ctx, q, opening)), amountVnd, expiresAt }
    })
  const reach = (opened: Awaited<ReturnType<typeof open>>) =>
    reachGateway(ctx, gateway, { ...opened, buyer, installment, now })
  const opened = await open()
  // An attempt left by a crashed server may be registered at the gateway already, which accepts no number twice.
  const started = (await reach(opened)) ?? (opened.isNew ? null : await reach(await open()))
  if (!started) throw new Refusal('payment.providerDown')
  return started
}
