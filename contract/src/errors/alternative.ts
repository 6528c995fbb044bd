import type { ErrorEntries } from './entry.ts'

/** Refusals of other tee times that a golfer names in a request. */
export const alternativeErrors = {
  /** The operator takes none any more, or the request is for any time. */
  'alternative.off': { code: 1990 },
  /** The requested time again, or no start with enough places and a price. */
  'alternative.unavailable': { code: 1991, slots: ['time'] },
  /** It costs more than was shown; `amount` per player. */
  'alternative.priceChanged': { code: 1992, slots: ['time', 'amount'] },
} as const satisfies ErrorEntries
