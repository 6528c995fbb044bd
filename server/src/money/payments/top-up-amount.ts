import { maximumTopUp, minimumTopUp } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { Refusal } from '#platform/context/refusal'

/**
 * The amount (VND) of a top-up, as typed.
 * @throws Refusal `topUp.empty` when there is none, `topUp.minimum` and `topUp.maximum` outside the limits
 */
export function topUpAmount(typed: string): number {
  const amount = /^\d{1,16}$/.test(typed) ? Number(typed) : 0
  if (typed === '') throw new Refusal('topUp.empty')
  if (amount < minimumTopUp) throw new Refusal('topUp.minimum', { amount: formatMoney(minimumTopUp) })
  if (amount > maximumTopUp) throw new Refusal('topUp.maximum', { amount: formatMoney(maximumTopUp) })
  return amount
}
