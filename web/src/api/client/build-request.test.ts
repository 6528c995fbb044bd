import { describe, expect, it } from 'vitest'
import { buildRequest } from './build-request.ts'

const visitor = { token: '', vga: 0, bankId: 0, lang: 'vi' } as const
const golfer = { token: 'abc', vga: 1234, bankId: 0, lang: 'kr' } as const

describe('requests', () => {
  it('of a visitor are marked as coming from the web', () => {
    const request = buildRequest('GET /api/services/get_top_post', {}, visitor)
    expect(request.path).toBe('/api/services/get_top_post?is_wap=1&lang=vi')
    expect(request.headers.authorization).toBeUndefined()
  })

  it('of a golfer carry the token and the vga, in the body of a POST', () => {
    const request = buildRequest('POST /api/services/search_user', { keyword_golfer: 'an' }, golfer)
    expect(request.headers.authorization).toBe('Bearer abc')
    expect(JSON.parse(request.body ?? '')).toEqual({ keyword_golfer: 'an', uid: 1234, is_wap: 1, lang: 'kr' })
    expect(request.headers['accept-language']).toBe('ko')
  })

  it('of a bank’s golfer carry the bank instead', () => {
    const { path } = buildRequest('GET /api/services/get_top_post', {}, { ...golfer, bankId: 7 })
    expect(path).toContain('bank_id=7')
    expect(path).not.toContain('is_wap')
  })

  it('leave out what is not given and put path parameters into the path', () => {
    const fields = { id: 'a/b', reason: undefined, page: 0 }
    const { path } = buildRequest('GET /api/staff/bookings/:id', fields, visitor)
    expect(path).toBe('/api/staff/bookings/a%2Fb?page=0&is_wap=1&lang=vi')
  })

  it('to the wallet say which kind of client asks', () => {
    const { headers } = buildRequest('GET /api/wallet/get_point', {}, golfer)
    expect(headers['x-wallet-client']).toBeTruthy()
  })
})
