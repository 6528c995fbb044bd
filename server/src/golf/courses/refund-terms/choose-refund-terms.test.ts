import type { HolidayKind } from '@teeviet/contract/rules/time/holidays'
import { describe, expect, test } from 'vitest'
import { chooseRefundTerms, type RefundTerms, termsWithoutRow } from './choose-refund-terms.ts'

const row = (
  applies_to: RefundTerms['applies_to'],
  deadline_hours: number,
  penalty_percent = 100,
  is_own = true,
): RefundTerms => ({ applies_to, deadline_hours, penalty_percent, is_own })

const standard = row('standard', 48)
const regions = [
  row('holiday', 168, 100, false),
  row('tournament', 336, 100, false),
  row('tet', 720, 120, false),
]

describe('the terms that hold', () => {
  const holidays = new Map<string, HolidayKind>([
    ['2027-02-11', 'tet'],
    ['2027-04-30', 'other'],
  ])
  const chosen = (rows: RefundTerms[], day: string, players = 4) =>
    chooseRefundTerms(rows, { day, players, holiday: holidays.get(day) ?? null })

  test('on an ordinary day are the standard ones', () => {
    expect(chosen([standard, ...regions], '2026-11-24')).toBe(standard)
  })

  test('at Tet are those of Tet, also for a tournament', () => {
    expect(chosen([standard, ...regions], '2027-02-11')).toMatchObject({ applies_to: 'tet' })
    expect(chosen([standard, ...regions], '2027-02-11', 20)).toMatchObject({ applies_to: 'tet' })
  })

  test("on a public holiday are the region's special ones, over the course's standard", () => {
    expect(chosen([standard, ...regions], '2027-04-30')).toMatchObject({ applies_to: 'holiday' })
  })

  test('for sixteen players are those of a tournament, for fifteen not', () => {
    expect(chosen([standard, ...regions], '2026-11-24', 16)).toMatchObject({ applies_to: 'tournament' })
    expect(chosen([standard, ...regions], '2026-11-24', 15)).toBe(standard)
  })

  test("of the course win over the region's of the same kind", () => {
    const own = row('tournament', 720, 120)
    expect(chosen([...regions, own], '2026-11-24', 16)).toBe(own)
  })

  test('for a group start at twelve players', () => {
    const group = row('group', 720, 120)
    expect(chosen([group], '2026-11-24', 12)).toBe(group)
    expect(chosen([group], '2026-11-24', 11)).toBe(termsWithoutRow)
  })

  test('distinguish weekend and weekday', () => {
    const rows = [row('weekday', 72), row('weekend', 120)]
    expect(chosen(rows, '2027-04-30').applies_to).toBe('weekend')
    expect(chosen(rows, '2026-11-27').applies_to).toBe('weekday')
    expect(chosen(rows, '2026-11-28').applies_to).toBe('weekend')
  })
})
