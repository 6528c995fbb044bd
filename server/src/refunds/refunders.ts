import type { Gateways } from '../gateways/all-gateways.ts'
import type { Gateway } from '../gateways/gateway.ts'
import { cardMethods } from '../payments/card/methods.ts'

/** Those gateways that can give money back by the way it came, by payment method. */
export type Refunders = Readonly<Partial<Record<string, Pick<Gateway, 'refund' | 'inquireRefund'>>>>

/** Every gateway we have an account with gives back what its method took. */
export function refundersOf(cards: Gateways): Refunders {
  const refunders: Record<string, Gateway> = {}
  for (const [method, name] of Object.entries(cardMethods)) {
    const gateway = cards[name]
    if (gateway) refunders[method] = gateway
  }
  return refunders
}
