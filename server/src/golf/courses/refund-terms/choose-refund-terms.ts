import { type Day, weekdayOf } from '@teeviet/contract/rules/time/dates'
import type { HolidayKind } from '@teeviet/contract/rules/time/holidays'

/** A row of the clubs' table: cancelled later than so many hours before the tee time, so many percent are kept. */
export type RefundTerms = {
  applies_to: 'standard' | 'weekday' | 'weekend' | 'group' | 'tournament' | 'holiday' | 'tet'
  /** Of the course itself; otherwise of its whole region. */
  is_own: boolean
  deadline_hours: number
  penalty_percent: number
}

/** Sizes from which the terms of groups and of tournaments apply (players in one booking). */
export const groupPlayers = 12
export const tournamentPlayers = 16

/** A course whose terms have not been entered: two days, then nothing comes back. */
export const termsWithoutRow: RefundTerms = {
  applies_to: 'standard',
  is_own: false,
  deadline_hours: 48,
  penalty_percent: 100,
}

/** Precedence: a special row over a standard one, and among equals the course's own over the region's. */
const precedence = ['tet', 'holiday', 'tournament', 'group', 'weekend', 'weekday', 'standard'] as const

/** The size of a booking and its day, with the holiday that the day is. */
type Party = { day: Day; holiday: HolidayKind | null; players: number }

/** The terms that hold for a party on a day, out of the rows of the course and of its region. */
export function chooseRefundTerms(rows: readonly RefundTerms[], party: Party): RefundTerms {
  const kinds = kindsOf(party)
  for (const kind of precedence) {
    const fitting = rows.filter((row) => row.applies_to === kind && kinds.has(kind))
    const chosen = fitting.find((row) => row.is_own) ?? fitting[0]
    if (chosen) return chosen
  }
  return termsWithoutRow
}

function kindsOf({ day, holiday, players }: Party): Set<RefundTerms['applies_to']> {
  const kinds = new Set<RefundTerms['applies_to']>(['standard'])
  if (holiday === 'tet') kinds.add('tet')
  if (holiday) kinds.add('holiday')
  if (players >= tournamentPlayers) kinds.add('tournament')
  if (players >= groupPlayers) kinds.add('group')
  // a course with weekday and weekend rows only has its weekend terms on a holiday
  kinds.add(weekdayOf(day) >= 6 || holiday ? 'weekend' : 'weekday')
  return kinds
}
