/** Something made at a cost and good for a while. */
type Kept<Value> = {
  value: Promise<Value | null>
  madeAt: number
  renewing: boolean
  bytes: number
  /** The first and the last time since it was made that something on it has changed. */
  changed?: { first: number; last: number } | undefined
}

/**
 * A page older than `freshMs` is still given out while it is made anew, one older than `longestMs` is not. One that is
 * known to be outdated is given out for `outdatedMs` more while it is made anew, at most twice in that time.
 */
export type Ages = { readonly freshMs: number; readonly longestMs: number; readonly outdatedMs?: number }

export type HtmlCache<Value> = {
  /** What is kept under a key, or what `make` gives. `make` gives null for what must not be kept. */
  get(key: string, ages: Ages, make: () => Promise<Value | null>): Promise<Value | null>
  /** Drops everything, as when a price or a text has changed. */
  forget(): void
  /** Something on the pages with these keys has changed. */
  outdate(which: (key: string) => boolean): void
}

/** How much memory the values may take together, and how much one takes. */
export type Size<Value> = { readonly mostBytes: number; readonly bytesOf: (value: Value) => number }

/**
 * Keeps up to `most` pages, and no more bytes than told; the least recently read go first. Visitors who come while one
 * is being made wait for it together.
 */
export function createHtmlCache<Value>(
  most: number,
  now: () => number,
  { mostBytes, bytesOf }: Size<Value> = { mostBytes: Number.POSITIVE_INFINITY, bytesOf: () => 0 },
): HtmlCache<Value> {
  const pages = new Map<string, Kept<Value>>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  function put(key: string, page: Kept<Value>): void {
    drop(key)
    pages.set(key, page)
    trim()
  }

  function weigh(key: string, page: Kept<Value>, value: Value): void {
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

  function keep(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const page: Kept<Value> = { value: make(), madeAt: now(), renewing: false, bytes: 0 }
    put(key, page)
    const dropIt = () => {
      if (pages.get(key) === page) drop(key)
    }
    page.value.then((value) => (value === null ? dropIt() : weigh(key, page, value)), dropIt)
    return page.value
  }

  function renew(key: string, page: Kept<Value>, make: () => Promise<Value | null>): void {
    if (page.renewing) return
    page.renewing = true
    const begunAt = now()
    make().then(
      (value) => {
        if (pages.get(key) !== page) return
        if (value === null) return drop(key)
        // what has changed since it was begun may not be on it
        const last = page.changed?.last ?? Number.NEGATIVE_INFINITY
        const changed = last >= begunAt ? { first: begunAt, last } : undefined
        const fresh = { value: Promise.resolve(value), madeAt: now(), renewing: false, bytes: 0, changed }
        put(key, fresh)
        weigh(key, fresh, value)
      },
      () => {
        page.renewing = false
      },
    )
  }

  return {
    get: (key, { freshMs, longestMs, outdatedMs = 0 }, make) => {
      const page = pages.get(key)
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY
      const outdatedFor = page?.changed ? now() - page.changed.first : null
      if (!page || age > longestMs || (outdatedFor ?? 0) > outdatedMs) return keep(key, make)
      // to the end, so that what is read stays
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
