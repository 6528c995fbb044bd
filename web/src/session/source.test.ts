import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const cookies: string[] = []
const page: { dataLayer?: unknown[] } = {}
vi.stubGlobal('window', page)
vi.stubGlobal('location', { protocol: 'https:' })
vi.stubGlobal('document', {
  set cookie(text: string) {
    cookies.push(text)
  },
})
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const { reportLogin } = await import('./analytics.ts')
const { storeSession } = await import('./session.ts')
const { rememberLogin, rememberPartnerSource, rememberSource } = await import('./source.ts')

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  stored.clear()
  cookies.length = 0
  delete page.dataLayer
})

describe('where a purchase comes from', () => {
  it('is what the entry says, kept in a cookie for an hour', () => {
    rememberSource('?source=7&event=summer', true)
    expect(stored.get('source')).toBe('7')
    expect(stored.get('event_name')).toBe('summer')
    expect(cookies).toEqual([expect.stringMatching(/^source=7;.*max-age=3600/)])
  })

  it('is a phone or a desktop by default, without a cookie, and does not change', () => {
    rememberSource('', true)
    expect(stored.get('source')).toBe('4')
    stored.clear()
    rememberSource('', false)
    expect(stored.get('source')).toBe('5')
    rememberSource('?source=3', false)
    rememberSource('?page=2', true)
    expect(stored.get('source')).toBe('3')
    expect(cookies).toHaveLength(1)
  })

  it('is the partner’s number for its customers, unless the address names another', () => {
    rememberSource('', true)
    for (const [source, marker] of [
      [7, '7'],
      [9, '9'],
      [13, '13'],
    ] as const) {
      rememberPartnerSource(source, '?type=1')
      expect(stored.get('source')).toBe(marker)
    }
    rememberPartnerSource(null, '')
    rememberPartnerSource(9, '?source=12')
    expect(stored.get('source')).toBe('13')
  })

  it('is nothing but a number', () => {
    rememberSource('?source=<script>', true)
    expect(stored.get('source')).toBe('4')
  })
})

describe('a login', () => {
  it('is marked for an hour', () => {
    rememberLogin()
    expect(cookies).toEqual([expect.stringMatching(/^login_flag=1;.*max-age=3600/)])
  })

  it('is reported to analytics tools: source, phone, vID and name, and no token', () => {
    rememberSource('?source=7', true)
    const session = storeSession({
      token: 'a.b.c',
      vga: 100007,
      id_display: '100.007',
      phone: '0912345678',
      fullname: 'Nguyễn An',
    })
    reportLogin(session)
    expect(page.dataLayer).toEqual([
      { name: 'login', source: '7', phone: '0912345678', vID: '100.007', fullname: 'Nguyễn An' },
    ])
  })
})
