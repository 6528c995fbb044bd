import type { TeeTime } from '#api/queries/tee-times.ts'

/** The starts of a day that are still ahead and have places, with how many. */
export function startsOf(rows: readonly TeeTime[], now: number): Map<number, number> {
  return new Map(
    rows.flatMap(({ start_at, places_left }) =>
      start_at !== null && start_at > now && places_left > 0 ? [[start_at, places_left] as const] : [],
    ),
  )
}
