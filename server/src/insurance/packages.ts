import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'

/** A package with its price per player in VND and its name by language. */
export type SoldPackage = { id: number; price_vnd: number; name: Partial<Record<Language, string>> }

/** The packages on sale among those chosen. */
export async function packagesOnSale(q: Query, chosen: readonly number[]): Promise<SoldPackage[]> {
  const ids = [...new Set(chosen)]
  if (ids.length === 0) return []
  return q<SoldPackage>`select id, price_vnd, name from insurance_packages where id = any (${ids}) and is_active`
}

/**
 * The packages of each player, in the order of the players and of their lists.
 * @throws Refusal when a chosen package is not on sale
 */
export function packagesOfPlayers(
  players: readonly { packageIds: readonly number[] }[],
  onSale: readonly SoldPackage[],
): SoldPackage[][] {
  const byId = new Map(onSale.map((one) => [one.id, one]))
  return players.map(({ packageIds }) =>
    packageIds.map((id) => {
      const sold = byId.get(id)
      if (!sold) throw new Refusal('booking.unknownPackage')
      return sold
    }),
  )
}
