/** A tee time with its start in ms; null without one. */
type Start = { readonly start_at: number | null; readonly number_hole: number }

/**
 * The first tee time of each number of holes whose round ends after sunset; the fewest holes first.
 * @param sunsetAt ms
 */
export function endsAfterSunset(
  rows: readonly Start[],
  { sunsetAt, minutesPerHole }: { sunsetAt: number; minutesPerHole: number },
): { holes: number; startAt: number }[] {
  const first = new Map<number, number>()
  for (const { start_at: startAt, number_hole: holes } of rows) {
    if (startAt === null || startAt + holes * minutesPerHole * 60_000 <= sunsetAt) continue
    first.set(holes, Math.min(startAt, first.get(holes) ?? startAt))
  }
  return [...first]
    .map(([holes, startAt]) => ({ holes, startAt }))
    .toSorted((one, other) => one.holes - other.holes)
}
