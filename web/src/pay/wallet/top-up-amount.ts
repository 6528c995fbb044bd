import {
  largestTopUpSuggestion,
  maximumTopUp,
  minimumTopUp,
  mostTopUpSuggestions,
  smallestTopUpSuggestion,
  topUpSuggestions,
} from '@teeviet/contract/rules/limits'

export type AmountProblem = 'empty' | 'minimum' | 'maximum'

/**
 * Why this many VND cannot be topped up; null when they can. `undefined` is nothing typed; an address may carry any
 * number, and one that is no whole amount is refused as below the minimum.
 */
export function topUpProblem(amount: number | undefined): AmountProblem | null {
  if (amount === undefined) return 'empty'
  if (amount > maximumTopUp) return 'maximum'
  return Number.isInteger(amount) && amount >= minimumTopUp ? null : 'minimum'
}

/**
 * Amounts to choose from. With nothing typed the usual four; else the typed digits times powers of ten, those between
 * 50.000đ and 2.000.000.000đ, at most four. Some may be below the minimum: choosing one reports it. A typed amount that
 * is too low is not among them. Only whole amounts above zero are multiplied: -1 or 0.5, which an address may carry,
 * would never pass the largest suggestion or never be an amount.
 */
export function suggestedAmounts(typed: number | undefined): readonly number[] {
  if (typed === undefined || !Number.isInteger(typed) || typed <= 0) return topUpSuggestions
  const amounts: number[] = []
  for (let amount = typed; amount <= largestTopUpSuggestion; amount *= 10)
    if (amount >= (amount === typed ? minimumTopUp : smallestTopUpSuggestion)) amounts.push(amount)
  return amounts.slice(0, mostTopUpSuggestions)
}
