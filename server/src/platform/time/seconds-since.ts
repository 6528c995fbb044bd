/**
 * A duration for people: `3.2 s`.
 *
 * @param begun as returned by `performance.now()`; 0 is the start of this process
 */
export function secondsSince(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`
}
