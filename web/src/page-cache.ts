/**
 * The pages whose HTML is the same for every visitor, with the query names that change it. Unknown names are left
 * out of the key, so that nobody can fill the cache by making names up.
 */
const sharedPages: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/(?:wap|web|bussiness|jinpro|evga)$/, ['source']],
  [/^\/(?:san-noi-bat|tin-tuc)$/, []],
  [/^\/tin-tuc\/chi-tiet\/\d{1,10}$/, []],
  [/^\/(?:san\/chi-tiet|wap\/detail-facilities)\/\d{1,10}$/, ['date']],
  [/^\/(?:bang-gia|baogia)$/, ['facility_id', 'date_played']],
  [/^\/wap\/(?:hot-deal|top-course|good-yard-area\/[123]|term-and-condition|rules-insurance)$/, []],
  [/^\/wap\/image$/, ['type']],
  [/^\/policy\/[a-z-]{4,40}$/, []],
]

/** Queries that make a page somebody's own: it is then rendered for that visitor alone. */
const personal = ['token', 'data', 'phone', 'cif']
const longestValue = 40

/**
 * The plainest address of the same page, under which its HTML may be kept for everybody of one language; null when
 * it may not be kept.
 */
export function cacheKeyOf(url: URL): string | null {
  const page = sharedPages.find(([path]) => path.test(url.pathname))
  if (!page || personal.some((name) => url.searchParams.has(name))) return null
  const query = new URLSearchParams()
  for (const name of page[1]) {
    const value = url.searchParams.get(name)
    if (value !== null && value.length > longestValue) return null
    if (value !== null) query.set(name, value)
  }
  const text = query.toString()
  return text === '' ? url.pathname : `${url.pathname}?${text}`
}
