import type { ErrorEntries } from './entry.ts'

/** Refusals of the waitlist. */
export const waitlistErrors = {
  'waitlist.off': { code: 1994 },
  'waitlist.tooMany': { code: 1995, slots: ['max'] },
  /** A start that fits can be booked now. */
  'waitlist.placesFree': { code: 1996 },
  /** The day has no such start, or the time until which to wait has passed or is after the last one. */
  'waitlist.notThisTime': { code: 1997 },
  'waitlist.walletShort': { code: 1998, slots: ['amount'] },
} as const satisfies ErrorEntries
