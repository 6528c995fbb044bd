import { describe, expect, it } from 'vitest'
import { ladderRows } from './ladder-rows.ts'

function refundTier(until: number | null, penalty: number, refund: number, kept: number | null = null) {
  return {
    until,
    refund_percent: Math.max(0, 100 - penalty),
    penalty_percent: penalty,
    refund_amount: refund,
    penalty_amount: 1000 - refund,
    no_show_kept_percent: kept,
  }
}

describe('the refund ladder in words', () => {
  it('reads from the full refund to the charge that holds afterwards', () => {
    const rows = ladderRows([refundTier(500, 0, 1000), refundTier(null, 50, 500)], 100)
    expect(rows.map(({ when, what, until, refund }) => [when, what, until, refund])).toEqual([
      ['ladder.until', 'ladder.full', 500, 1000],
      ['ladder.after', 'ladder.part', null, 500],
    ])
  })
  it('shows no refund where there is none, also above 100 percent', () => {
    expect(ladderRows([refundTier(null, 100, 0)], 0)[0]?.what).toBe('ladder.none')
    expect(ladderRows([refundTier(null, 120, 0)], 0)[0]?.what).toBe('ladder.none')
  })
  it('ends with what is kept of a player who does not come', () => {
    const last = (kept: number) =>
      ladderRows([refundTier(500, 0, 1000), refundTier(null, 50, 500, kept)], 0).at(-1)
    expect(last(40)).toMatchObject({ when: 'ladder.noShow', what: 'ladder.kept', penaltyPercent: 40 })
    expect(last(0)).toMatchObject({ what: 'ladder.kept', penaltyPercent: 0 })
    expect(last(100)).toMatchObject({ when: 'ladder.noShow', what: 'ladder.none' })
  })
  it('omits "after that" on the first row', () => {
    expect(ladderRows([refundTier(null, 100, 0)], 0)[0]?.when).toBe('ladder.always')
  })
  it('marks a refund tier whose time has passed; its last moment still counts', () => {
    const refundTiers = [refundTier(500, 0, 1000), refundTier(null, 100, 0)]
    expect(ladderRows(refundTiers, 500).map(({ over }) => over)).toEqual([false, false])
    expect(ladderRows(refundTiers, 501).map(({ over }) => over)).toEqual([true, false])
  })
})
