import { describe, expect, it, vi } from 'vitest'
import { contentOf } from './content-of.ts'
import { openDerivedCache } from './derived-cache.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
const textCache = (mostBytes = 1_000_000) => openDerivedCache<string>(mostBytes, (text) => text.length)

describe('a cache of what is made from shared reads', () => {
  it('makes a value once for concurrent and later readers of the same sources', async () => {
    const cache = textCache()
    const make = vi.fn(async () => 'made')
    await Promise.all([cache.read('a', '1', make), cache.read('a', '1', make)])
    expect(await cache.read('a', '1', make)).toBe('made')
    expect(make).toHaveBeenCalledOnce()
  })

  it('makes it again when a source has changed, and back again', async () => {
    const cache = textCache()
    const read = (version: string) => cache.read('a', version, async () => `of ${version}`)
    expect([await read('1'), await read('2'), await read('1')]).toEqual(['of 1', 'of 2', 'of 1'])
  })

  it('does not keep a failure', async () => {
    const cache = textCache()
    await expect(cache.read('a', '1', () => Promise.reject(new Error('no database')))).rejects.toThrow()
    expect(await cache.read('a', '1', async () => 'made')).toBe('made')
  })

  it('holds no more bytes than allowed, and drops the least recently read', async () => {
    const cache = textCache(3_000)
    const make = vi.fn(async () => 'x'.repeat(1_000))
    for (const key of ['a', 'b', 'a', 'c']) await cache.read(key, '1', make)
    await settled()
    expect(make).toHaveBeenCalledTimes(3)
    await cache.read('c', '1', make)
    await cache.read('a', '1', make)
    expect(make).toHaveBeenCalledTimes(3)
    await cache.read('b', '1', make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('counts keys as well, and keeps no value that is larger than all of it', async () => {
    const cache = textCache(10_000)
    const make = vi.fn(async () => '')
    for (let n = 0; n < 500; n += 1) await cache.read(`asked for ${n}`, '1', make)
    await cache.read('asked for 0', '1', make)
    expect(make).toHaveBeenCalledTimes(501)
    const large = vi.fn(async () => 'x'.repeat(20_000))
    await cache.read('large', '1', large)
    await settled()
    await cache.read('large', '1', large)
    expect(large).toHaveBeenCalledTimes(2)
  })
})

describe('the content of an object', () => {
  it('is equal for equal rows of two loads, and differs with each of their fields', () => {
    const rows = () => [{ id: 1, startsAt: new Date(0), places: 4 }]
    expect(contentOf(rows())).toBe(contentOf(rows()))
    expect(contentOf(rows())).not.toBe(contentOf([{ id: 1, startsAt: new Date(0), places: 3 }]))
    expect(contentOf(rows())).not.toBe(contentOf([{ id: 1, startsAt: new Date(1), places: 4 }]))
  })
})
