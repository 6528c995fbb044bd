import type { Events } from './listen.ts'

/** Tables whose changes are told to all nodes by a trigger. */
export type ToldTable =
  | 'courses'
  | 'course_paths'
  | 'course_pictures'
  | 'reviews'
  | 'holidays'
  | 'rates'
  | 'refund_terms'
  | 'insurance_packages'
  | 'offer_categories'
  | 'offers'
  | 'news'
  | 'banners'
  | 'site_settings'
  | 'partners'
  | 'tee_times'

export interface ReadCache<Value> {
  /** What is kept under the key, else what `load` gives; many who ask at once share one load. A failure is not kept. */
  read(key: string, load: () => Promise<Value>): Promise<Value>
}

type Rules = {
  /** Everything is dropped when one of these changes, on any node. */
  tables: readonly ToldTable[]
  /** Everything is dropped when a booking changes its state: places were taken or given back. */
  bookings?: boolean
  /** No answer is older, counted from the start of its load, even if no news came. */
  maxAgeMs: number
  /** Beyond so many keys the least recently read goes. */
  mostKeys: number
}

/** Opens a cache in this node's memory for reads that many golfers share. */
export function openReadCache<Value>(
  events: Events,
  { tables, bookings, maxAgeMs, mostKeys }: Rules,
): ReadCache<Value> {
  const kept = new Map<string, { value: Promise<Value>; since: number }>()
  const dropAll = () => kept.clear()
  const watched = new Set<string>(tables)
  events.subscribe('changes', (payload) => watched.has(tableOf(payload)) && dropAll(), dropAll)
  if (bookings) events.subscribe('bookings', dropAll, dropAll)

  return {
    read: (key, load) => {
      // Ages are the machine's own time: the clock of the domain may stand still or jump.
      const now = performance.now()
      let one = kept.get(key)
      if (one && now - one.since < maxAgeMs) {
        kept.delete(key)
      } else {
        const value = load()
        one = { value, since: now }
        value.catch(() => kept.get(key)?.value === value && kept.delete(key))
      }
      kept.set(key, one)
      if (kept.size > mostKeys) kept.delete(kept.keys().next().value ?? key)
      return one.value
    },
  }
}

function tableOf(payload: unknown): string {
  const table = payload !== null && typeof payload === 'object' && 'table' in payload ? payload.table : null
  return typeof table === 'string' ? table : ''
}

/** The minute a moment is in, for keys of what depends on the time: starts and sales begin on whole minutes. */
export function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16)
}
