import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { App } from '../app.ts'
import { registerErrors } from '../errors.ts'
import { ownCallHeaders } from '../own-call.ts'
import { registerRequestTurns } from './request-turns.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** Writes down when a request was handled; `/booking` needs four answers of a database, each in a later turn. */
async function open() {
  const app = Fastify()
  closers.push(() => app.close())
  const handled: string[] = []
  registerRequestTurns(app, { read: 2 })
  app.get('/booking', async () => {
    for (let trip = 0; trip < 4; trip += 1) await nextTurn()
    handled.push('booking')
    return ''
  })
  for (const path of ['/read', '/own', '/readyz'])
    app.get(path, async () => {
      handled.push(path.slice(1))
      return ''
    })
  await app.ready()
  const reads = () => Array.from({ length: 30 }, () => app.inject('/read'))
  return { app, handled, reads }
}

test('a booking that waits for the database goes on between the reads that came after it', async () => {
  const { app, handled, reads } = await open()
  await Promise.all([app.inject('/booking'), ...reads()])
  expect(handled).toHaveLength(31)
  expect(handled.indexOf('booking')).toBeLessThan(20)
})

test('requests begin in the order in which they came', async () => {
  const { app, handled, reads } = await open()
  await Promise.all([...reads(), app.inject('/own')])
  expect(handled.at(-1)).toBe('own')
})

test.each([
  { what: 'a call of a page that is being rendered', url: '/own', headers: ownCallHeaders },
  { what: 'a health probe', url: '/readyz', headers: {} },
])('$what does not wait', async ({ url, headers }) => {
  const { app, handled, reads } = await open()
  await Promise.all([...reads(), app.inject({ url, headers })])
  expect(handled.indexOf(url.slice(1))).toBeLessThan(10)
})

/** Reads that are answered when the test lets them, at most two at once, beside a booking. */
async function openHeld() {
  const app: App = Fastify().withTypeProvider<ZodTypeProvider>()
  closers.push(() => app.close())
  registerErrors(app)
  const left: string[] = []
  app.addHook('onRequest', async (request, { raw }) => {
    raw.once('close', () => left.push(request.url))
  })
  const turns = registerRequestTurns(app, { read: 2 })
  const held: (() => void)[] = []
  const hold = () => new Promise<string>((end) => held.push(() => end('')))
  for (const path of ['/held', '/left']) app.get(path, { config: { importance: 'read' } }, hold)
  app.get('/paying', { config: { importance: 'booking' } }, async () => 'paid')
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  return { app, turns, held, left, statusOf }
}

describe('when more is asked than can be done', () => {
  afterEach(() => vi.useRealTimers())

  test('only so many reads are under way, and the next begins when one is answered', async () => {
    const { held, statusOf } = await openHeld()
    const answers = [statusOf('/held'), statusOf('/held'), statusOf('/held')]
    await expect.poll(() => held.length).toBe(2)
    expect(await statusOf('/paying')).toBe(200)
    expect(held).toHaveLength(2)
    held[0]?.()
    await expect.poll(() => held.length).toBe(3)
    for (const end of held) end()
    expect(await Promise.all(answers)).toEqual([200, 200, 200])
  })

  test('a read that has waited too long is refused, with when to come again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { app, turns, held, statusOf } = await openHeld()
    const begun = [statusOf('/held'), statusOf('/held')]
    await expect.poll(() => held.length).toBe(2)
    const late = app.inject('/held')
    await expect.poll(() => turns.size('read')).toBe(1)
    vi.advanceTimersByTime(2_900)
    expect(turns.size('read')).toBe(1)
    vi.advanceTimersByTime(300)
    const { statusCode, headers } = await late
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect([turns.size('read'), turns.refused('read'), held.length]).toEqual([0, 1, 2])
    for (const end of held) end()
    expect(await Promise.all(begun)).toEqual([200, 200])
  })

  test('a pause of the process itself refuses nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    const { turns, held, statusOf } = await openHeld()
    const answers = [statusOf('/held'), statusOf('/held'), statusOf('/held')]
    await expect.poll(() => turns.size('read')).toBe(1)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    vi.advanceTimersByTime(100)
    expect(turns.size('read')).toBe(1)
    held[0]?.()
    await expect.poll(() => held.length).toBe(3)
    for (const end of held) end()
    expect(await Promise.all(answers)).toEqual([200, 200, 200])
    vi.restoreAllMocks()
  })

  test('a network that sends many delays itself and not the others', async () => {
    const { app, handled } = await open()
    const flood = Array.from({ length: 80 }, () => app.inject({ url: '/read', remoteAddress: '203.0.113.7' }))
    await Promise.all([...flood, app.inject({ url: '/own', remoteAddress: '198.51.100.9' })])
    expect(handled.indexOf('own')).toBeLessThan(10)
  })

  test('a request whose sender has gone is not begun', async () => {
    const { app, turns, held, left, statusOf } = await openHeld()
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const begun = [statusOf('/held'), statusOf('/held')]
    await expect.poll(() => held.length).toBe(2)
    const leaving = new AbortController()
    fetch(`${url}/left`, { signal: leaving.signal }).catch(() => {})
    await expect.poll(() => turns.size('read')).toBe(1)
    leaving.abort()
    await expect.poll(() => left).toEqual(['/left'])
    for (const end of held.splice(0)) end()
    expect(await Promise.all(begun)).toEqual([200, 200])
    expect(turns.size('read')).toBe(0)
    expect(held).toEqual([])
  })

  test('clients that do not read their answers hold up no others', async () => {
    const { app, statusOf } = await openHeld()
    let answered = 0
    app.get('/long', { config: { importance: 'read' } }, async () => {
      answered += 1
      return 'x'.repeat(20_000_000)
    })
    const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const readers = [1, 2].map(() => connect(Number(url.port), url.hostname))
    for (const reader of readers) reader.pause().write('GET /long HTTP/1.1\r\nhost: test\r\n\r\n')
    await expect.poll(() => answered).toBe(2)
    expect(await statusOf('/long')).toBe(200)
    for (const reader of readers) reader.destroy()
  })
})
