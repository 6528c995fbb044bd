import { describe, expect, it } from 'vitest'
import { historyFilters, historySearch, isNarrowed } from './history-search.ts'

const filters = (raw: Record<string, string>) => historyFilters(historySearch(raw))

describe("the history's filters", () => {
  it('show everything without a word', () => {
    expect(filters({})).toEqual({ type: 0, time: 0 })
    expect(isNarrowed(historySearch({}))).toBe(false)
  })
  it('come from the address', () => {
    expect(filters({ type: '3', time: '7' })).toEqual({ type: 3, time: 7 })
    expect(isNarrowed(historySearch({ type: '2' }))).toBe(true)
  })
  it('take a custom range either way round', () => {
    const range = { type: 0, time: -1, created_at_from: '2026-11-01', created_at_to: '2026-11-20' }
    expect(filters({ time: '-1', created_at_from: '2026-11-01', created_at_to: '2026-11-20' })).toEqual(range)
    expect(filters({ time: '-1', created_at_from: '2026-11-20', created_at_to: '2026-11-01' })).toEqual(range)
  })
  it('show everything for a custom range that is not complete', () => {
    expect(filters({ time: '-1', created_at_from: '2026-11-01' })).toEqual({ type: 0, time: 0 })
    expect(filters({ time: '-1', created_at_from: 'x', created_at_to: '2026-11-01' })).toEqual({
      type: 0,
      time: 0,
    })
  })
  it('drop what is no filter', () => {
    expect(filters({ type: '9', time: '14' })).toEqual({ type: 0, time: 0 })
  })
})
