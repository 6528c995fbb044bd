/**
 * The state of a flash sale at an instant (epoch ms): it runs from its start, inclusive, until its end, exclusive.
 * Without a start it runs already, without an end it never stops.
 */
export function saleState(
  sale: { readonly start: number | null; readonly end: number | null },
  now: number,
): 'ahead' | 'running' | 'over' {
  if (sale.end !== null && now >= sale.end) return 'over'
  return sale.start !== null && now < sale.start ? 'ahead' : 'running'
}
