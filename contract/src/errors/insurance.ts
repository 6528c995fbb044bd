import type { ErrorEntries } from './entry.ts'

/** Hole-in-one cover. */
export const insuranceErrors = {
  'insurance.notFound': { code: 404 },
  /** The code of a certificate was not signed by this installation, or was altered. */
  'insurance.notGenuine': { code: 1906 },
  /** A hole-in-one whose round, cover or time does not meet the conditions. */
  'hioClaim.unmet': { code: 1907 },
  'hioClaim.tooShort': { code: 1908, slots: ['n'] },
  /** The player has a claim of this round that is neither refused nor withdrawn. */
  'hioClaim.exists': { code: 1909 },
  /** No such link, or it was answered, or its time or claim is over. */
  'hioClaim.linkOver': { code: 1923 },
  /** A refused claim needs a reason for the golfer. */
  'hioClaim.reasonMissing': { code: 1924 },
  'hioClaim.ownWitness': { code: 1925 },
  'hioClaim.off': { code: 1926 },
  'hioClaim.noInsurer': { code: 1927 },
  'hioClaim.sheetWaits': { code: 1928 },
  'hioClaim.notFound': { code: 404 },
  'hioClaim.changed': { code: 409 },
} as const satisfies ErrorEntries
