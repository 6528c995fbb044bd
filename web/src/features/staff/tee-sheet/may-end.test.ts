import { expect, test } from 'vitest'
import { mayEnd } from './may-end.ts'

test('staff end requests when tee times are closed, administrators also what was ordered or paid', () => {
  expect(mayEnd('requested', ['sales', 'staff'])).toBe(true)
  expect(mayEnd('confirmed', ['staff'])).toBe(true)
  expect(mayEnd('placed', ['sales', 'staff'])).toBe(false)
  expect(mayEnd('requested', ['sales'])).toBe(false)
  expect(mayEnd('paid', ['admin'])).toBe(true)
})
