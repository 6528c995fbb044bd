/** Something made at a cost and good for a while. */
type CachedPage<Value> = {
  value: Promise<Value | null>
  /** The value once it is there. */
  made: Value | null
  madeAt: number
  renewing: boolean
  bytes: number
  /** When it could not be made again, the last time. */
  failedAt?: number
  /** The first and the last time since it was made that something on it has changed. */
  changed?: { first: number; last: number } | undefined
}

/**
 * A page older than `freshMs` is still served while it is rendered again, one older than `longestMs` is not. A page
 * known to be outdated is served for `outdatedMs` more while it is rendered again, at most twice in that time. One that
 * cannot be rendered again, as while the database is away, is served until it is `awayMs` old.
 */
export type Ages = {
  readonly freshMs: number
  readonly longestMs: number
  readonly outdatedMs?: number
  readonly awayMs?: number
}

/** How soon a page that could not be rendered again is tried once more. */
const RETRY_MS = 2_000

export type HtmlCache<Value> = {
  /**
   * Returns the cached value of a key, or the result of `make`, which receives the value it replaces (null without
   * one) and may return it again. `make` returns null for an uncacheable one.
   */
  get(key: string, ages: Ages, make: Make<Value>): Promise<Value | null>
  /** Drops everything, as when a price or a text has changed. */
  forget(): void
  /** Something on the pages with these keys has changed. */
  outdate(which: (key: string) => boolean): void
}

type Make<Value> = (earlier: Value | null) => Promise<Value | null>

/** How much memory the values may take together, and how much one takes. */
export type Size<Value> = { readonly mostBytes: number; readonly bytesOf: (value: Value) => number }

/**
 * Caches up to `most` pages within the byte limit; the least recently read is dropped first. Concurrent requests during
 * a rendering share it.
 */
export function createHtmlCache<Value>(
  most: number,
  now: () => number,
  { mostBytes, bytesOf }: Size<Value> = { mostBytes: Number.POSITIVE_INFINITY, bytesOf: () => 0 },
): HtmlCache<Value> {
  const pages = new Map<string, CachedPage<Value>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  function put(key: string, page: CachedPage<Value>): void {
    drop(key)
    pages.set(key, page)
    trim()
  }

  function weigh(key: string, page: CachedPage<Value>, value: Value): void {
    page.made = value
    if (pages.get(key) !== page) return
    page.bytes = bytesOf(value)
    bytes += page.bytes
    trim()
  }

  function trim(): void {
    for (const key of pages.keys()) {
      if (pages.size <= most && bytes <= mostBytes) return
      drop(key)
    }
  }

  function keep(key: string, awayMs: number, make: Make<Value>): Promise<Value | null> {
    const earlier = pages.get(key)
    const made = make(earlier?.made ?? null)
    const value = made.catch((error: unknown) => {
      if (!earlier || earlier.made === null || now() - earlier.madeAt > awayMs) throw error
      if (pages.get(key) === page) putBack(key, earlier)
      return earlier.made
    })
    const page: CachedPage<Value> = { value, made: null, madeAt: now(), renewing: false, bytes: 0 }
    put(key, page)
    const dropIt = () => {
      if (pages.get(key) === page) drop(key)
    }
    made.then(
      (value) => (value === null ? dropIt() : weigh(key, page, value)),
      () => {},
    )
    value.catch(dropIt)
    return value
  }

  function putBack(key: string, earlier: CachedPage<Value>): void {
    put(key, { ...earlier, failedAt: now() })
    bytes += earlier.bytes
  }

  function renew(key: string, page: CachedPage<Value>, make: Make<Value>): void {
    if (page.renewing) return
    page.renewing = true
    const begunAt = now()
    make(page.made).then(
      (value) => {
        if (pages.get(key) !== page) return
        if (value === null) return drop(key)
        // changes since it was begun may be missing from it
        const last = page.changed?.last ?? Number.NEGATIVE_INFINITY
        const changed = last >= begunAt ? { first: begunAt, last } : undefined
        const known = { value: Promise.resolve(value), made: value, madeAt: now() }
        const fresh: CachedPage<Value> = { ...known, renewing: false, bytes: 0, changed }
        put(key, fresh)
        weigh(key, fresh, value)
      },
      () => {
        page.renewing = false
      },
    )
  }

  return {
    get: (key, { freshMs, longestMs, outdatedMs = 0, awayMs = 0 }, make) => {
      const page = pages.get(key)
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY
      const outdatedFor = page?.changed ? now() - page.changed.first : null
      const hasJustFailed = page?.failedAt !== undefined && now() - page.failedAt < RETRY_MS && age <= awayMs
      if (hasJustFailed) return page.value
      if (!page || age > longestMs || (outdatedFor ?? 0) > outdatedMs) return keep(key, awayMs, make)
      // moved to the end, so that recently read pages stay
      pages.delete(key)
      pages.set(key, page)
      if (age > freshMs || (outdatedFor !== null && age >= outdatedMs / 2)) renew(key, page, make)
      return page.value
    },
    forget: () => {
      for (const key of pages.keys()) drop(key)
    },
    outdate: (which) => {
      for (const [key, page] of pages)
        if (which(key)) page.changed = { first: page.changed?.first ?? now(), last: now() }
    },
  }
}
