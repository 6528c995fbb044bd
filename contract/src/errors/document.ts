import type { ErrorEntries } from './entry.ts'

/** Receipts and credit notes. */
export const documentErrors = {
  'document.notFound': { code: 404 },
  /** A document is sent by e-mail to the company of its booking. */
  'document.noCompany': { code: 1970 },
} as const satisfies ErrorEntries
