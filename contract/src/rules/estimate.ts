/**
 * The estimate of a booking while no tee time is fixed, in VND: the lowest of the prices that apply (course, weekday
 * or weekend, time) above 0, times the players, plus the chosen packages for each of them; null when no price above 0
 * is known and staff name it.
 */
export function estimatePrice(
  prices: readonly number[],
  players: number,
  packagePrices: readonly number[],
): number | null {
  const known = prices.filter((price) => price > 0)
  if (known.length === 0) return null
  const packages = packagePrices.reduce((sum, price) => sum + price, 0)
  return (Math.min(...known) + packages) * players
}
