import { may } from '@teeviet/contract/rules/visibility'
import type { Context } from '../../context.ts'
import type { GatewayName } from '../../gateways/gateway.ts'
import type { Member } from '../../http/actor.ts'
import { findPartner } from '../../partners/partner.ts'
import { viewerOf } from '../../partners/viewer.ts'

/** The methods that lead to somebody else's page, and whose. */
export const cardMethods = {
  epay_all: 'epay',
  ale_pay: 'alepay',
  stb: 'stb',
  nab: 'nab',
  vietin: 'vietin',
  bidv: 'bidv',
} as const satisfies Record<string, GatewayName>

export type CardMethod = keyof typeof cardMethods

/** Cards cost a fee at the two gateways; a bank's own page costs nothing. */
export const methodsWithFee: ReadonlySet<string> = new Set<CardMethod>(['epay_all', 'ale_pay'])

/**
 * The card methods of a golfer: both gateways, or for one who came in through a partner bank the page that the bank's
 * row names.
 */
export async function cardMethodsOf(
  ctx: Pick<Context, 'q' | 'pool' | 'events' | 'config'>,
  member: Pick<Member, 'bankId'>,
): Promise<CardMethod[]> {
  const viewer = await viewerOf(ctx, member)
  if (may('payByCard', viewer)) return ['epay_all', 'ale_pay']
  if (member.bankId === null || !may('payByOwnBank', viewer)) return []
  const bank = await findPartner(ctx, { bank_id: member.bankId })
  return bank?.paymentMethod ? [bank.paymentMethod] : []
}
