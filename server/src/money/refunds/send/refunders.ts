import type { Context } from '#platform/context/context'
import type { Gateways } from '#platform/gateways/all-gateways'
import type { Refunder } from '#platform/gateways/gateway'
import { findGateway } from '../../methods/find-gateway.ts'
import { gatewayOfMethod, hasCardFee } from '../../methods/gateway-of-method.ts'

/** The gateways of everybody's methods that can give money back by the way it came, by method. */
export function refundersOf({ alepay, epay }: Gateways): Context['gateways']['refunders'] {
  return { ...(epay && { epay_all: epay }), ...(alepay && { ale_pay: alepay }) }
}

/** Who gives back what was paid by a method: its gateway, or the bank on whose own page it was; null for nobody. */
export async function refunderOf(ctx: Context, method: string): Promise<Refunder | null> {
  return ctx.gateways.refunders[method] ?? (isOwnPage(method) ? findGateway(ctx, method) : null)
}

/** Whether a method is a bank's own page, which gives back what it took. */
export function isOwnPage(method: string): boolean {
  return gatewayOfMethod(method) !== null && !hasCardFee(method)
}
