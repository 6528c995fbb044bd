import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Events } from '../database/listen.ts'
import { openReadCache, startsTag } from './read-cache.ts'

/** Notifications sent by the test. */
function fakeEvents() {
  const handlers = new Map<string, (payload: unknown) => unknown>()
  const gaps: (() => unknown)[] = []
  const events: Events = {
    subscribe: (channel, handle, handleGap) => {
      handlers.set(channel, handle)
      if (handleGap) gaps.push(handleGap)
      return () => {}
    },
    close: async () => {},
  }
  return {
    events,
    emit: (channel: string, payload: unknown) => handlers.get(channel)?.(payload),
    lose: () => gaps.forEach((handle) => void handle()),
  }
}

const rules = { tables: ['news'], maxAgeMs: 60_000, mostKeys: 2 } as const

test('concurrent readers share one load, and later ones its result', async () => {
  const cache = openReadCache<number>(fakeEvents().events, rules)
  const load = vi.fn(async () => 7)
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.read('a', load)))
  expect(new Set(answers)).toEqual(new Set([7]))
  await cache.read('a', load)
  expect(load).toHaveBeenCalledOnce()
})

test('a notification of a watched table drops the cached value, also while it loads; another one does not', async () => {
  const { events, emit } = fakeEvents()
  const cache = openReadCache<number>(events, rules)
  let answer = 1
  const load = async () => answer
  await cache.read('a', load)
  answer = 2
  emit('changes', { table: 'banners' })
  expect(await cache.read('a', load)).toBe(1)
  emit('changes', { table: 'news' })
  expect(await cache.read('a', load)).toBe(2)

  const loading = cache.read('b', async () => {
    await sleep(10)
    return 3
  })
  emit('changes', { table: 'news' })
  expect(await cache.read('b', async () => 4)).toBe(4)
  await loading
  expect(await cache.read('b', async () => 5)).toBe(4)
})

test('a booking drops places only where places are kept', async () => {
  const { events, emit } = fakeEvents()
  const places = openReadCache<number>(events, { ...rules, bookings: true })
  await places.read('a', async () => 4)
  emit('bookings', { id: 1, state: 'requested' })
  expect(await places.read('a', async () => 3)).toBe(3)
})

test('news of places drops what shows that course on that day and keeps all else', async () => {
  const { events, emit } = fakeEvents()
  const sheets = openReadCache<number>(events, { ...rules, places: true, mostKeys: 9 })
  const read = async (value: number) => [
    await sheets.read('morning', async () => value, startsTag('2026-11-25', 7)),
    await sheets.read('all day', async () => value, startsTag('2026-11-25', 7)),
    await sheets.read('next course', async () => value, startsTag('2026-11-25', 8)),
    await sheets.read('next day', async () => value, startsTag('2026-11-26', 7)),
  ]
  expect(await read(1)).toEqual([1, 1, 1, 1])
  emit('availability', { starts: ['2026-11-25 7'] })
  expect(await read(2)).toEqual([2, 2, 1, 1])
  emit('availability', { offers: true })
  expect(await read(3)).toEqual([2, 2, 1, 1])
  emit('availability', {})
  expect(await read(4)).toEqual([4, 4, 4, 4])
})

test('news that an offer sold drops only what shows its quantity', async () => {
  const { events, emit } = fakeEvents()
  const offers = openReadCache<number>(events, { ...rules, quantities: true })
  await offers.read('a', async () => 1)
  emit('availability', { starts: ['2026-11-25 7'] })
  expect(await offers.read('a', async () => 2)).toBe(1)
  emit('availability', { offers: true })
  expect(await offers.read('a', async () => 2)).toBe(2)
})

test('several keys are loaded together where they are not kept, and dropped each by its own news', async () => {
  const { events, emit } = fakeEvents()
  const sheets = openReadCache<string>(events, { ...rules, places: true, mostKeys: 9 })
  const loads: string[][] = []
  const read = (...keys: string[]) =>
    sheets.readMany(keys, async (missing) => {
      loads.push([...missing])
      return new Map(missing.map((key) => [key, `${key} by load ${loads.length}`]))
    })
  expect(await read('d 1', 'd 2')).toEqual(['d 1 by load 1', 'd 2 by load 1'])
  emit('availability', { starts: ['d 2'] })
  expect(await read('d 3', 'd 1', 'd 2')).toEqual(['d 3 by load 2', 'd 1 by load 1', 'd 2 by load 2'])
  expect(loads).toEqual([
    ['d 1', 'd 2'],
    ['d 3', 'd 2'],
  ])
})

test('a failed load of several keys is tried again by the next', async () => {
  const sheets = openReadCache<number>(fakeEvents().events, rules)
  await expect(sheets.readMany(['a'], () => Promise.reject(new Error('no database')))).rejects.toThrow()
  expect(await sheets.readMany(['a'], async () => new Map([['a', 1]]))).toEqual([1])
})

test('everything is dropped when news may have been missed', async () => {
  const { events, lose } = fakeEvents()
  const cache = openReadCache<number>(events, rules)
  await cache.read('a', async () => 1)
  lose()
  expect(await cache.read('a', async () => 2)).toBe(2)
})

test('nothing is older than its age, counted from the start of the load', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => now.mockRestore())
  const cache = openReadCache<number>(fakeEvents().events, { ...rules, maxAgeMs: 30 })
  await cache.read('a', async () => {
    now.mockReturnValue(20)
    return 1
  })
  expect(await cache.read('a', async () => 2)).toBe(1)
  now.mockReturnValue(30)
  expect(await cache.read('a', async () => 3)).toBe(3)
})

test('a failure is thrown to every waiting reader, and the next one retries', async () => {
  const cache = openReadCache<number>(fakeEvents().events, rules)
  await expect(cache.read('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await cache.read('a', async () => 1)).toBe(1)
})

test('the least recently read goes when there are too many', async () => {
  const cache = openReadCache<number>(fakeEvents().events, rules)
  await cache.read('a', async () => 1)
  await cache.read('b', async () => 1)
  await cache.read('a', async () => 2)
  await cache.read('c', async () => 1)
  expect(await cache.read('a', async () => 2)).toBe(1)
  expect(await cache.read('b', async () => 2)).toBe(2)
})
