import { expect, test } from 'vitest'
import { instantOfText, localText } from './local-time.ts'

test('a field shows Vietnam’s time, and reads it back', () => {
  const eight = Date.parse('2026-11-22T08:00:00+07:00')
  expect(localText(eight)).toBe('2026-11-22T08:00')
  expect(instantOfText('2026-11-22T08:00')).toBe(eight)
  expect(instantOfText('2026-11-22T08:00:30')).toBe(eight)
})

test.each(['', '2026-11-22', 'T08:00', '2026-02-30T08:00'])('“%s” is no time', (text) => {
  expect(instantOfText(text)).toBeNull()
})

test('no time is an empty field', () => {
  expect(localText(null)).toBe('')
})
