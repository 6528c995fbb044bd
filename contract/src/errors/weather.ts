import type { ErrorEntries } from './entry.ts'

/** Refusals about the weather clauses of courses. */
export const weatherErrors = {
  /** The operator has no weather. */
  'weather.off': { code: 1915 },
  /** The weather of a course is known by its position. */
  'weather.noPosition': { code: 1916 },
} as const satisfies ErrorEntries
