import { expect, test } from 'vitest'
import { nextPage } from './reviews.ts'

const page = (total: number, count: number) => ({ total, data: Array.from({ length: count }) })

test('more is offered while fewer reviews are loaded than there are', () => {
  expect(nextPage([page(23, 10)])).toBe(2)
  expect(nextPage([page(23, 10), page(23, 10)])).toBe(3)
})

test('nothing more is offered once all are there', () => {
  expect(nextPage([page(10, 10)])).toBeUndefined()
  expect(nextPage([page(23, 10), page(23, 10), page(23, 3)])).toBeUndefined()
  expect(nextPage([page(0, 0)])).toBeUndefined()
})

test('a page that comes back empty ends the list, even where the count says otherwise', () => {
  expect(nextPage([page(23, 10), page(23, 0)])).toBeUndefined()
})
