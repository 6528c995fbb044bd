/**
 * The addresses' queries, kept plain: `?type=3&title=Flash%20sale`. The router's own format would quote text that
 * looks like a number and so change addresses that partners and messages link to.
 */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** Reads one parameter; undefined drops it. Readers never throw: an odd address still opens its page. */
export type Read<Value> = (raw: unknown) => Value | undefined

export const text: Read<string> = (raw) =>
  typeof raw === 'string' ? raw || undefined : typeof raw === 'number' ? String(raw) : undefined

export const integer: Read<number> = (raw) => {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw
  return Number.isSafeInteger(value) && typeof value === 'number' ? value : undefined
}

export const flag: Read<1> = (raw) => (['1', 'true', 1, true].includes(raw as never) ? 1 : undefined)

export function oneOf<const Value extends string | number>(...values: readonly Value[]): Read<Value> {
  return (raw) => values.find((value) => String(value) === String(raw))
}

type SearchOf<Shape> = { [K in keyof Shape]?: Shape[K] extends Read<infer Value> ? Value : never }

/**
 * Makes a route's `validateSearch`: `searchOf({ type: oneOf(0, 1, 2, 3), title: text })`. Zod stays out on
 * purpose: this code is part of every first load.
 */
export function searchOf<Shape extends Record<string, Read<unknown>>>(
  shape: Shape,
): (raw: Record<string, unknown>) => SearchOf<Shape> {
  return (raw) => {
    const search: SearchOf<Shape> = {}
    for (const name in shape) {
      // An empty parameter is named all the same: the router would use the raw one instead.
      Object.assign(search, { [name]: shape[name]?.(raw[name]) })
    }
    return search
  }
}
