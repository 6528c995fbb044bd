import { expect, test } from 'vitest'
import { speedAt } from './scroll-at-edges.ts'

test('the page scrolls with a pointer near its upper or lower edge alone, the faster the nearer', () => {
  expect(speedAt(384, 768)).toBe(0)
  expect(speedAt(81, 768)).toBe(0)
  expect(speedAt(687, 768)).toBe(0)
  expect(speedAt(20, 768)).toBeLessThan(speedAt(60, 768))
  expect(speedAt(60, 768)).toBeLessThan(0)
  expect(speedAt(748, 768)).toBeGreaterThan(speedAt(708, 768))
  expect(speedAt(-50, 768)).toBe(speedAt(0, 768))
})

test('on a low screen a pointer can rest in the middle', () => {
  expect(speedAt(80, 160)).toBe(0)
})
