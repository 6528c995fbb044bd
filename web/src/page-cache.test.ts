import { describe, expect, it } from 'vitest'
import type { Criteria } from './features/search/criteria.ts'
import { keepingOf } from './page-cache.ts'

const keeping = (address: string) => keepingOf(new URL(address, 'https://teeviet.test'))
const keyOf = (address: string) => keeping(address)?.key ?? null

describe('which pages are kept for everybody', () => {
  it('keeps a public page once, whatever unknown names stand in its address', () => {
    expect(keyOf('/wap?utm_source=a')).toBe('/wap')
    expect(keyOf('/wap?x=1&lang=en')).toBe(keyOf('/wap'))
    expect(keyOf('/tin-tuc/chi-tiet/12?from=home')).toBe('/tin-tuc/chi-tiet/12')
  })

  it('names the course whose places a page shows, and the day when one is asked for', () => {
    expect(keeping('/san/chi-tiet/3')?.places).toEqual({ courseId: 3, day: null })
    expect(keeping('/wap/detail-facilities/3?date=2026-11-20')?.places).toEqual({
      courseId: 3,
      day: '2026-11-20',
    })
    expect(keeping('/san/chi-tiet/3?date=[7 x]')?.places).toEqual({ courseId: 3, day: null })
    expect(keeping('/wap/search-facility')?.places).toBeUndefined()
  })

  it('tells apart what a known name changes', () => {
    expect(keyOf('/bang-gia?facility_id=3&x=1')).toBe('/bang-gia?facility_id=3')
    expect(keyOf('/bang-gia?facility_id=4')).not.toBe(keyOf('/bang-gia?facility_id=3'))
    expect(keyOf('/san/chi-tiet/3?date=2026-11-20')).not.toBe(keyOf('/san/chi-tiet/3?date=2026-11-21'))
    expect(keyOf('/wap?source=7&x=1')).toBe('/wap?source=7')
    expect(keyOf(`/bang-gia?facility_id=${'9'.repeat(50)}`)).toBeNull()
  })

  it('never gives one search the courses of another, and keeps none for what is typed', () => {
    const criteria: Required<Criteria> = {
      place: 'Đồng Nai',
      region: 'south',
      date: '2026-11-20',
      play_time: 1,
      number_hole: 18,
      price_from: 1,
      price_to: 2,
      number_player: 4,
      sort: 1,
    }
    const keys = Object.entries(criteria).map(([name, value]) =>
      keyOf(`/wap/search-facility?${name}=${value}`),
    )
    expect(keys.filter((key) => key === null)).toHaveLength(3)
    expect(keys).not.toContain(keyOf('/wap/search-facility'))
    expect(new Set(keys.filter((key) => key !== null)).size).toBe(6)
  })

  it('knows the pages that tell how many places are left', () => {
    expect(keeping('/wap/search-facility')?.isLive).toBe(true)
    expect(keeping('/san/chi-tiet/3')?.isLive).toBe(true)
    expect(keeping('/tin-tuc')?.isLive).toBe(false)
  })

  it('never keeps what is somebody’s own', () => {
    expect(keyOf('/wap?token=abc')).toBeNull()
    expect(keyOf('/wap/history')).toBeNull()
    expect(keyOf('/set-token?token=abc')).toBeNull()
    expect(keyOf('/no/such/page')).toBeNull()
  })
})
