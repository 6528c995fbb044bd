import { type PlayTime, playTimeOfClock, playTimes } from '@teeviet/contract/rules/time/play-times'

/** A tee time of the list; one without a start, an offer without a time, cannot be waited for. */
type Row = {
  readonly time_start: string
  readonly start_at: number | null
  readonly number_hole: number
  readonly places_left: number
  readonly price: number | null
}

/** A full tee time with its start. */
type FullStart = Row & { readonly start_at: number }

/** A time of the day without a place: 0 is the whole day, else a band. */
export type FullBand = { band: 0 | PlayTime; rows: FullStart[] }

/** The whole day when it is full, and each band of it that is; of starts that are still to come. */
export function fullBands(rows: readonly Row[], now: number): FullBand[] {
  const toCome = rows.flatMap((row) =>
    row.start_at !== null && row.start_at > now ? [{ ...row, start_at: row.start_at }] : [],
  )
  const bands = playTimes
    .map((band) => ({ band, rows: toCome.filter(({ time_start }) => bandOf(time_start) === band) }))
    .filter((one) => one.rows.length > 0 && one.rows.every(isFull))
  const isWhole = toCome.length > 0 && toCome.every(isFull)
  const whole = isWhole ? [{ band: 0 as const, rows: toCome }] : []
  // a day that has one band alone is one choice
  return isWhole && bands.length === 1 ? whole : [...whole, ...bands]
}

const isFull = ({ places_left }: Row) => places_left <= 0

/** As the list of tee times has it: starts before the morning count to it, later ones to the lights. */
const bandOf = (clock: string): PlayTime => playTimeOfClock(clock) ?? (clock < '12:00' ? 1 : 3)

const hourMs = 3_600_000

/** Until when one may wait for these starts: the evening before, some hours before the first, or the last one. */
export function waitingTimes(rows: readonly FullStart[], startOfPlay: number, now: number): number[] {
  const starts = rows.map(({ start_at }) => start_at)
  const [first, last] = [Math.min(...starts), Math.max(...starts)]
  const times = [startOfPlay - 4 * hourMs, first - 3 * hourMs, last]
  return [...new Set(times)].filter((time) => time > now && time <= last)
}
