import { describe, expect, test } from 'vitest'
import {
  chooseRefundTerms,
  type RefundTerms,
  refundLadder,
  refundTierAt,
  termsWithoutRow,
} from './refund-terms.ts'

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
  const chosen = (rows: RefundTerms[], day: string, players = 4) => chooseRefundTerms(rows, { day, players })

  test('on an ordinary day are the standard ones', () => {
    expect(chosen([standard, ...regions], '2026-11-24')).toBe(standard)
  })

  test('at Tet are those of Tet, also on the days off in lieu and for a tournament', () => {
    expect(chosen([standard, ...regions], '2027-02-07')).toMatchObject({ applies_to: 'tet' })
    expect(chosen([standard, ...regions], '2027-02-11')).toMatchObject({ applies_to: 'tet' })
    expect(chosen([standard, ...regions], '2027-02-07', 20)).toMatchObject({ applies_to: 'tet' })
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
    expect(chosen(rows, '2026-11-27').applies_to).toBe('weekday')
    expect(chosen(rows, '2026-11-28').applies_to).toBe('weekend')
  })
})

describe('the ladder', () => {
  const startsAt = new Date('2026-11-28T06:30:00+07:00')
  const now = new Date('2026-11-20T08:00:00+07:00')

  test('refunds everything until the deadline and half of it afterwards', () => {
    expect(refundLadder(row('standard', 24, 50), { startsAt, total: 8_600_001, now })).toEqual([
      { until: '2026-11-26T23:30:00.000Z', refund_percent: 100, penalty_percent: 0, refund_vnd: 8_600_001 },
      { until: null, refund_percent: 50, penalty_percent: 50, refund_vnd: 4_300_001 },
    ])
  })

  test('never takes more than was paid', () => {
    const [, late] = refundLadder(row('tet', 24, 120), { startsAt, total: 1_000_000, now })
    expect(late).toMatchObject({ refund_percent: 0, penalty_percent: 120, refund_vnd: 0 })
  })

  test('has no refund tier that was over when the booking was sent', () => {
    expect(refundLadder(row('standard', 720, 100), { startsAt, total: 1_000_000, now })).toEqual([
      { until: null, refund_percent: 0, penalty_percent: 100, refund_vnd: 0 },
    ])
  })

  test('is full at the very deadline and has the penalty a millisecond later', () => {
    const ladder = refundLadder(row('standard', 24, 50), { startsAt, total: 1_000_000, now })
    const deadline = new Date('2026-11-27T06:30:00+07:00')
    expect(refundTierAt(ladder, deadline)?.refund_vnd).toBe(1_000_000)
    expect(refundTierAt(ladder, new Date(deadline.getTime() + 1))?.refund_vnd).toBe(500_000)
  })
})
