import type { GatewayName } from '../../gateways/gateway.ts'

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

/** A bank's number (`bank_id`) and the method of its own page. */
const ownMethods: Readonly<Record<number, CardMethod>> = { 1: 'vietin', 2: 'stb', 3: 'nab', 7: 'bidv' }

/**
 * The card methods of a golfer: both gateways, or for one who came in through a partner bank that bank's own page.
 * @param bankId the partner bank, from the session
 */
export function cardMethodsOf(bankId: number | null): CardMethod[] {
  if (bankId === null) return ['epay_all', 'ale_pay']
  const own = ownMethods[bankId]
  return own ? [own] : []
}
