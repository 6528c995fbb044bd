import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Events, notify, openEvents } from '#platform/database/listen'
import { createApp } from '#platform/http/create-app'
import { createTestContext, type TestContext } from '#testing/context'
import { silentLog } from '#testing/log'
import { openSharedCounts, type SharedCounts } from './shared-counts.ts'

let ctx: TestContext
let events: Events
beforeAll(async () => {
  ctx = await createTestContext({ REQUESTS_PER_ADDRESS_PER_MINUTE: '50' })
  events = await openEvents(ctx.database.connection, silentLog)
})
afterAll(async () => {
  await events.close()
  await ctx.close()
})

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

let time = 0
/** The counts of one server; the first of a test begins a minute. */
function openServer(): SharedCounts {
  if (closers.length === 0) time += 60_000
  const counts = openSharedCounts({ q: ctx.q, events, log: ctx.log }, () => time)
  closers.push(() => counts.close())
  return counts
}

/** Waits until all earlier notifications have been handled. */
async function newsHasCome(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = events.subscribe('end of the counts', () => {
      end()
      resolve()
    })
    void notify(ctx.q, 'end of the counts', {})
  })
}

const addMany = (counts: SharedCounts, key: string, times: number) => {
  for (let n = 0; n < times; n += 1) counts.add(key)
}

describe('the counts of several servers', () => {
  it('add up, however often each of them is shared', async () => {
    const [one, other, third] = [openServer(), openServer(), openServer()]
    addMany(one, 'a', 30)
    addMany(other, 'a', 40)
    for (const counts of [one, other, one]) await counts.share()
    addMany(one, 'a', 1)
    await one.share()
    await newsHasCome()
    expect(third.add('a').current).toBe(31 + 40 + 1)
    expect(one.add('a').current).toBe(32 + 40)
    expect(third.add('b').current).toBe(1)
  })

  it('are those of the minute', async () => {
    const [one, other] = [openServer(), openServer()]
    addMany(one, 'a', 30)
    await one.share()
    await newsHasCome()
    time += 15_000
    expect(other.add('a')).toEqual({ current: 31, ttl: 45_000 })
    time += 45_000
    expect(other.add('a')).toEqual({ current: 1, ttl: 60_000 })
    expect(one.add('a').current).toBe(1)
  })

  it('are not sent for an address that asks for little, and in several parts for many addresses', async () => {
    const [one, other] = [openServer(), openServer()]
    const addresses = Array.from({ length: 250 }, (_, n) => `call 2001:db8:1234:${n}::/64`)
    for (const address of addresses) addMany(one, address, 25)
    addMany(one, 'quiet', 3)
    await one.share()
    await newsHasCome()
    expect(new Set(addresses.map((address) => other.add(address).current))).toEqual(new Set([26]))
    expect(other.add('quiet').current).toBe(1)
  })
})

describe('an address', () => {
  it('has one budget on all servers', async () => {
    const servers = await Promise.all([1, 2].map(() => createApp({ ...ctx, events })))
    for (const server of servers) {
      closers.push(() => server.close())
      server.get('/api/services/call', async () => 'a call')
    }
    const statusOf = async (server: number) =>
      (await servers[server]?.inject({ url: '/api/services/call', remoteAddress: '203.0.113.7' }))?.statusCode
    for (let n = 0; n < 50; n += 1) expect(await statusOf(0)).toBe(200)
    expect(await statusOf(0)).toBe(429)
    // the other server hears of it within a second
    await expect.poll(() => statusOf(1)).toBe(429)
  })
})
