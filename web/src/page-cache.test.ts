import { describe, expect, it } from 'vitest'
import { cacheKeyOf } from './page-cache.ts'

const keyOf = (address: string) => cacheKeyOf(new URL(address, 'https://teeviet.test'))

describe('which pages are kept for everybody', () => {
  it('keeps a public page once, whatever unknown names stand in its address', () => {
    expect(keyOf('/wap?utm_source=a')).toBe('/wap')
    expect(keyOf('/wap?x=1&lang=en')).toBe(keyOf('/wap'))
    expect(keyOf('/tin-tuc/chi-tiet/12?from=home')).toBe('/tin-tuc/chi-tiet/12')
  })

  it('tells apart what a known name changes', () => {
    expect(keyOf('/bang-gia?facility_id=3&x=1')).toBe('/bang-gia?facility_id=3')
    expect(keyOf('/bang-gia?facility_id=4')).not.toBe(keyOf('/bang-gia?facility_id=3'))
    expect(keyOf('/san/chi-tiet/3?date=2026-11-20')).not.toBe(keyOf('/san/chi-tiet/3?date=2026-11-21'))
    expect(keyOf('/wap?source=7&x=1')).toBe('/wap?source=7')
    expect(keyOf(`/bang-gia?facility_id=${'9'.repeat(50)}`)).toBeNull()
  })

  it('never keeps what is somebody’s own', () => {
    expect(keyOf('/wap?token=abc')).toBeNull()
    expect(keyOf('/wap/history')).toBeNull()
    expect(keyOf('/set-token?token=abc')).toBeNull()
    expect(keyOf('/no/such/page')).toBeNull()
  })
})
