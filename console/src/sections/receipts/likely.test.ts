import { expect, test } from 'vitest'
import { likely } from './receipts.ts'

const guess = (score: number, ...clues: string[]) => ({ score, clues })

test('one press takes a guess supported by a code, or more likely than not', () => {
  const guesses = [
    guess(0.77, 'amount', 'phone'),
    guess(0.5, 'phone'),
    guess(0.4, 'cut'),
    guess(0.3, 'amount'),
  ]
  expect(likely(guesses)).toEqual(guesses.slice(0, 3))
})

test('bookings that share nothing but the amount get no button, one that is alone does', () => {
  expect(likely([guess(0.3, 'amount'), guess(0.3, 'amount')])).toEqual([])
  expect(likely([guess(0.3, 'amount')])).toHaveLength(1)
})
