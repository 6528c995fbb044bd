import { cardAccountOf } from '#identity/partners/keys/card-keys'
import type { Context } from '#platform/context/context'
import type { Gateway, GatewayName } from '#platform/gateways/gateway'

/** The gateway of a name, a partner bank's by its row; null when we have no account with it. */
export async function findGateway(
  ctx: Pick<Context, 'q' | 'config' | 'gateways'>,
  name: GatewayName,
): Promise<Gateway | null> {
  const { alepay, epay, ofBank } = ctx.gateways.cards
  if (name === 'alepay') return alepay
  if (name === 'epay') return epay
  const account = await cardAccountOf(ctx, name)
  return account && ofBank(account)
}
