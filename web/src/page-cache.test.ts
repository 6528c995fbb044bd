import { describe, expect, it } from 'vitest'
import type { Criteria } from '#discover/search/criteria.ts'
import { keepingOf } from './page-cache.ts'

const now = Date.parse('2026-11-20T12:00:00+07:00')
const keeping = (address: string) => keepingOf(new URL(address, 'https://teeviet.test'), now)
const keyOf = (address: string) => keeping(address)?.key ?? null

describe('which pages are kept for everybody', () => {
  it('caches a public page once, whatever unknown parameters are in its address', () => {
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
    expect(keeping('/san/chi-tiet/3?date=[7 x]')).toBeNull()
    expect(keeping('/wap/search-facility?date=2026-11-20')?.places).toEqual({
      courseId: null,
      day: '2026-11-20',
    })
    expect(keeping('/wap/hot-deal')?.places).toEqual({ courseId: null, day: null })
    expect(keeping('/wap')?.places).toBeUndefined()
  })

  it('distinguishes values of known parameters', () => {
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

  it('gives one search one key, in whatever order its address names it', () => {
    expect(keyOf('/wap/search-facility?sort=1&region=south&x=2')).toBe(
      '/wap/search-facility?region=south&sort=1',
    )
    expect(keyOf('/wap/search-facility?region=south&sort=1')).toBe('/wap/search-facility?region=south&sort=1')
  })

  it.each([
    'region=east',
    'region=South',
    'date=2026-02-31',
    'date=20-11-2026',
    'date=2030-01-01',
    'play_time=7',
    'play_time=01',
    'number_hole=12',
    'number_player=041',
    'number_player=999',
    'sort=3',
    'sort=',
    'region=south&region=north',
  ])('keeps no search with a value that is made up: %s', (query) => {
    expect(keyOf(`/wap/search-facility?${query}`)).toBeNull()
  })

  it('keeps a bounded number of searches, whatever addresses are asked for', () => {
    const keys = new Set<string>()
    for (let n = 0; n < 20_000; n++) {
      const key = keyOf(`/wap/search-facility?region=r${n}&sort=${n}&number_player=${n}&x=${n}`)
      if (key) keys.add(key)
    }
    expect([...keys]).toEqual([])
    for (let n = 0; n < 20_000; n++) {
      const key = keyOf(`/wap/search-facility?sort=${n % 3}&x=${n}`)
      if (key) keys.add(key)
    }
    expect(keys.size).toBe(2)
  })

  it('knows the pages with numbers of places left', () => {
    for (const address of ['/wap/search-facility', '/wap/find-tee-times', '/wap/hot-deal', '/san/chi-tiet/3'])
      expect(keeping(address)?.places).toBeDefined()
    expect(keeping('/tin-tuc')?.places).toBeUndefined()
  })

  it('never caches personal data', () => {
    expect(keyOf('/wap?token=abc')).toBeNull()
    expect(keyOf('/wap/history')).toBeNull()
    expect(keyOf('/set-token?token=abc')).toBeNull()
    expect(keyOf('/no/such/page')).toBeNull()
  })
})
