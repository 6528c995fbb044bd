import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import {
  type FailureReason,
  type Gateway,
  type GatewayRedirect,
  type InstallmentChoice,
  StartRefused,
} from '#platform/gateways/gateway'
import { failStart, storeRedirect } from '../payments/gateway-attempt.ts'
import type { CardPayer } from './payer.ts'
import { ticketFor } from './ticket.ts'

type Opened = {
  id: number
  reference: string
  amountVnd: number
  feeVnd: number
  expiresAt: Date
  now: Date
  buyer: CardPayer
  installment: InstallmentChoice | undefined
}

export type StartedCardPayment = Pick<
  Opened,
  'id' | 'reference' | 'amountVnd' | 'feeVnd' | 'expiresAt' | 'now'
> & {
  redirect: GatewayRedirect
  /** Our own address that leads to the gateway's page. */
  link: string
}

/**
 * Registers a stored attempt at the gateway, unless it is registered, and stores the browser's next address. Two tabs
 * may both register it: the first stored answer counts for both. An attempt refused by the gateway has failed: its page
 * was never shown.
 *
 * @returns null when the gateway refused it
 * @throws Refusal `payment.installmentRefused` when no bank offers the plan of instalments for this amount
 */
export async function reachGateway(
  ctx: Context,
  gateway: Gateway,
  opened: Opened,
): Promise<StartedCardPayment | null> {
  const { id, reference, amountVnd, feeVnd, expiresAt, now } = opened
  let failure = 'unreachable' as 'unreachable' | FailureReason
  let redirect = await storedRedirect(ctx, id)
  if (!redirect) {
    const started = await gateway.start(orderOf(ctx, gateway, opened)).catch((error: unknown) => {
      if (error instanceof StartRefused) failure = error.reason
      ctx.log.warn({ err: error, gateway: gateway.name, reference }, 'a gateway did not take a payment')
      return null
    })
    redirect = (started && (await storeRedirect(ctx.q, id, started))) ?? (await storedRedirect(ctx, id))
  }
  if (!redirect) {
    await failStart(ctx.q, { paymentId: id, reason: failure, now })
    if (failure === 'installmentRefused') throw new Refusal('payment.installmentRefused')
    return null
  }
  const link = `${ctx.config.publicUrl}/api/payment/go/${ticketFor(ctx, reference)}`
  return { id, reference, amountVnd, feeVnd, expiresAt, now, redirect, link }
}

async function storedRedirect({ q }: Context, id: number): Promise<GatewayRedirect | null> {
  const [stored] = await q<{
    redirect: GatewayRedirect | null
  }>`select hand_over as "redirect" from payments where id = ${id}`
  return stored?.redirect ?? null
}

function orderOf(ctx: Context, gateway: Gateway, opened: Opened) {
  const { reference, amountVnd, feeVnd, expiresAt, now, installment, buyer } = opened
  const { publicUrl } = ctx.config
  return {
    ...buyer,
    reference,
    amountVnd: amountVnd + feeVnd,
    description: `TeeViet ${reference}`,
    returnUrl: `${publicUrl}/api/payment/return/${ticketFor(ctx, reference)}`,
    notifyUrl: `${publicUrl}/api/payment/callback/${gateway.name}`,
    now,
    expiresAt,
    installment,
  }
}
