import type { Translate } from '@teeviet/contract/display/translate'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { TextKey } from '#i18n/areas.ts'
import type { Filters } from './criteria.ts'

export type PriceRange = Pick<Filters, 'price_from' | 'price_to'>

/** The price ranges offered ready-made, VND per player. */
export const priceBands: readonly PriceRange[] = [
  { price_to: 1_500_000 },
  { price_from: 1_500_000, price_to: 2_500_000 },
  { price_from: 2_500_000, price_to: 4_000_000 },
  { price_from: 4_000_000 },
]

/** A price range in words: from, up to, between; undefined when there is none. */
export function priceText(
  { price_from: from, price_to: to }: PriceRange,
  t: Translate<TextKey<'search'>>,
): string | undefined {
  if (from !== undefined && to !== undefined)
    return t('priceRange', { from: formatMoney(from), to: formatMoney(to) })
  if (from !== undefined) return t('priceFrom', { price: formatMoney(from) })
  return to === undefined ? undefined : t('priceTo', { price: formatMoney(to) })
}
