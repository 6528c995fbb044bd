import { expect, test } from 'vitest'
import { noShowText } from './no-show-text.ts'

/** The words of the page, each its key with what it names. */
const words: Parameters<typeof noShowText>[1] = (key, slots) => `${key} ${slots?.percent ?? ''}`

const shown = (state: 'paid' | 'played', no_show_kept_percent: number) =>
  noShowText({ state, no_show_kept_percent }, words)

test('a no-show keeps the share that is stored with its booking', () => {
  expect(shown('paid', 40)).toBe('attendance.noShowRule 40%')
  expect(shown('paid', 0)).toBe('attendance.noShowRule 0%')
  expect(shown('paid', 100)).toBe('attendance.noShowAll ')
})

test('after the day of play it says why none can be recorded, unless all of the price is kept', () => {
  expect(shown('played', 40)).toBe('attendance.noShowOver 40%')
  expect(shown('played', 100)).toBe('attendance.noShowAll ')
})
