import type { ErrorEntries } from './entry.ts'

/** Refusals of bills that their players pay a share of each. */
export const shareErrors = {
  'share.off': { code: 1961 },
  /** A deposit, or the difference of a change, is paid in one. */
  'share.notThisBill': { code: 1962 },
  'share.moneyArrived': { code: 1963 },
  'share.onePlayer': { code: 1964 },
  'share.sumDiffers': { code: 1965, slots: ['amount'] },
  'share.amountFixed': { code: 1966 },
  'share.payerChooses': { code: 1967 },
} as const satisfies ErrorEntries
