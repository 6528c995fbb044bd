import type { Clock } from './clock.ts'

/** A clock that runs with the machine's and can be set ahead, never back: what was written stays in the past. */
export type MovableClock = Clock & { forward(seconds: number): void }

/** The product's clock outside production, which a tester moves on to try deadlines. */
export function movableClock(machine: Clock): MovableClock {
  let aheadMs = 0
  return {
    now: () => new Date(machine.now().getTime() + aheadMs),
    forward: (seconds) => {
      if (!(seconds > 0)) throw new RangeError('a clock moves forward only')
      aheadMs += seconds * 1000
    },
  }
}
