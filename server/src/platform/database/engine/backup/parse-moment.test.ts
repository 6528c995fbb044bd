import { expect, test } from 'vitest'
import { parseMoment } from './parse-moment.ts'

test('reads a moment with its zone, or of Vietnam', () => {
  expect(parseMoment('2026-11-26 08:30')).toBe('2026-11-26T08:30+07:00')
  expect(parseMoment(' 2026-11-26T01:30:00Z ')).toBe('2026-11-26T01:30:00+00:00')
  expect(parseMoment('2026-11-26 01:30:00.123456 -0530')).toBe('2026-11-26T01:30:00.123456-05:30')
  expect(parseMoment('2026-11-26 08:30:00+09')).toBe('2026-11-26T08:30:00+09:00')
})

test('refuses anything else', () => {
  for (const typed of ['', 'yesterday', '2026-11-26', '2026-13-26 08:30', "2026-11-26 08:30'"])
    expect(() => parseMoment(typed)).toThrow(/is not a moment/)
})
