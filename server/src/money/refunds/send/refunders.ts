import { gatewayMethods } from '@teeviet/contract/rules/money/gateway-methods'
import type { Context } from '#platform/context/context'
import type { Gateways } from '#platform/gateways/all-gateways'
import type { Refunder } from '#platform/gateways/gateway'
import { findGateway } from '../../methods/find-gateway.ts'
import { gatewayOfMethod, hasCardFee } from '../../methods/gateway-of-method.ts'

/** The gateways of the common methods that can refund the way the money came, by method. */
export function refundersOf(cards: Gateways): Context['gateways']['refunders'] {
  return Object.fromEntries(
    gatewayMethods.flatMap(({ type, gateway }) => {
      const refunder = cards[gateway]
      return refunder ? [[type, refunder]] : []
    }),
  )
}

/** The refunding side of a method: its gateway, or the bank of the page it was paid on; null for none. */
export async function refunderOf(ctx: Context, method: string): Promise<Refunder | null> {
  return ctx.gateways.refunders[method] ?? (isOwnPage(method) ? findGateway(ctx, method) : null)
}

/** Whether a method is a bank's own page, which refunds its payments itself. */
export function isOwnPage(method: string): boolean {
  return gatewayOfMethod(method) !== null && !hasCardFee(method)
}
