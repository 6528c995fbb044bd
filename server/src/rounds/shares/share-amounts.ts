import { proportion } from '@teeviet/contract/rules/money/proportion'
import type { PlayerLine } from '#bookings/booking/rows/players'

type Paying = Pick<PlayerLine, 'green_fee_vnd' | 'packages'>

const premiumOf = ({ packages }: Paying) => packages.reduce((sum, { price_vnd }) => sum + price_vnd, 0)

/**
 * The share of each player, together the amount of the bill (VND): the insurance with its player, and the rest equally
 * or in proportion to the green fees. The first players pay the đồng that cannot be divided.
 */
export function shareAmounts(
  mode: 'equal' | 'by_player',
  amountVnd: number,
  players: readonly Paying[],
): number[] {
  const premiums = players.map(premiumOf)
  const restVnd = amountVnd - premiums.reduce((sum, vnd) => sum + vnd, 0)
  // a price that staff corrected may be below the premiums
  const base = restVnd < 0 ? players.map(() => 0) : premiums
  const weights = players.map(({ green_fee_vnd: fee }) => (mode === 'equal' ? 1 : (fee ?? 0)))
  const parts = proportion(restVnd < 0 ? amountVnd : restVnd, weights)
  return parts.map((part, index) => part + (base[index] ?? 0))
}
