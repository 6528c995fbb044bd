import type { ErrorEntries } from './entry.ts'

/** Refusals of the link by which a club answers a request. */
export const clubErrors = {
  /** No such link, or its request was decided without the club, or its tee time has passed. */
  'club.linkOver': { code: 404 },
  'club.answered': { code: 409 },
  /** A proposed start in the past. */
  'club.timePassed': { code: 1621 },
  /** The line of a statement has a dispute without an answer. */
  'statement.disputed': { code: 409 },
  /** A smaller share would leave less than nothing owed to clubs: so much is paid out. */
  'statement.paidOut': { code: 1665 },
  /** Hours of a net price that overlap others of the same day, kind of day and holes. */
  'netPrice.overlaps': { code: 1971 },
} as const satisfies ErrorEntries
