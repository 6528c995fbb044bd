/** By how many whole percent an offer is below the regular price, rounded down; null when it is not. */
export function discountOf({
  price,
  price_sale,
}: {
  price: number | null
  price_sale: number | null
}): number | null {
  if (price === null || price_sale === null || price <= 0) return null
  const percent = Math.floor(((price - price_sale) * 100) / price)
  return percent > 0 ? percent : null
}
