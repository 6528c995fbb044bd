import { gatewayMethods } from '@teeviet/contract/rules/money/gateway-methods'
import { may } from '@teeviet/contract/rules/visibility'
import { bankOf, viewerOf } from '#identity/partners/viewer'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'

/**
 * The ways to pay that a golfer has: transfer and points for all, the common gateways for everybody without a partner bank,
 * for the others the page in that bank's row. A gateway or bank we have no account with is left out.
 */
export async function offeredMethods(
  ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config' | 'gateways'>,
  member: Pick<Member, 'bankId'>,
): Promise<string[]> {
  const viewer = await viewerOf(ctx, member)
  const bank = may('payByOwnBank', viewer) ? await bankOf(ctx, member) : null
  const byCard = may('payByCard', viewer)
    ? gatewayMethods.filter(({ gateway }) => ctx.gateways.cards[gateway] !== null)
    : []
  const commonMethods = [
    ...(may('payByTransfer', viewer) ? ['bank'] : []),
    ...(may('payByPoints', viewer) ? ['point'] : []),
    ...byCard.map(({ type }) => type),
  ]
  return bank?.card && bank.cardUrl && bank.cardMerchant && bank.cardKeyId
    ? [...commonMethods, bank.code]
    : commonMethods
}
