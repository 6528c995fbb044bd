import { expect, it } from 'vitest'
import { suggestedAmounts, topUpProblem } from './top-up-amount.ts'

it('suggests the usual amounts before anything is typed', () => {
  expect(suggestedAmounts(undefined)).toEqual([150_000, 1_500_000, 15_000_000, 150_000_000])
})

it.each([
  [5, [50_000, 500_000, 5_000_000, 50_000_000]],
  [25, [250_000, 2_500_000, 25_000_000, 250_000_000]],
  [150_000, [150_000, 1_500_000, 15_000_000, 150_000_000]],
  [149_999, [1_499_990, 14_999_900, 149_999_000, 1_499_990_000]],
  [300_000_000, [300_000_000]],
  [2_000_000_000, [2_000_000_000]],
  [2_000_000_001, []],
])(
  'suggests for the digits %i powers of ten between 50.000đ and 2.000.000.000đ, at most four, and never what is too little as it is typed',
  (typed, amounts) => {
    expect(suggestedAmounts(typed)).toEqual(amounts)
  },
)

it.each([
  [undefined, 'empty'],
  [0, 'minimum'],
  [149_999, 'minimum'],
  [150_000, null],
  [2_000_000_000, null],
  [2_000_000_001, 'maximum'],
] as const)('judges %s as %s', (amount, problem) => {
  expect(topUpProblem(amount)).toBe(problem)
})
