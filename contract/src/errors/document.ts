import type { ErrorEntries } from './entry.ts'

/** Receipts and credit notes. */
export const documentErrors = {
  'document.notFound': { code: 404 },
} as const satisfies ErrorEntries
