import { type PlayTime, playTimeOfClock, playTimes } from '@teeviet/contract/rules/time/play-times'

/** The band of a tee time: starts before the morning band count to it, later ones to the lights. */
function bandOf(clock: string): PlayTime {
  return playTimeOfClock(clock) ?? (clock < '12:00' ? 1 : 3)
}

/** A day's tee times by morning, afternoon and lights, in their order; bands without any are left out. */
export function groupTeeTimes<Row extends { readonly time_start: string }>(
  rows: readonly Row[],
): { band: PlayTime; rows: Row[] }[] {
  const inOrder = [...rows].sort((a, b) =>
    a.time_start < b.time_start ? -1 : a.time_start > b.time_start ? 1 : 0,
  )
  return playTimes
    .map((band) => ({ band, rows: inOrder.filter((row) => bandOf(row.time_start) === band) }))
    .filter((group) => group.rows.length > 0)
}
