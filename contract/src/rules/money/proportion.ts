/**
 * Divides an amount (VND) in proportion to weights, exactly: each gets the whole đồng of its part, and the đồng that are
 * left go to the largest fractions, the first of equal ones. No part is more than its weight while the amount is not more
 * than all weights.
 *
 * @param weights none negative; all zero counts as equal
 */
export function proportion(amountVnd: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0)
    return weights.length === 0
      ? []
      : proportion(
          amountVnd,
          weights.map(() => 1),
        )
  const parts = weights.map((weight, index) => {
    // larger than a number can hold exactly
    const product = BigInt(amountVnd) * BigInt(weight)
    return { index, vnd: Number(product / BigInt(total)), fraction: product % BigInt(total) }
  })
  let left = amountVnd - parts.reduce((sum, { vnd }) => sum + vnd, 0)
  for (const part of parts.toSorted((a, b) => Number(b.fraction - a.fraction) || a.index - b.index)) {
    if (left === 0) break
    part.vnd += 1
    left -= 1
  }
  return parts.map(({ vnd }) => vnd)
}
