/** The current time. Domain code asks this and never the machine, so that a test can set the time. */
export interface Clock {
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }
