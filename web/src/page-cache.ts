import { integer, oneOf, type Read } from '@teeviet/contract/display/search-params'
import { policyImageTypes } from '@teeviet/contract/rules/policy-images'
import { isDay } from '@teeviet/contract/rules/time/dates'
import { readDay } from '#book/tee-times/read-day.ts'
import { readFindSearch } from '#discover/find/find-search.ts'
import { readCriteria } from '#discover/search/criteria.ts'

type SharedPage = {
  readonly path: RegExp
  /** The query names that change the page, and how each is read. */
  readonly names: Readonly<Record<string, Read<unknown>>>
  /** Names whose values are too many to keep a page for each. */
  readonly unkept?: readonly string[]
  /** It shows the number of places left, of one course or of several. */
  readonly hasPlaces?: boolean
}

/**
 * The pages whose HTML is the same for every visitor. Query parameters not listed here are left out of the key, and a
 * page is cached only for known values in canonical form: invented addresses cannot fill the cache.
 */
const sharedPages: readonly SharedPage[] = [
  { path: /^\/(?:wap|web|bussiness|jinpro|evga)$/, names: { source: integer } },
  { path: /^\/(?:san-noi-bat|tin-tuc)$/, names: {} },
  { path: /^\/tin-tuc\/chi-tiet\/\d{1,10}$/, names: {} },
  {
    path: /^\/(?:san\/chi-tiet|wap\/detail-facilities)\/(?<course>\d{1,10})$/,
    names: { date: readDay },
    hasPlaces: true,
  },
  {
    path: /^\/wap\/search-facility$/,
    names: Object.fromEntries(
      (['region', 'date', 'play_time', 'number_hole', 'number_player', 'sort'] as const).map((name) => [
        name,
        (raw: unknown) => readCriteria({ [name]: raw })[name],
      ]),
    ),
    unkept: ['place', 'price_from', 'price_to'],
    hasPlaces: true,
  },
  {
    path: /^\/wap\/find-tee-times$/,
    names: Object.fromEntries(
      (['where', 'date', 'play_time', 'number_hole', 'number_player', 'sort'] as const).map((name) => [
        name,
        (raw: unknown) => readFindSearch({ [name]: raw })[name],
      ]),
    ),
    hasPlaces: true,
  },
  { path: /^\/(?:bang-gia|baogia)$/, names: { facility_id: integer, date_played: readDay } },
  { path: /^\/wap\/(?:top-course|good-yard-area\/[123]|term-and-condition|rules-insurance)$/, names: {} },
  { path: /^\/wap\/hot-deal$/, names: {}, hasPlaces: true },
  { path: /^\/offline$/, names: {} },
  { path: /^\/wap\/image$/, names: { type: oneOf(...policyImageTypes) } },
  { path: /^\/policy\/[a-z-]{4,40}$/, names: {} },
]

/** Query parameters that make a page personal: it is then rendered for that visitor alone. */
const personal = ['token', 'data', 'phone', 'cif']
/** A day further away than this has nothing to show, and there is no end of such days. */
const furthestDayMs = 400 * 24 * 60 * 60 * 1000

/** How a page's HTML is kept for everybody of one language: by the plainest address of the same page. */
export type Keeping = {
  readonly key: string
  /** The page shows places of this course (null: of several), on the day asked for or the first that has any. */
  readonly places?: { readonly courseId: number | null; readonly day: string | null } | undefined
}

/** How the HTML of an address is kept; null when it may not be. `now` is epoch milliseconds. */
export function keepingOf(url: URL, now: number = Date.now()): Keeping | null {
  const page = sharedPages.find(({ path }) => path.test(url.pathname))
  if (!page || [...personal, ...(page.unkept ?? [])].some((name) => url.searchParams.has(name))) return null
  const query = new URLSearchParams()
  for (const [name, read] of Object.entries(page.names)) {
    const [value, another] = url.searchParams.getAll(name)
    if (value === undefined) continue
    if (another !== undefined || String(read(value)) !== value) return null
    if (isDay(value) && Math.abs(Date.parse(value) - now) > furthestDayMs) return null
    query.set(name, value)
  }
  const text = query.toString()
  const course = page.path.exec(url.pathname)?.groups?.course
  const [day = null] = /^\d{4}-\d\d-\d\d$/.exec(query.get('date') ?? '') ?? []
  const places = page.hasPlaces ? { courseId: course === undefined ? null : Number(course), day } : undefined
  return { key: text === '' ? url.pathname : `${url.pathname}?${text}`, places }
}
