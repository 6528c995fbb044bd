import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareAmounts } from './share-amounts.ts'

const player = (fee: number | null, ...premiums: number[]) => ({
  green_fee_vnd: fee,
  packages: premiums.map((price_vnd, id) => ({ id, name: {}, price_vnd })),
})

test('puts the insurance on the share of its player, and divides the rest equally', () => {
  const players = [player(2_000_000, 50_000), player(1_000_000), player(1_000_000)]
  expect(shareAmounts('equal', 4_050_000, players)).toEqual([1_383_334, 1_333_333, 1_333_333])
})

test('takes from each player what this player costs', () => {
  const players = [player(2_000_000, 50_000), player(1_500_000), player(1_000_000, 20_000, 30_000)]
  expect(shareAmounts('by_player', 4_600_000, players)).toEqual([2_050_000, 1_500_000, 1_050_000])
})

test('is the bill to the đồng and never negative, whatever staff made of the price', () => {
  const anyPlayer = fc
    .tuple(fc.option(fc.nat(5_000_000)), fc.array(fc.nat(500_000), { maxLength: 2 }))
    .map(([fee, premiums]) => player(fee, ...premiums))
  fc.assert(
    fc.property(
      fc.constantFrom('equal' as const, 'by_player' as const),
      fc.integer({ min: 1, max: 40_000_000 }),
      fc.array(anyPlayer, { minLength: 1, maxLength: 9 }),
      (mode, amount, players) => {
        const shares = shareAmounts(mode, amount, players)
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
