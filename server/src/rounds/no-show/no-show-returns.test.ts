import { expect, test } from 'vitest'
import { noShowReturns } from './no-show-returns.ts'

const player = (id: number, green_fee_vnd: number | null = 2_000_000, price_vnd = 0) => ({
  id,
  green_fee_vnd,
  cancelled_at: null,
  packages: price_vnd === 0 ? [] : [{ id: 1, name: {}, price_vnd }],
})

test('each player who did not come gets back what is not kept of their own price', () => {
  const players = [player(1), player(2, 1_500_000), player(3)]
  expect(noShowReturns(players, new Set([2, 3]), { keptPercent: 40, leftVnd: 5_500_000 })).toEqual([
    { playerId: 2, amountVnd: 900_000 },
    { playerId: 3, amountVnd: 1_200_000 },
  ])
})

test('nothing goes back where all of it is kept, and all of it where nothing is', () => {
  const rule = (keptPercent: number) =>
    noShowReturns([player(1)], new Set([1]), { keptPercent, leftVnd: 2_000_000 })
  expect(rule(100)).toEqual([])
  expect(rule(0)).toEqual([{ playerId: 1, amountVnd: 2_000_000 }])
})

test('a player who was cancelled, or has no price, gets nothing back', () => {
  const players = [{ ...player(1), cancelled_at: new Date() }, player(2, null)]
  expect(noShowReturns(players, new Set([1, 2]), { keptPercent: 0, leftVnd: 2_000_000 })).toEqual([])
})

test('never more goes back than is left of the price, and the insurance stays', () => {
  const players = [player(1, 2_000_000, 100_000), player(2)]
  expect(noShowReturns(players, new Set([1, 2]), { keptPercent: 0, leftVnd: 3_100_000 })).toEqual([
    { playerId: 1, amountVnd: 2_000_000 },
    { playerId: 2, amountVnd: 1_000_000 },
  ])
})
