import { formatMoney } from '@teeviet/contract/rules/money/money'

/**
 * What a choice of free tee times says of one beside its time: the places left in words, the path and the price per
 * player in VND, or the words for none.
 */
export function describeStart(
  places: string,
  { path, price }: { path?: string | null | undefined; price: number | null },
  noPrice: string,
): string {
  return [places, path, price === null ? noPrice : formatMoney(price)].filter(Boolean).join(' ·\u00a0')
}
