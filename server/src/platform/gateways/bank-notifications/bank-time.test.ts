import { expect, test } from 'vitest'
import { parseBankTime } from './bank-time.ts'

test('a bank’s time is Vietnam’s, unless it states otherwise', () => {
  const expected = new Date('2026-11-20T02:01:02Z')
  for (const text of [
    '2026-11-20 09:01:02',
    ' 2026-11-20T09:01:02 ',
    '2026-11-20 09:01:02.000',
    '2026-11-20T02:01:02Z',
    '2026-11-20T11:01:02+09:00',
  ])
    expect(parseBankTime(text)).toEqual(expected)
})

test('an invalid time is refused, not rounded', () => {
  for (const text of ['', '2026-11-20', '20/11/2026 09:01:02', '2026-02-30 09:01:02', '2026-11-20 24:00:00'])
    expect(parseBankTime(text)).toBeNull()
})
