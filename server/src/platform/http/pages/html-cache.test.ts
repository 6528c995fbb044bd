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
  it('renders a page once for all concurrent requests', async () => {
    const { page, made } = setUp()
    expect(await Promise.all([page('/wap'), page('/wap'), page('/wap')])).toEqual(Array(3).fill('/wap 1'))
    expect(made()).toBe(1)
  })

  it('serves a stale page while it is rendered again, and none that is too old', async () => {
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

  it('stores neither uncacheable nor failed pages', async () => {
    const { cache, page } = setUp()
    expect(await cache.get('/x', ages, async () => null)).toBeNull()
    await expect(cache.get('/x', ages, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await page('/x')).toBe('/x 1')
  })

  it('serves a page that cannot be made again until it is too old for that, and tries again every other second', async () => {
    let [time, tries] = [0, 0]
    const cache = createHtmlCache<string>(10, () => time, { mostBytes: 10, bytesOf: ({ length }) => length })
    const get = (make: () => Promise<string>) => cache.get('/wap', { ...ages, awayMs: 20_000 }, make)
    const fail = () => {
      tries += 1
      return Promise.reject(new Error('away'))
    }
    await get(async () => 'made')
    time = 6_000
    expect([await get(fail), await get(fail)]).toEqual(['made', 'made'])
    expect(tries).toBe(1)
    time = 8_500
    expect(await get(fail)).toBe('made')
    expect(tries).toBe(2)
    time = 11_000
    expect(await get(async () => 'again')).toBe('again')
    time = 32_000
    await expect(get(fail)).rejects.toThrow('away')
  })

  it('hands a value that is made again the one it replaces, and keeps that when it is returned', async () => {
    let time = 0
    const cache = createHtmlCache<object>(10, () => time)
    const handed: (object | null)[] = []
    const page = () =>
      cache.get('/wap', ages, async (earlier) => {
        handed.push(earlier)
        return earlier ?? {}
      })
    const first = await page()
    time = 2000
    await page()
    await settled()
    time = 8500
    expect(await page()).toBe(first)
    expect(handed).toEqual([null, first, first])
    // a value that was kept is of its last look, not of its first
    time = 9000
    await page()
    expect(handed).toHaveLength(3)
  })

  it('forgets on demand', async () => {
    const { cache, page } = setUp()
    await page('/wap')
    cache.forget()
    expect(await page('/wap')).toBe('/wap 2')
  })
})

describe('a page that is known to be outdated', () => {
  const announcedAges = { freshMs: 10_000, longestMs: 15_000, outdatedMs: 1000 }

  function setUpAnnounced() {
    let [time, made] = [0, 0]
    const cache = createHtmlCache<string>(10, () => time)
    let finish = () => {}
    const page = (key: string) => cache.get(key, announcedAges, async () => `${key} ${++made}`)
    const slowPage = (key: string) =>
      cache.get(
        key,
        announcedAges,
        () =>
          new Promise((done) => {
            const answer = `${key} ${++made}`
            finish = () => done(answer)
          }),
      )
    return {
      cache,
      page,
      slowPage,
      finish: () => finish(),
      made: () => made,
      pass: (ms: number) => {
        time += ms
      },
    }
  }

  it('is served for one more second while it is rendered again, and then no longer', async () => {
    const { cache, page, pass } = setUpAnnounced()
    await page('/7')
    pass(2000)
    cache.outdate((key) => key === '/7')
    pass(900)
    expect(await page('/7')).toBe('/7 1')
    await settled()
    expect(await page('/7')).toBe('/7 2')
    cache.outdate(() => true)
    pass(1100)
    expect(await page('/7')).toBe('/7 3')
  })

  it('is rendered again twice a second at most, however often it is notified', async () => {
    const { cache, page, made, pass } = setUpAnnounced()
    for (let ms = 0; ms < 10_000; ms += 10) {
      cache.outdate(() => true)
      await page('/7')
      await settled()
      pass(10)
    }
    expect(made()).toBeLessThanOrEqual(21)
    expect(made()).toBeGreaterThanOrEqual(10)
  })

  it('is still outdated after a rendering during which data changed', async () => {
    const { cache, slowPage, finish, pass, page } = setUpAnnounced()
    await page('/7')
    cache.outdate(() => true)
    pass(600)
    expect(await slowPage('/7')).toBe('/7 1')
    pass(10)
    cache.outdate(() => true)
    finish()
    await settled()
    pass(600)
    expect(await page('/7')).toBe('/7 2')
    await settled()
    expect(await page('/7')).toBe('/7 3')
  })

  it('leaves the others as they are', async () => {
    const { cache, page, pass } = setUpAnnounced()
    await page('/8')
    cache.outdate((key) => key === '/7')
    pass(5000)
    expect(await page('/8')).toBe('/8 1')
  })
})

describe('the memory of the kept pages', () => {
  it('holds no more bytes than its limit, and drops the least recently read', async () => {
    let made = 0
    const cache = createHtmlCache<string>(100, () => 0, { mostBytes: 30, bytesOf: (page) => page.length })
    const page = (key: string) =>
      cache.get(key, ages, async () => {
        made++
        return key.padEnd(10)
      })
    for (const key of ['a', 'b', 'c', 'a', 'd']) await page(key)
    expect(made).toBe(4)
    await page('a')
    expect(made).toBe(4)
    await page('b')
    expect(made).toBe(5)
  })

  it('keeps no page that is larger than all of it', async () => {
    let made = 0
    const cache = createHtmlCache<string>(100, () => 0, { mostBytes: 5, bytesOf: (page) => page.length })
    const page = () => cache.get('a', ages, async () => `${++made}`.padEnd(10))
    await page()
    await page()
    expect(made).toBe(2)
  })

  it('does not grow with the number of addresses asked for', async () => {
    const cache = createHtmlCache<string>(50, () => 0, { mostBytes: 1_000, bytesOf: () => 10 })
    let made = 0
    const page = (key: string) => cache.get(key, ages, async () => `${key} ${++made}`)
    for (let n = 0; n < 5_000; n++) await page(`/wap/search-facility?date=${n}`)
    expect(made).toBe(5_000)
    for (let n = 4_950; n < 5_000; n++) await page(`/wap/search-facility?date=${n}`)
    expect(made).toBe(5_000)
    await page('/wap/search-facility?date=4949')
    expect(made).toBe(5_001)
  })
})
