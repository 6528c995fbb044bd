import { expect, test } from 'vitest'
import { asQuoted } from './stored-change.ts'

test('a change by which a player leaves names what is kept and what goes back beside the difference', () => {
  const stored = {
    old_amount: 8_000_000,
    new_amount: 6_000_000,
    kept_amount: 600_000,
    difference: -1_400_000,
  }
  expect(asQuoted(stored)).toEqual({
    ...stored,
    difference: -2_000_000,
    kept_amount: 600_000,
    due_amount: -1_400_000,
    leaves_paid: 1,
  })
})

test('a change of which nothing is kept has its difference alone', () => {
  const stored = { old_amount: 4_000_000, new_amount: 5_000_000, kept_amount: 0, difference: 1_000_000 }
  expect(asQuoted(stored)).toBe(stored)
})
