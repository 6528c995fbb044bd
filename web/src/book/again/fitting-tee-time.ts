import { formatClock } from '@teeviet/contract/rules/time/dates'
import { playTimeOfClock } from '@teeviet/contract/rules/time/play-times'
import type { TeeTime } from '#api/queries/tee-times.ts'

/** The places of a full tee time at nearly every course. */
const fullTeeTime = 4

/** The earlier round a tee time has to fit. */
export type EarlierRound = {
  /** Epoch ms; of a round without a fixed time only the number of players has to fit. */
  readonly startsAt: number | null
  readonly players: number
}

/**
 * The tee time of a day that repeats a round: in the same part of the day (morning, afternoon, lights), nearest to its
 * clock time, with places for its players; a group that needs several tee times begins on one that is free. Undefined
 * when the day has none.
 */
export function fittingTeeTime<Row extends Pick<TeeTime, 'time_start' | 'places_left'>>(
  rows: readonly Row[],
  { startsAt, players }: EarlierRound,
): Row | undefined {
  const places = Math.min(players, fullTeeTime)
  const free = rows.filter(({ places_left }) => places_left >= places)
  if (startsAt === null) return free[0]
  const clock = formatClock(startsAt)
  const distance = ({ time_start }: Row) => Math.abs(minutesOf(time_start) - minutesOf(clock))
  return free
    .filter(({ time_start }) => playTimeOfClock(time_start) === playTimeOfClock(clock))
    .reduce<Row | undefined>(
      (nearest, row) => (nearest && distance(nearest) <= distance(row) ? nearest : row),
      undefined,
    )
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
