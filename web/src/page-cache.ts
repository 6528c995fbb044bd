type SharedPage = {
  readonly path: RegExp
  /** The query names that change the page. */
  readonly names: readonly string[]
  /** Names whose values are too many to keep a page for each. */
  readonly unkept?: readonly string[]
  /** It tells how many places are left, which changes by the minute. */
  readonly isLive?: boolean
}

/**
 * The pages whose HTML is the same for every visitor. Names of the query that are not said here are left out of the
 * key, so that nobody can fill the cache by making names up.
 */
const sharedPages: readonly SharedPage[] = [
  { path: /^\/(?:wap|web|bussiness|jinpro|evga)$/, names: ['source'] },
  { path: /^\/(?:san-noi-bat|tin-tuc)$/, names: [] },
  { path: /^\/tin-tuc\/chi-tiet\/\d{1,10}$/, names: [] },
  {
    path: /^\/(?:san\/chi-tiet|wap\/detail-facilities)\/(?<course>\d{1,10})$/,
    names: ['date'],
    isLive: true,
  },
  {
    path: /^\/wap\/search-facility$/,
    names: ['region', 'date', 'play_time', 'number_hole', 'number_player', 'sort'],
    unkept: ['place', 'price_from', 'price_to'],
    isLive: true,
  },
  { path: /^\/(?:bang-gia|baogia)$/, names: ['facility_id', 'date_played'] },
  { path: /^\/wap\/(?:top-course|good-yard-area\/[123]|term-and-condition|rules-insurance)$/, names: [] },
  { path: /^\/wap\/hot-deal$/, names: [], isLive: true },
  { path: /^\/offline$/, names: [] },
  { path: /^\/wap\/image$/, names: ['type'] },
  { path: /^\/policy\/[a-z-]{4,40}$/, names: [] },
]

/** Queries that make a page somebody's own: it is then rendered for that visitor alone. */
const personal = ['token', 'data', 'phone', 'cif']
const longestValue = 40

/** How a page's HTML is kept for everybody of one language: the plainest address of the same page, and for how long. */
export type Keeping = {
  readonly key: string
  readonly isLive: boolean
  /** The page shows places of this course: of the day asked for, or of the first that has any. */
  readonly places?: { readonly courseId: number; readonly day: string | null } | undefined
}

/** How the HTML of an address is kept; null when it may not be. */
export function keepingOf(url: URL): Keeping | null {
  const page = sharedPages.find(({ path }) => path.test(url.pathname))
  if (!page || [...personal, ...(page.unkept ?? [])].some((name) => url.searchParams.has(name))) return null
  const query = new URLSearchParams()
  for (const name of page.names) {
    const value = url.searchParams.get(name)
    if (value !== null && value.length > longestValue) return null
    if (value !== null) query.set(name, value)
  }
  const text = query.toString()
  const course = page.path.exec(url.pathname)?.groups?.course
  const [day = null] = /^\d{4}-\d\d-\d\d$/.exec(query.get('date') ?? '') ?? []
  const places = course === undefined ? undefined : { courseId: Number(course), day }
  return { key: text === '' ? url.pathname : `${url.pathname}?${text}`, isLive: page.isLive ?? false, places }
}
