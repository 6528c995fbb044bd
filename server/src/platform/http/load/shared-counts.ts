import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { notify } from '../../database/listen.ts'

const channel = 'request-counts'
const WINDOW_MS = 60_000
const SHARE_EVERY_MS = 1_000
/** A payload of the database's notifications holds 7,900 bytes; a key has at most 40. */
const MOST_IN_ONE = 100
/** Of an address that asks for so few the other servers need not know. */
const LEAST_SHARED = 20
const MOST_KEYS = 50_000

const shared = z.object({
  node: z.string(),
  window: z.int(),
  counts: z.array(z.tuple([z.string(), z.int()])),
})

export type SharedCounts = {
  /** Counts one more: how many this minute on all servers, and how many milliseconds it still lasts. */
  add(key: string): { current: number; ttl: number }
  /** Sends the other servers what has been counted here since the last time; each second it happens by itself. */
  share(): Promise<void>
  close(): void
}

/**
 * Counts by key and minute over all servers of one database: each one counts for itself and sends the others what it has
 * counted once a second, so that no request waits for it. The others' counts are at most a second old; while the
 * database is away each server counts alone. The minute is that of the machine's clock.
 */
export function openSharedCounts(
  { q, events, log }: Pick<Context, 'q' | 'events' | 'log'>,
  now: () => number = Date.now,
): SharedCounts {
  const node = randomUUID()
  let window = 0
  let own = new Map<string, number>()
  let changed = new Set<string>()
  let ofOthers = new Map<string, Map<string, number>>()

  /** Begins anew with each minute. */
  function turn(): void {
    const current = Math.floor(now() / WINDOW_MS)
    if (current === window) return
    window = current
    own = new Map()
    changed = new Set()
    ofOthers = new Map()
  }

  const others = (key: string) =>
    [...ofOthers.values()].reduce((sum, counts) => sum + (counts.get(key) ?? 0), 0)

  async function share(): Promise<void> {
    turn()
    const counts = [...changed].map((key): [string, number] => [key, own.get(key) ?? 0])
    changed = new Set()
    for (let from = 0; from < counts.length; from += MOST_IN_ONE)
      await notify(q, channel, { node, window, counts: counts.slice(from, from + MOST_IN_ONE) })
  }

  const unsubscribe = events.subscribe(channel, (payload) => {
    const news = shared.parse(payload)
    turn()
    if (news.node === node || news.window !== window) return
    const known = ofOthers.get(news.node) ?? new Map<string, number>()
    for (const [key, count] of news.counts) known.set(key, count)
    ofOthers.set(news.node, known)
  })
  const timer = setInterval(() => {
    share().catch((error: unknown) => log.debug({ err: error }, 'the counts of requests were not shared'))
  }, SHARE_EVERY_MS)
  timer.unref()

  return {
    add: (key) => {
      turn()
      const count = (own.get(key) ?? 0) + 1
      own.set(key, count)
      if (count >= LEAST_SHARED) changed.add(key)
      // an attacker with many networks: the first of them are forgotten, and begin anew
      if (own.size > MOST_KEYS) for (const first of own.keys()) if (own.delete(first)) break
      return { current: count + others(key), ttl: WINDOW_MS - (now() % WINDOW_MS) }
    },
    share,
    close: () => {
      clearInterval(timer)
      unsubscribe()
    },
  }
}
