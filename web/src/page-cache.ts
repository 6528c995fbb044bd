/**
 * The pages whose HTML is the same for every visitor, with the query names that change it. Unknown names are left
 * out of the key, so that nobody can fill the cache by making names up.
 */
const sharedPages: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^\/(?:wap|web|bussiness|jinpro|evga)$/, []],
  [/^\/(?:san-noi-bat|tin-tuc)$/, []],
  [/^\/(?:san|tin-tuc)\/chi-tiet\/\d{1,10}$/, []],
  [/^\/wap\/detail-facilities\/\d{1,10}$/, []],
  [/^\/(?:bang-gia|baogia)$/, ['facility_id', 'date_played']],
  [/^\/wap\/(?:hot-deal|top-course|good-yard-area\/[123]|term-and-condition|rules-insurance)$/, []],
  [/^\/wap\/image$/, ['type']],
  [/^\/policy\/[a-z-]{4,40}$/, []],
]

/** Queries that make a page somebody's own: it is then rendered for that visitor alone. */
const personal = ['token', 'data', 'phone', 'cif']

/** Under which name a page's HTML may be kept, before the language is added; null when it may not. */
export function cacheKeyOf(url: URL): string | null {
  const page = sharedPages.find(([path]) => path.test(url.pathname))
  if (!page || personal.some((name) => url.searchParams.has(name))) return null
  const known = page[1].map((name) => `${name}=${url.searchParams.get(name) ?? ''}`)
  return `${url.pathname}?${known.join('&')}`
}
