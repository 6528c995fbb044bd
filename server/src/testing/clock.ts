import type { Clock } from '#platform/time/clock'

/** A clock that only the test moves. */
export interface TestClock extends Clock {
  /** Sets the time, given as a Date or as ISO text with its offset ('2026-11-20T08:00:00+07:00'). */
  set(moment: Date | string): void
  /** Moves the time on by so many seconds (back, when negative). */
  advance(seconds: number): void
}

/** Makes a test clock showing the given moment, else 20 November 2026, 08:00 in Vietnam (a Friday). */
export function testClock(moment: Date | string = '2026-11-20T08:00:00+07:00'): TestClock {
  let now = new Date(moment).getTime()
  return {
    now: () => new Date(now),
    set: (next) => {
      now = new Date(next).getTime()
    },
    advance: (seconds) => {
      now += seconds * 1000
    },
  }
}
