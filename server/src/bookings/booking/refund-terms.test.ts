import { describe, expect, test } from 'vitest'
import { refundLadder, refundTierAt } from './refund-terms.ts'

const terms = (deadline_hours: number, penalty_percent: number) => ({ deadline_hours, penalty_percent })

describe('the ladder', () => {
  const startsAt = new Date('2026-11-28T06:30:00+07:00')
  const now = new Date('2026-11-20T08:00:00+07:00')

  test('refunds everything until the deadline and half of it afterwards', () => {
    expect(refundLadder(terms(24, 50), { startsAt, total: 8_600_001, now })).toEqual([
      { until: '2026-11-26T23:30:00.000Z', refund_percent: 100, penalty_percent: 0, refund_vnd: 8_600_001 },
      { until: null, refund_percent: 50, penalty_percent: 50, refund_vnd: 4_300_001 },
    ])
  })

  test('never takes more than was paid', () => {
    const [, late] = refundLadder(terms(24, 120), { startsAt, total: 1_000_000, now })
    expect(late).toMatchObject({ refund_percent: 0, penalty_percent: 120, refund_vnd: 0 })
  })

  test('has no refund tier that was over when the booking was sent', () => {
    expect(refundLadder(terms(720, 100), { startsAt, total: 1_000_000, now })).toEqual([
      { until: null, refund_percent: 0, penalty_percent: 100, refund_vnd: 0 },
    ])
  })

  test('is full at the very deadline and has the penalty a millisecond later', () => {
    const ladder = refundLadder(terms(24, 50), { startsAt, total: 1_000_000, now })
    const deadline = new Date('2026-11-27T06:30:00+07:00')
    expect(refundTierAt(ladder, deadline)?.refund_vnd).toBe(1_000_000)
    expect(refundTierAt(ladder, new Date(deadline.getTime() + 1))?.refund_vnd).toBe(500_000)
  })
})
