import { beforeEach, expect, it, vi } from 'vitest'
import { readLocal, removeLocal, storageLasts, writeLocal } from './local-store.ts'

/** A frame of another site: no local storage; a cookie only when it asks for a place of its own. */
function inForeignFrame({ takesCookies }: { takesCookies: boolean }): Map<string, string> {
  const jar = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('window', { isSecureContext: true, parent: {} })
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const isOwn = ['secure', 'samesite=none', 'partitioned'].every((attribute) => rest.includes(attribute))
      if (!takesCookies || !isOwn) return
      if (rest.includes('max-age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return jar
}

beforeEach(() => {
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

it('keeps the login over a reload in cookies of the frame alone, where there is no local storage', async () => {
  const jar = inForeignFrame({ takesCookies: true })
  writeLocal('info', '{"token":"a;b=ü"}')
  writeLocal('event_name', 'login')
  expect([...jar.keys()]).toEqual(['kept_info'])
  // A new page has only the browser's storage.
  const reloaded = await import('./local-store.ts')
  expect(reloaded.readLocal('info')).toBe('{"token":"a;b=ü"}')
  expect(reloaded.readLocal('event_name')).toBeNull()
  expect(storageLasts()).toBe(true)
  removeLocal('info')
  expect(readLocal('info')).toBeNull()
  expect(jar.has('kept_info')).toBe(false)
})

it('puts no cookie there that would be too long for a request', () => {
  const jar = inForeignFrame({ takesCookies: true })
  writeLocal('partner', 'x'.repeat(4_000))
  expect(jar.size).toBe(0)
  expect(readLocal('partner')).toHaveLength(4_000)
})

it('lives as long as the page, and says so, where the browser keeps nothing', () => {
  inForeignFrame({ takesCookies: false })
  writeLocal('info', 'here')
  expect(readLocal('info')).toBe('here')
  expect(storageLasts()).toBe(false)
})
