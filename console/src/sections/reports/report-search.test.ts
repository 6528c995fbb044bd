import { expect, it } from 'vitest'
import { periodOf, withEnd } from './report-search.ts'

it('is about the thirty days up to today unless the address names others', () => {
  expect(periodOf({}, '2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(periodOf({ to: '2026-10-31', from: 'soon' }, '2026-11-30')).toEqual({
    from: '2026-10-02',
    to: '2026-10-31',
  })
})

it('never ends before it begins, and spans at most a year', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' }
  expect(withEnd(period, 'from', '2026-12-05')).toEqual({ from: '2026-12-05', to: '2026-12-05' })
  expect(withEnd(period, 'to', '2026-10-05')).toEqual({ from: '2026-10-05', to: '2026-10-05' })
  expect(withEnd(period, 'from', '2024-11-01')).toEqual({ from: '2024-11-01', to: '2025-11-01' })
  expect(withEnd(period, 'to', '2028-11-30')).toEqual({ from: '2027-12-01', to: '2028-11-30' })
  expect(withEnd(period, 'to', '2026-11-15')).toEqual({ from: '2026-11-01', to: '2026-11-15' })
})
