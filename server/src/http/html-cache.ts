/** Something made at a cost and good for a while. */
type Kept<Value> = { value: Promise<Value | null>; madeAt: number; renewing: boolean }

/** A page older than `freshMs` is still given out while it is made anew, one older than `longestMs` is not. */
export type Ages = { readonly freshMs: number; readonly longestMs: number }

export type HtmlCache<Value> = {
  /** What is kept under a key, or what `make` gives. `make` gives null for what must not be kept. */
  get(key: string, ages: Ages, make: () => Promise<Value | null>): Promise<Value | null>
  /** Drops everything, as when a price or a text has changed, or only the keys that `which` says. */
  forget(which?: (key: string) => boolean): void
}

/** Keeps up to `most` pages. Visitors who come while one is being made wait for it together. */
export function createHtmlCache<Value>(most: number, now: () => number): HtmlCache<Value> {
  const pages = new Map<string, Kept<Value>>()

  function keep(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const page: Kept<Value> = { value: make(), madeAt: now(), renewing: false }
    pages.delete(key)
    pages.set(key, page)
    if (pages.size > most) pages.delete(pages.keys().next().value ?? key)
    const drop = () => {
      if (pages.get(key) === page) pages.delete(key)
    }
    page.value.then((value) => value === null && drop(), drop)
    return page.value
  }

  function renew(key: string, page: Kept<Value>, make: () => Promise<Value | null>): void {
    if (page.renewing) return
    page.renewing = true
    make().then(
      (value) => {
        if (pages.get(key) !== page) return
        if (value === null) pages.delete(key)
        else pages.set(key, { value: Promise.resolve(value), madeAt: now(), renewing: false })
      },
      () => {
        page.renewing = false
      },
    )
  }

  return {
    get: (key, { freshMs, longestMs }, make) => {
      const page = pages.get(key)
      const age = page ? now() - page.madeAt : Number.POSITIVE_INFINITY
      if (!page || age > longestMs) return keep(key, make)
      if (age > freshMs) renew(key, page, make)
      return page.value
    },
    forget: (which = () => true) => {
      for (const key of pages.keys()) if (which(key)) pages.delete(key)
    },
  }
}
