import fc from 'fast-check'
import { expect, test } from 'vitest'
import { proportion } from './proportion.ts'

const weight = fc.integer({ min: 0, max: 50_000_000 })

test('divides to the đồng, and no part is more than its weight or a đồng off its proportion', () => {
  fc.assert(
    fc.property(
      fc.array(weight, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, share) => {
        const total = weights.reduce((sum, one) => sum + one, 0)
        fc.pre(total > 0)
        const amount = Math.floor(total * share)
        const parts = proportion(amount, weights)
        expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          const own = weights[index] ?? 0
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(own)
          expect(Math.abs(part - (amount * own) / total)).toBeLessThan(1.000001)
        }
      },
    ),
  )
})

test('gives the đồng that are left to the first of equal parts', () => {
  expect(proportion(1_000_001, [1, 1, 1])).toEqual([333_334, 333_334, 333_333])
  expect(proportion(10, [0, 0, 0, 0])).toEqual([3, 3, 2, 2])
})
