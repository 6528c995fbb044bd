import { appendFileSync } from 'node:fs'

/** A booking that a golfer was promised: noted from the answer, not read from the database. */
export type Acknowledged = {
  bookingId: number
  golfer: number
  /** Milliseconds since 1970. */
  startsAt: number
  places: number
  courseId: number
  /** When the answer came, by a clock that never goes back, in milliseconds. */
  at: number
}

/** The clients' own record of what they were answered. */
export type Journal = {
  add(entry: Acknowledged): void
  refused(): void
  /** Those of all golfers so far. */
  acknowledged(): readonly Acknowledged[]
  refusals(): number
}

/** @param file each entry is also appended to it, a line each */
export function openJournal(file: string): Journal {
  const entries: Acknowledged[] = []
  let refusals = 0
  return {
    add: (entry) => {
      entries.push(entry)
      appendFileSync(file, `${JSON.stringify(entry)}\n`)
    },
    refused: () => {
      refusals += 1
    },
    acknowledged: () => entries,
    refusals: () => refusals,
  }
}

/** The longest time between two acknowledgements from `since` to `until`, both in milliseconds of the journal's clock. */
export function longestGap(times: readonly number[], since: number, until: number): number {
  const between = times.filter((at) => at >= since && at <= until).toSorted((one, other) => one - other)
  const edges = [since, ...between, until]
  return edges.slice(1).reduce((longest, at, index) => Math.max(longest, at - (edges[index] ?? at)), 0)
}
