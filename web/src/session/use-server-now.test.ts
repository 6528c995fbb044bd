import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

type Store = { subscribe: (listener: () => void) => () => void; current: () => number | null }

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())
let store: Store | undefined
vi.mock('react', () => ({
  useSyncExternalStore: (subscribe: Store['subscribe'], current: Store['current']) => {
    store = { subscribe, current }
    return current()
  },
}))
vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
const { noteServerNow, serverNow } = await import('@teeviet/contract/live/server-clock')
const { useByServerTime, useMinute, useServerNow } = await import('./use-server-now.ts')

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 3, 0, 0) })
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

/** Begins to show a clock, and calls this whenever it turns. */
function show(turned: () => void): () => void {
  useServerNow()
  return store?.subscribe(turned) ?? (() => {})
}

it('a clock turns as the server’s second begins, wherever in its own second the device is', () => {
  noteServerNow(Date.now() + 90_340, Date.now(), Date.now())
  const turns: number[] = []
  const hide = show(() => turns.push(serverNow() % 1000))
  vi.advanceTimersByTime(3_000)
  expect(turns).toEqual([0, 0, 0])
  hide()
  vi.advanceTimersByTime(3_000)
  expect(turns).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

it('asks the server once the device is set, and is right to the millisecond again', async () => {
  noteServerNow(Date.now() + 340, Date.now(), Date.now())
  const server = Date.now() + 340
  const hide = show(() => {})
  await vi.advanceTimersByTimeAsync(250)
  vi.setSystemTime(Date.now() + 600_000)
  vi.stubGlobal('fetch', async () => Response.json({ status: 'ready', now: server + 500 }))
  await vi.advanceTimersByTimeAsync(250)
  expect(serverNow()).toBe(server + 500)
  hide()
})

it('what a rule says of the time is the same until the instant that matters to it', () => {
  noteServerNow(Date.now() + 340, Date.now(), Date.now())
  const opensAt = Date.UTC(2026, 10, 22, 3, 0, 3)
  useByServerTime((now) => now !== null && now >= opensAt)
  const seen: unknown[] = []
  const hide = store?.subscribe(() => seen.push(store?.current()))
  vi.advanceTimersByTime(4_000)
  expect(seen).toEqual([false, false, true, true])
  hide?.()
})

it('the minute is the same for sixty seconds', () => {
  noteServerNow(Date.now(), Date.now(), Date.now())
  useMinute()
  const minutes = new Set<unknown>()
  const hide = store?.subscribe(() => minutes.add(store?.current()))
  vi.advanceTimersByTime(90_000)
  expect([...minutes]).toEqual([Date.UTC(2026, 10, 22, 3, 0), Date.UTC(2026, 10, 22, 3, 1)])
  hide?.()
})
