import { formatClock } from '@teeviet/contract/rules/time/dates'
import { type PlayTime, playTimeOfClock, playTimes } from '@teeviet/contract/rules/time/play-times'

/**
 * Tee times by morning, afternoon and lights, each in the order given and no band empty. The few before 05:00
 * count as morning, those after 22:00 as under lights.
 */
export function groupByBand<Row extends { start_at: number | null }>(
  rows: readonly Row[],
): { band: PlayTime; rows: Row[] }[] {
  return playTimes
    .map((band) => ({ band, rows: rows.filter((row) => bandOf(row.start_at) === band) }))
    .filter(({ rows: inBand }) => inBand.length > 0)
}

function bandOf(startAt: number | null): PlayTime {
  const clock = formatClock(startAt ?? 0)
  return playTimeOfClock(clock) ?? (clock < '05:00' ? 1 : 3)
}
