import type { ErrorEntries } from './entry.ts'

/** Hole-in-one cover. */
export const insuranceErrors = {
  'insurance.notFound': { code: 404 },
} as const satisfies ErrorEntries
