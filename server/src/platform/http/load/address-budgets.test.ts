import pino from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { Context } from '../../context/context.ts'
import { Refusal } from '../../context/refusal.ts'
import type { App } from '../app.ts'
import { createApp } from '../create-app.ts'
import { ownCallHeaders } from '../own-call.ts'
import { registerPictures } from '../pages/pictures.ts'
import { createConcurrencyCap } from './concurrency-cap.ts'

const unused = () => {
  throw new Error('not part of these tests')
}

function contextWith(settings: Record<string, string>): Context {
  return {
    config: readConfig(settings),
    clock: { now: () => new Date('2026-11-20T02:00:00Z') },
    log: pino({ level: 'silent' }),
    readPool: null,
    get pool() {
      return unused()
    },
    q: Object.assign(async () => [], { text: async () => [] }),
    jobs: { enqueue: unused, backlog: unused },
    events: { subscribe: () => () => {}, close: unused },
    authenticate: { member: async () => null, staff: async () => null, partner: async () => null },
    findCourses: unused,
    get gateways() {
      return unused()
    },
  }
}

let app: App
afterEach(() => app.close())

async function start(
  settings: Record<string, string> = {},
  page: () => Promise<string> = async () => 'a page',
) {
  app = await createApp(
    contextWith({ PAGES_PER_ADDRESS_PER_MINUTE: '2', PICTURES_PER_ADDRESS_PER_MINUTE: '3', ...settings }),
  )
  app.get('/api/services/call', async () => 'a call')
  registerPictures(app)
  app.get('/*', page)
}

const get = (url: string, { from = '203.0.113.7', ...headers }: Record<string, string> = {}) =>
  app.inject({ url, headers, remoteAddress: from })
const statuses = async (count: number, url: string, headers?: Record<string, string>) => {
  const all: number[] = []
  for (let n = 0; n < count; n++) all.push((await get(`${url}?n=${n}`, headers)).statusCode)
  return all
}

describe('the budget of an address', () => {
  it('ends pages with 429 and Retry-After, and leaves calls, pictures, probes and other addresses alone', async () => {
    await start()
    expect(await statuses(3, '/wap/search-facility')).toEqual([200, 200, 429])
    expect(Number((await get('/wap')).headers['retry-after'])).toBeGreaterThan(0)
    expect(await statuses(2, '/api/services/call')).toEqual([200, 200])
    expect(await statuses(1, '/pictures/avatar/1.svg')).not.toContain(429)
    expect((await get('/healthz')).statusCode).toBe(200)
    expect((await get('/wap', { from: '198.51.100.9' })).statusCode).toBe(200)
  })

  it('limits pictures separately', async () => {
    await start()
    expect((await statuses(4, '/pictures/avatar/1.svg')).indexOf(429)).toBe(3)
    expect(await statuses(1, '/wap')).toEqual([200])
  })

  it('does not count the calls a page makes inside this process', async () => {
    await start()
    expect(await statuses(5, '/wap', ownCallHeaders)).toEqual([200, 200, 200, 200, 200])
  })

  it('shows browsers a page, in the visitor’s language', async () => {
    await start({ PAGES_PER_ADDRESS_PER_MINUTE: '1' })
    await get('/wap')
    const answer = await get('/wap', { accept: 'text/html', 'accept-language': 'ko' })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<html lang="ko">')
  })
})

describe('the concurrency cap', () => {
  it('refuses the next page with 503 and Retry-After while all are under way, and takes it afterwards', async () => {
    const capped = createConcurrencyCap(2)
    const open: (() => void)[] = []
    const held = () => new Promise<string>((resolve) => open.push(() => resolve('a page')))
    await start({ PAGES_PER_ADDRESS_PER_MINUTE: '100' }, () => capped(held))
    const first = [get('/one'), get('/two')]
    await expect.poll(() => open.length).toBe(2)
    const refused = await get('/three', { accept: 'text/html' })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    for (const finish of open.splice(0)) finish()
    expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const next = get('/three')
    await expect.poll(() => open.length).toBe(1)
    open[0]?.()
    expect((await next).statusCode).toBe(200)
  })

  it('frees the place of work that fails', async () => {
    await start()
    const capped = createConcurrencyCap(1)
    const fail = () => Promise.reject(new Error('broken'))
    await expect(capped(fail)).rejects.toThrow('broken')
    await expect(capped(async () => 1)).resolves.toBe(1)
    const never = capped(() => new Promise<never>(() => {}))
    never.catch(() => {})
    await expect(capped(async () => 1)).rejects.toBeInstanceOf(Refusal)
  })
})
