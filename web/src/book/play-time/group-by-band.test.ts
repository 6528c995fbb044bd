import { instantAt } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import { groupByBand } from './group-by-band.ts'

const at = (clock: string) => ({ clock, start_at: instantAt('2026-11-21', clock) })

describe('the tee times of a day', () => {
  it('stand under morning, afternoon and lights', () => {
    const grouped = groupByBand(['05:00', '11:59', '12:00', '16:59', '17:00', '22:00'].map(at))
    expect(grouped.map(({ band, rows }) => [band, rows.map(({ clock }) => clock)])).toEqual([
      [1, ['05:00', '11:59']],
      [2, ['12:00', '16:59']],
      [3, ['17:00', '22:00']],
    ])
  })

  it('leave out a band with nothing in it, and lose no odd start', () => {
    const grouped = groupByBand(['04:30', '22:30'].map(at))
    expect(grouped.map(({ band, rows }) => [band, rows.map(({ clock }) => clock)])).toEqual([
      [1, ['04:30']],
      [3, ['22:30']],
    ])
  })
})
