import { describe, expect, it } from 'vitest'
import { createHtmlCache } from './html-cache.ts'

const ages = { freshMs: 1000, longestMs: 5000 }

function setUp(most = 10) {
  let time = 0
  let made = 0
  const cache = createHtmlCache<string>(most, () => time)
  return {
    cache,
    made: () => made,
    pass: (ms: number) => {
      time += ms
    },
    page: (key: string) =>
      cache.get(key, ages, async () => {
        made++
        return `${key} ${made}`
      }),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the cache of pages', () => {
  it('makes a page once for all who ask at the same time', async () => {
    const { page, made } = setUp()
    expect(await Promise.all([page('/wap'), page('/wap'), page('/wap')])).toEqual(Array(3).fill('/wap 1'))
    expect(made()).toBe(1)
  })

  it('gives an older page out while it is made anew, and nothing that is too old', async () => {
    const { page, pass } = setUp()
    await page('/wap')
    pass(2000)
    expect(await page('/wap')).toBe('/wap 1')
    await settled()
    expect(await page('/wap')).toBe('/wap 2')
    pass(9000)
    expect(await page('/wap')).toBe('/wap 3')
  })

  it('holds no more than it may', async () => {
    const { page, made } = setUp(2)
    for (const key of ['/a', '/b', '/c', '/a']) await page(key)
    expect(made()).toBe(4)
  })

  it('keeps neither what must not be kept nor what failed', async () => {
    const { cache, page } = setUp()
    expect(await cache.get('/x', ages, async () => null)).toBeNull()
    await expect(cache.get('/x', ages, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await page('/x')).toBe('/x 1')
  })

  it('forgets on demand', async () => {
    const { cache, page } = setUp()
    await page('/wap')
    cache.forget()
    expect(await page('/wap')).toBe('/wap 2')
  })
})
