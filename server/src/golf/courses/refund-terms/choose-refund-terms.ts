import { addDays, type Day, weekdayOf } from '@teeviet/contract/rules/time/dates'
import { holidayOf } from '@teeviet/contract/rules/time/holidays'

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

/** The terms that hold for a party on a day, out of the rows of the course and of its region. */
export function chooseRefundTerms(
  rows: readonly RefundTerms[],
  { day, players }: { day: Day; players: number },
): RefundTerms {
  const kinds = kindsOf(day, players)
  for (const kind of precedence) {
    const fitting = rows.filter((row) => row.applies_to === kind && kinds.has(kind))
    const chosen = fitting.find((row) => row.is_own) ?? fitting[0]
    if (chosen) return chosen
  }
  return termsWithoutRow
}

function kindsOf(day: Day, players: number): Set<RefundTerms['applies_to']> {
  const kinds = new Set<RefundTerms['applies_to']>(['standard'])
  const isHoliday = holidayOf(day) !== null
  if (isTet(day)) kinds.add('tet')
  if (isHoliday) kinds.add('holiday')
  if (players >= tournamentPlayers) kinds.add('tournament')
  if (players >= groupPlayers) kinds.add('group')
  // a course with weekday and weekend rows only has its weekend terms on a holiday
  kinds.add(weekdayOf(day) >= 6 || isHoliday ? 'weekend' : 'weekday')
  return kinds
}

// Days off in lieu follow the holiday they replace.
function isTet(day: Day): boolean {
  const name = holidayOf(day)
  if (name !== 'substitute') return name === 'tet'
  return isTet(addDays(day, -1))
}
