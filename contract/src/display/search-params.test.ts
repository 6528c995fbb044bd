import { describe, expect, it } from 'vitest'
import { flag, integer, oneOf, parseSearch, searchOf, stringifySearch, text } from './search-params.ts'

describe('queries of addresses', () => {
  it('keep text as text, also when it looks like a number', () => {
    expect(parseSearch('?phone=0912345678&title=Flash+sale')).toEqual({
      phone: '0912345678',
      title: 'Flash sale',
    })
    expect(stringifySearch({ phone: '0912345678', title: 'Sân A', none: undefined })).toBe(
      '?phone=0912345678&title=S%C3%A2n+A',
    )
    expect(stringifySearch({})).toBe('')
  })

  it('come back the same after a round trip', () => {
    const address = '?title=a%2Bb&data=x%3D%3D&type=3'
    expect(stringifySearch(parseSearch(address))).toBe(address)
  })
})

describe('reading a query', () => {
  const search = searchOf({ type: oneOf(0, 1, 2, 3), facility_id: integer, title: text, is_flash_sale: flag })

  it('returns each parameter in its type', () => {
    expect(search({ type: '3', facility_id: '12', title: 'x', is_flash_sale: 'true' })).toEqual({
      type: 3,
      facility_id: 12,
      title: 'x',
      is_flash_sale: 1,
    })
  })

  it('drops what does not fit and never fails', () => {
    expect(search({ type: '9', facility_id: '1e400', title: '', is_flash_sale: '0' })).toEqual({})
    expect(search({ type: null, facility_id: 'abc', title: ['a'], other: 'x' })).toEqual({})
    expect(search({ facility_id: ' ' })).toEqual({})
    // An omitted one would be the raw text from the router.
    expect(search({ facility_id: 'abc' })).toHaveProperty('facility_id', undefined)
  })
})
