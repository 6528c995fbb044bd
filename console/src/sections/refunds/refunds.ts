import { isCounterMethod } from '@teeviet/contract/rules/money/counter-methods'
import type { DataOf } from '../../api/call.ts'

export type Refund = DataOf<'GET /api/staff/refunds'>[number]

/** Whether an approved refund is paid back at the counter that took the money. */
export function isDueAtCounter({ state, refund_to, method }: Refund): boolean {
  return state === 'to_transfer' && refund_to === 'method' && isCounterMethod(method)
}
