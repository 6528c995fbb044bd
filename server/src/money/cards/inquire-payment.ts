import type { Context } from '#platform/context/context'
import type { GatewayName } from '#platform/gateways/gateway'
import { findGateway } from '../methods/find-gateway.ts'
import { applyInquiry } from './apply-inquiry.ts'

type Row = {
  reference: string
  gateway: GatewayName | null
  providerReference: string | null
  amountVnd: number
  createdAt: Date
}

/**
 * Asks the gateway for an attempt's status and applies the answer. Only this marks a card payment as paid: a returning
 * browser and a notification only trigger the inquiry.
 *
 * @throws GatewayDown when the gateway does not answer: nothing changes
 */
export async function inquirePayment(ctx: Context, paymentId: number): Promise<void> {
  const [payment] = await ctx.q<Row>`
    select reference, gateway, provider_reference as "providerReference", amount_vnd + fee_vnd as "amountVnd",
      created_at as "createdAt"
    from payments where id = ${paymentId} and state <> 'succeeded'`
  const gateway = payment?.gateway ? await findGateway(ctx, payment.gateway) : null
  if (!payment || !gateway) return
  const inquiry = await gateway.inquire(payment, ctx.clock.now())
  ctx.log.info(
    { gateway: gateway.name, reference: payment.reference, inquiry: inquiry.state },
    'a gateway was asked',
  )
  await applyInquiry(ctx, paymentId, inquiry)
}
