import type { Events } from '../database/listen.ts'

/** Tables whose changes a trigger notifies to all nodes. */
export type WatchedTable =
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
  /**
   * Returns the cached value of the key, else the result of `load`; concurrent readers share one load. A failure is not
   * cached.
   *
   * @param tag the places the value shows (`startsTag`), for caches notified of their changes
   */
  read(key: string, load: () => Promise<Value>, tag?: string): Promise<Value>
  /** The same for several keys, each its own tag; those not kept are loaded together. */
  readMany(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Value[]>
}

type Rules = {
  /** Everything is dropped when one of these changes, on any node. */
  tables: readonly WatchedTable[]
  /** Everything is dropped when a booking changes its state: places were taken or given back. */
  bookings?: boolean
  /** Values with a tag are dropped when places of its day and course change. */
  places?: boolean
  /** Everything is dropped when an offer sells or gets back places. */
  quantities?: boolean
  /** No answer is older, counted from the start of its load, even if no news came. */
  maxAgeMs: number
  /** Beyond so many keys the least recently read goes. */
  mostKeys: number
}

type Cached<Value> = { value: Promise<Value>; since: number; tag: string | undefined }

/** The tag of values showing the starts of a course on a day, as sent by the trigger on `tee_times`. */
export function startsTag(day: string, courseId: number): string {
  return `${day} ${courseId}`
}

/** Opens a cache in this node's memory for reads that many golfers share. */
export function openReadCache<Value>(
  events: Events,
  { tables, bookings, places, quantities, maxAgeMs, mostKeys }: Rules,
): ReadCache<Value> {
  const cached = new Map<string, Cached<Value>>()
  const keysOfTag = new Map<string, Set<string>>()
  const dropAll = () => {
    cached.clear()
    keysOfTag.clear()
  }
  const drop = (key: string, tag = cached.get(key)?.tag) => {
    cached.delete(key)
    if (tag === undefined) return
    const keys = keysOfTag.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) keysOfTag.delete(tag)
  }
  const keep = (key: string, one: Cached<Value>) => {
    cached.set(key, one)
    if (one.tag !== undefined) {
      const keys = keysOfTag.get(one.tag)
      if (keys) keys.add(key)
      else keysOfTag.set(one.tag, new Set([key]))
    }
    if (cached.size > mostKeys) drop(cached.keys().next().value ?? key)
    one.value.catch(() => cached.get(key) === one && drop(key))
  }
  const find = (key: string, now: number) => {
    const one = cached.get(key)
    if (!one || now - one.since >= maxAgeMs) return null
    // to the end of the line: the least recently read is the first to go
    cached.delete(key)
    cached.set(key, one)
    return one.value
  }

  const watched = new Set<string>(tables)
  events.subscribe('changes', (payload) => watched.has(tableOf(payload)) && dropAll(), dropAll)
  if (bookings) events.subscribe('bookings', dropAll, dropAll)
  if (places || quantities) {
    events.subscribe('availability', (payload) => {
      const { starts, offers } = availabilityOf(payload)
      if (offers ? quantities : places && starts === null) return dropAll()
      if (places) for (const tag of starts ?? []) for (const key of keysOfTag.get(tag) ?? []) drop(key)
    })
  }

  return {
    read: (key, load, tag) => {
      // Ages use the machine's monotonic time: the domain clock may be stopped or jump in tests.
      const now = performance.now()
      const known = find(key, now)
      if (known) return known
      const value = load()
      keep(key, { value, since: now, tag })
      return value
    },
    readMany: (keys, load) => {
      const now = performance.now()
      const known = new Map(keys.map((key) => [key, find(key, now)]))
      const missing = keys.filter((key) => !known.get(key))
      if (missing.length > 0) {
        const loaded = load(missing)
        for (const key of missing) {
          const value = loaded.then((values) => {
            const one = values.get(key)
            if (one === undefined) throw new Error(`nothing was loaded for ${key}`)
            return one
          })
          keep(key, { value, since: now, tag: key })
          known.set(key, value)
        }
      }
      return Promise.all([...known.values()].flatMap((value) => value ?? []))
    },
  }
}

function tableOf(payload: unknown): string {
  const table = payload !== null && typeof payload === 'object' && 'table' in payload ? payload.table : null
  return typeof table === 'string' ? table : ''
}

/** News of places: the tags of the starts that changed (null: any may have), or that offers sold. */
export function availabilityOf(payload: unknown): { starts: string[] | null; offers: boolean } {
  if (payload === null || typeof payload !== 'object') return { starts: null, offers: false }
  const starts = 'starts' in payload && Array.isArray(payload.starts) ? payload.starts.map(String) : null
  return { starts, offers: 'offers' in payload }
}

/** The minute a moment is in, for keys of what depends on the time: starts and sales begin on whole minutes. */
export function minuteOf(now: Date): string {
  return now.toISOString().slice(0, 16)
}
