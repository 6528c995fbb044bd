/** The lowest price of several days; null when no day has one, or when all are equal. */
export function lowestOf(days: readonly { readonly price: number | null | undefined }[]): number | null {
  const prices = days.flatMap(({ price }) => price ?? [])
  const lowest = Math.min(...prices)
  return prices.length > 0 && prices.some((price) => price > lowest) ? lowest : null
}
