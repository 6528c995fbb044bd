import type { ErrorEntries } from './entry.ts'

/** Refusals of open flights. */
export const flightErrors = {
  'flight.off': { code: 1918 },
  /** Closed, begun, or its booking has ended. */
  'flight.over': { code: 1919 },
  'flight.full': { code: 1929 },
  'flight.own': { code: 1930 },
  'flight.declined': { code: 1946 },
  'flight.tooMany': { code: 1947, slots: ['max'] },
  'flight.notThisBooking': { code: 1948 },
  'flight.dearer': { code: 1949, slots: ['amount'] },
  'flight.answered': { code: 1983 },
} as const satisfies ErrorEntries
