import { describe, expect, test } from 'vitest'
import { askedFilters, readPriceFilters, withFilter } from './price-filters.ts'

describe('the filters of the address', () => {
  test('take the day as pages, people and partners write it', () => {
    for (const date_played of ['2026-11-20', '20-11-2026', '1795107600000']) {
      expect(readPriceFilters({ facility_id: '12', date_played })).toEqual({
        facility_id: 12,
        date_played: '2026-11-20',
      })
    }
  })

  test('that are invalid are dropped', () => {
    expect(readPriceFilters({ facility_id: '-1', date_played: '31-02-2026' })).toEqual({})
    expect(readPriceFilters({ facility_id: 'abc', date_played: 'tomorrow' })).toEqual({})
  })

  test('are changed one at a time, and cleared without a trace', () => {
    const both = { facility_id: 3, date_played: '2026-11-20' }
    expect(withFilter(both, { facility_id: 4 })).toEqual({ facility_id: 4, date_played: '2026-11-20' })
    expect(withFilter(both, { date_played: undefined })).toStrictEqual({ facility_id: 3 })
  })
})

describe('the content of the table', () => {
  const asked = { facility_id: 3, date_played: '2026-11-20' }
  const cleared = { asked, fields: { facility_id: 3 } }

  test('is what the fields say', () => {
    expect(askedFilters(asked, null)).toEqual(asked)
  })

  test('stays when only the date is cleared', () => {
    expect(askedFilters({ facility_id: 3 }, cleared)).toEqual(asked)
  })

  test('follows the fields again with the next change', () => {
    expect(askedFilters({}, cleared)).toEqual({})
    expect(askedFilters({ facility_id: 4 }, cleared)).toEqual({ facility_id: 4 })
    expect(askedFilters({ facility_id: 3, date_played: '2026-11-21' }, cleared)).toEqual({
      facility_id: 3,
      date_played: '2026-11-21',
    })
  })
})
