import type { Language } from '@teeviet/contract/rules/languages'
import { largestInsuranceValue } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/** A package with its price per player and its maximum payout, in VND, and its name by language. */
export type SoldPackage = {
  id: number
  price_vnd: number
  cover_vnd: number
  name: Partial<Record<Language, string>>
}

/** The packages on sale among those chosen. */
export async function packagesOnSale(q: Query, chosen: readonly number[]): Promise<SoldPackage[]> {
  const ids = [...new Set(chosen)]
  if (ids.length === 0) return []
  return q<SoldPackage>`select id, price_vnd, cover_vnd, name from insurance_packages where id = any (${ids}) and is_active`
}

/**
 * The packages of each player, in the order of the players and of their lists.
 * @throws Refusal when a chosen package is not on sale, or when a player's packages together exceed the largest insured
 *   value: no golfer buys cover which the terms exclude
 */
export function packagesOfPlayers<Sold extends Pick<SoldPackage, 'id' | 'cover_vnd'>>(
  players: readonly { packageIds: readonly number[] }[],
  onSale: readonly Sold[],
): Sold[][] {
  const byId = new Map(onSale.map((one) => [one.id, one]))
  return players.map(({ packageIds }) => {
    const own = packageIds.map((id) => {
      const sold = byId.get(id)
      if (!sold) throw new Refusal('booking.unknownPackage')
      return sold
    })
    if (own.reduce((sum, { cover_vnd }) => sum + cover_vnd, 0) > largestInsuranceValue) {
      throw new Refusal('booking.tooMuchCover', { amount: formatMoney(largestInsuranceValue) })
    }
    return own
  })
}
