import { formatClock, type Instant } from './dates.ts'

/** The play-time choice of the search: 1 morning, 2 afternoon, 3 under lights. */
export const playTimes = [1, 2, 3] as const
export type PlayTime = (typeof playTimes)[number]

const bands = {
  1: { from: '05:00', until: '11:59' },
  2: { from: '12:00', until: '16:59' },
  3: { from: '17:00', until: '22:00' },
} as const

/** The clock times a band covers, both included (`HH:mm`). */
export function playTimeBand(playTime: PlayTime): { readonly from: string; readonly until: string } {
  return bands[playTime]
}

/** The band a clock time (`HH:mm`) falls into; null before 05:00 and after 22:00. */
export function playTimeOfClock(clock: string): PlayTime | null {
  return playTimes.find((band) => bands[band].from <= clock && clock <= bands[band].until) ?? null
}

/** The band an instant falls into on its day in Vietnam. */
export function playTimeOf(instant: Instant): PlayTime | null {
  return playTimeOfClock(formatClock(instant))
}
