import type { ErrorEntries } from './entry.ts'

/** Money that goes back. */
export const refundErrors = {
  'refund.notFound': { code: 404 },
  /** A concurrent change was first, or the step is invalid in the refund's state. */
  'refund.wrongState': { code: 409 },
  'refund.teeTimeBegun': { code: 1723 },
  'refund.wholeFirst': { code: 1826 },
  'refund.bankMissing': { code: 1951 },
  'refund.targetUnavailable': { code: 1952 },
  /** The bank showed another holder than the golfer named. */
  'refund.payeeDiffers': { code: 1953, slots: ['name'] },
  'refund.referenceMissing': { code: 1954 },
  'refund.referenceUsed': { code: 409 },
} as const satisfies ErrorEntries
