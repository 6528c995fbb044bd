import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { addDays, type Day, dayOf } from '@teeviet/contract/rules/dates'
import { defaultLanguage, isLanguage, type Language } from '@teeviet/contract/rules/languages'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { availabilityOf } from '../database/read-cache.ts'
import { createConcurrencyCap } from './concurrency-cap.ts'
import { takesGzip } from './encoded.ts'
import { SECONDS_WITHOUT_DATABASE } from './errors.ts'
import { type Ages, createHtmlCache } from './html-cache.ts'
import { ownCallHeaders } from './own-call.ts'
import { registerPageAssets } from './page-assets.ts'
import { type PageHosts, pagePolicy } from './page-policy.ts'
import { Refusal } from './refusal.ts'
import { gzippedHtml, plainHtml, type SharedHtml, shareHtml } from './shared-html.ts'

export type PageOptions = {
  /** The web's build, `web/dist`. */
  readonly buildDir: string
  /** Pages from their sources instead of the build, with the files they need. */
  readonly live?: { web: Web; register(app: FastifyInstance): Promise<void> } | null
  /** Scheme and host visitors see, without a slash at the end; for canonical links. */
  readonly publicUrl: string
  /**
   * Asked for every page, also one that is kept in memory: a partner entered today may frame the product today, and
   * each of them only its own golfers' pages. `cookie` goes along with the page.
   */
  readonly hosts: (page: OpenedPage) => Promise<PageHosts & { readonly cookie?: string }>
  /** `?lang=test` shows every text in brackets, in this browser until another language is asked for. */
  readonly testLanguage?: boolean
  /** How many pages may be rendered at once (64 unless told); the next one is refused (503). */
  readonly atOnce?: number
  readonly now?: () => number
}

export type Pages = {
  /** Forgets the pages kept in memory: something public has changed. */
  forget(): void
  /** Forgets the pages of courses whose places have changed, as the channel `availability` tells it. */
  forgetPlaces(news: unknown): void
}

/** The partner whose entry an address is. */
export type PageOwner = { readonly code?: string; readonly bank_id?: number; readonly source?: number }

type OpenedPage = {
  readonly path: string
  readonly query: URLSearchParams
  /** The partner whose entry the page is by its address. */
  readonly entered: PageOwner | null
  readonly headers: IncomingHttpHeaders
}

/** What the web's build gives: one function that renders, one that says what may be kept, one whose entry a page is; the hosts of services elsewhere. */
export type Web = {
  fetch(request: Request, options: { context: object }): Promise<Response>
  keepingOf(url: URL): Keeping | null
  partnerOf(url: URL): PageOwner | null | Promise<PageOwner | null>
  readonly apiOrigins: readonly string[]
}

/** `places`: it shows places of this course, on the day asked for or the first with any. */
type Keeping = {
  key: string
  isLive: boolean
  places?: { readonly courseId: number; readonly day: string | null } | undefined
}

type Words = { lang: Language; marked: boolean }

const gzipped = promisify(gzip)
const mostKept = 400
const mostBytes = 64 * 1024 * 1024
const bytesOf = ({ pieces, deflated }: SharedHtml) =>
  [...pieces, ...deflated].reduce((sum, part) => sum + part.length, 0)
const ages: Ages = { freshMs: 5_000, longestMs: 60_000 }
/** How many places are left over many courses changes all the time: what says so lives a second. */
const liveAges: Ages = { freshMs: 1_000, longestMs: 1_000 }
/** Places of one course are told when they change; a start that has passed is seen after this long. */
const toldAges: Ages = { freshMs: 10_000, longestMs: 15_000 }
const languageCookieSeconds = 365 * 24 * 60 * 60
/**
 * Mounts the web: its files, and every other GET as a page rendered on the server. Unknown paths under /api answer
 * in JSON. Public pages are kept in memory for a few seconds, once a language, for all visitors.
 */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<Pages> {
  const { live } = options
  const web = live?.web ?? (await loadWeb(options.buildDir))
  const now = options.now ?? Date.now
  const cache = createHtmlCache<SharedHtml>(mostKept, now, { mostBytes, bytesOf })
  const capped = createConcurrencyCap(options.atOnce ?? 64)
  await (live?.register(app) ?? registerPageAssets(app, options.buildDir))

  const inject = async (call: { method: string; url: string; headers: object; payload?: string }) => {
    const method = call.method === 'POST' ? 'POST' : 'GET'
    const headers = { ...call.headers, ...ownCallHeaders }
    return await app.inject({ ...call, method, headers })
  }

  const render = (address: string, words: Words, nonce: string) =>
    capped(() => renderPage(address, words, nonce))

  async function renderPage(address: string, words: Words, nonce: string): Promise<Response> {
    const request = new Request(address, { headers: { accept: 'text/html' } })
    let isAway = false
    const watched = async (call: Parameters<typeof inject>[0]) => {
      const answer = await inject(call)
      isAway ||= answer.statusCode === 503
      return answer
    }
    const response = await web.fetch(request, {
      context: { nonce, ...words, origin: options.publicUrl, inject: watched },
    })
    // Visitors see the page's own words with a way to try again; nobody keeps it or takes it for the page.
    return isAway ? new Response(response.body, { status: 503 }) : response
  }

  /** A page that is the same for everybody; null when it turned out not to be a plain page (a redirect, an error). */
  async function renderShared(key: string, words: Words): Promise<SharedHtml | null> {
    const nonce = newNonce()
    const response = await render(`${options.publicUrl}${key}`, words, nonce)
    if (response.status !== 200) return null
    return await shareHtml(withFewerNonces(await response.text(), nonce), nonce)
  }

  async function sharedPage(url: URL, words: Words): Promise<SharedHtml | null> {
    const keeping = web.keepingOf(url)
    if (keeping === null) return null
    const { key, isLive, places } = keeping
    const kept = `${words.lang} ${words.marked ? 'marked ' : ''}${places ? markOf(places) : ''}${key}`
    const agesOfPage = places ? toldAges : isLive ? liveAges : ages
    return await cache.get(kept, agesOfPage, () => renderShared(key, words))
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, options.publicUrl)
    const words = {
      lang: languageOfPage(url, request, reply),
      marked: options.testLanguage === true && areMarked(url, request, reply),
    }
    const nonce = newNonce()
    const hosts = await hostsOf(url, request, reply)
    const shared = await sharedPage(url, words)
    if (shared) {
      dressHtml(reply, url, nonce, hosts)
      if (!takesGzip(request)) return reply.send(plainHtml(shared, nonce))
      return reply.header('content-encoding', 'gzip').send(gzippedHtml(shared, nonce))
    }
    const response = await render(url.href, words, nonce)
    const location = response.headers.get('location')
    if (location !== null) return reply.redirect(withoutOrigin(location, options.publicUrl), response.status)
    dressHtml(reply.status(response.status), url, nonce, hosts)
    if (response.status === 503) reply.header('retry-after', String(SECONDS_WITHOUT_DATABASE))
    const html = await response.text()
    if (!takesGzip(request)) return reply.send(html)
    return reply.header('content-encoding', 'gzip').send(await gzipped(html, { level: 4 }))
  }

  async function hostsOf(url: URL, { headers }: FastifyRequest, reply: FastifyReply): Promise<PageHosts> {
    const entered = await web.partnerOf(url)
    const page = { path: url.pathname, query: url.searchParams, entered, headers }
    const { cookie, ...hosts } = await options.hosts(page)
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    const connectTo = [...web.apiOrigins, ...(hosts.connectTo ?? [])]
    return { ...hosts, connectTo, inlineStyles: live !== undefined && live !== null }
  }

  function dressHtml(reply: FastifyReply, url: URL, nonce: string, hosts: PageHosts) {
    // A page that was opened with a token tells nobody its address, its own server included.
    const referrer = url.searchParams.has('token') ? 'strict-origin' : 'strict-origin-when-cross-origin'
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('content-security-policy', pagePolicy(nonce, hosts))
      .header('referrer-policy', referrer)
  }

  app.all('/api/*', () => {
    throw new Refusal('request.notFound')
  })
  app.get('/*', answer)
  app.setNotFoundHandler(() => {
    throw new Refusal('request.notFound')
  })
  return {
    forget: () => cache.forget(),
    forgetPlaces: (news) => cache.forget(showsPlacesOf(availabilityOf(news), dayOf(now()))),
  }
}

async function loadWeb(buildDir: string): Promise<Web> {
  const file = pathToFileURL(join(resolve(buildDir), 'server/server.js')).href
  const { default: web }: { default: Web } = await import(file)
  return web
}

/** Stands in the keys of pages that show places of one course, so that news of them finds the pages. */
const markOf = ({ courseId, day }: NonNullable<Keeping['places']>) => `[${courseId} ${day ?? 'first'}] `

/** The keys of pages that news of places concerns: a course's page has its prices of the coming days and one day's starts. */
function showsPlacesOf(
  { starts }: { starts: readonly string[] | null },
  today: Day,
): (key: string) => boolean {
  const until = addDays(today, priceStripDays - 1)
  const changed = starts?.map((tag) => tag.split(' '))
  return (key) => {
    const [, courseId, day] = /\[(\d+) (\S+)\]/.exec(key) ?? []
    if (courseId === undefined) return false
    return (
      changed?.some(
        ([on = '', course]) => course === courseId && (on === day || (today <= on && on <= until)),
      ) ?? true
    )
  }
}

const newNonce = () => randomBytes(16).toString('hex')

/** Only scripts, what preloads them, and styles need the nonce; the router puts it on every tag of the head. */
function withFewerNonces(html: string, nonce: string): string {
  return html.replaceAll(/<(?:meta|link rel="(?!modulepreload|stylesheet))[^>]*>/g, (tag) =>
    tag.replace(` nonce="${nonce}"`, ''),
  )
}

/** `?lang=` (then remembered), the cookie, Vietnamese. */
function languageOfPage(url: URL, request: FastifyRequest, reply: FastifyReply): Language {
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    reply.header(
      'set-cookie',
      `lang=${asked}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`,
    )
    return asked
  }
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  return isLanguage(remembered) ? remembered : defaultLanguage
}

/** Asked for by `?lang=test`, then remembered until another language is asked for. */
function areMarked(url: URL, request: FastifyRequest, reply: FastifyReply): boolean {
  const asked = url.searchParams.get('lang')
  const remembered = /(?:^|;\s*)marked=1/.test(request.headers.cookie ?? '')
  if (asked === null || (asked === 'test') === remembered) return remembered
  reply.header('set-cookie', `marked=1; Path=/; Max-Age=${asked === 'test' ? 3600 : 0}; SameSite=Lax`)
  return asked === 'test'
}

/** Redirects inside the product name the path only, whatever host the visitor came by. */
function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location
}
