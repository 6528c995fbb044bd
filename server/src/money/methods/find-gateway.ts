import { gatewayMethods } from '@teeviet/contract/rules/money/gateway-methods'
import { cardAccountOf } from '#identity/partners/keys/card-keys'
import type { Context } from '#platform/context/context'
import type { Gateway, GatewayName } from '#platform/gateways/gateway'

/** The gateway of a name, a partner bank's by its row; null when we have no account with it. */
export async function findGateway(
  ctx: Pick<Context, 'q' | 'config' | 'gateways'>,
  name: GatewayName,
): Promise<Gateway | null> {
  const common = gatewayMethods.find(({ gateway }) => gateway === name)
  if (common) return ctx.gateways.cards[common.gateway]
  const account = await cardAccountOf(ctx, name)
  return account && ctx.gateways.cards.ofBank(account)
}
