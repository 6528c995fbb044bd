import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import { gatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import type { GatewayName } from '#platform/gateways/gateway'
import { type AccountName, clearingOf } from '#platform/ledger/accounts'

/** The gateway of a method; null for a transfer, for points and at the counter. A bank's own page is its method's. */
export function gatewayOfMethod(method: string): GatewayName | null {
  if (isCounterMethod(method)) return null
  return method === 'bank' || method === 'point' ? null : (gatewayMethod(method)?.gateway ?? method)
}

/** Cards cost a fee at the common gateways; a bank's own page, a transfer and points cost nothing. */
export function hasCardFee(method: string): boolean {
  return gatewayMethod(method) !== undefined
}

/** The clearing account of the gateway behind a payment method. */
export function clearingOfMethod(method: string): AccountName {
  const gateway = gatewayOfMethod(method)
  if (gateway === null) throw new Error(`no gateway takes ${method}`)
  return clearingOf(gateway)
}
