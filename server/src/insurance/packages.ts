import type { Query } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'

/** The price per player of a package, in VND. */
export type PackagePrice = { id: number; price_vnd: number }

/** The packages on sale among those chosen. */
export async function packagesOnSale(q: Query, chosen: readonly number[]): Promise<PackagePrice[]> {
  const ids = [...new Set(chosen)]
  if (ids.length === 0) return []
  return q<PackagePrice>`select id, price_vnd from insurance_packages where id = any (${ids}) and is_active`
}

/**
 * The price of each player's packages, in the order of the players and of their lists.
 * @throws Refusal when a chosen package is not on sale
 */
export function packagePrices(
  players: readonly { packageIds: readonly number[] }[],
  onSale: readonly PackagePrice[],
): number[][] {
  const prices = new Map(onSale.map(({ id, price_vnd }) => [id, price_vnd]))
  return players.map(({ packageIds }) =>
    packageIds.map((id) => {
      const price = prices.get(id)
      if (price === undefined) throw new Refusal('booking.unknownPackage')
      return price
    }),
  )
}
