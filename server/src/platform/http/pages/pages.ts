import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Language } from '@teeviet/contract/rules/languages'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import { addDays, type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { availabilityOf } from '../../cache/read-cache.ts'
import { Refusal } from '../../context/refusal.ts'
import { expand, takesGzip } from '../encoded.ts'
import { SECONDS_WITHOUT_DATABASE } from '../errors.ts'
import { createConcurrencyCap } from '../load/concurrency-cap.ts'
import { ownCallHeaders } from '../own-call.ts'
import { type Ages, createHtmlCache } from './html-cache.ts'
import { type OwnCall, type PageAnswers, recordAnswers, wouldBeSame } from './page-answers.ts'
import { registerPageAssets } from './page-assets.ts'
import { hashOwnTags, type PageHtml, type SharedHtml, shareHtml } from './page-html.ts'
import { areTextsMarked, languageOfPage } from './page-language.ts'
import { type PageHosts, pagePolicy } from './page-policy.ts'

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
  /** How many pages may be rendered at once (default: 64); the next one is refused (503). */
  readonly atOnce?: number
  readonly now?: () => number
}

export type Pages = {
  /** Forgets the pages kept in memory: something public has changed. */
  forget(): void
  /** Renders the pages again whose places have changed, within a second, on notifications of channel `availability`. */
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

/**
 * The exports of the web's build: a function that renders, one that returns what is cacheable, one that finds the
 * partner of an entry page; the hosts of external services.
 */
export type Web = {
  fetch(request: Request, options: { context: object }): Promise<Response>
  keepingOf(url: URL): Keeping | null
  partnerOf(url: URL): PageOwner | null | Promise<PageOwner | null>
  readonly apiOrigins: readonly string[]
}

/** `places`: it shows places of this course (null: of several), on the day asked for or the first with any. */
type Keeping = {
  key: string
  places?: { readonly courseId: number | null; readonly day: string | null } | undefined
}

/** A page in memory with the answers it was made from. */
type KeptPage = SharedHtml & { readonly madeFrom: PageAnswers }

type Words = { lang: Language; marked: boolean }

/** A page for all visitors could not be rendered: an answer that it is made from was 503. */
class DatabaseIsAway extends Error {}

const gzipped = promisify(gzip)
const mostEntries = 400
const mostBytes = 24 * 1024 * 1024
/** About what a recorded call takes with its hash. */
const bytesOfCall = 500
const bytesOf = ({ gzipped, madeFrom }: KeptPage) => gzipped.length + madeFrom.answers.length * bytesOfCall
const awayMs = 10 * 60_000
const ages: Ages = { freshMs: 5_000, longestMs: 60_000, awayMs }
/**
 * Changes of places are notified: during busy hours a page with places is looked at twice a second at most, and no
 * request waits for it. A start that has passed disappears after `freshMs`.
 */
const agesWithPlaces: Ages = { freshMs: 10_000, longestMs: 15_000, outdatedMs: 1_000, awayMs }
/**
 * Mounts the web: its files, and every other GET as a page rendered on the server. Unknown paths under /api answer
 * in JSON. Public pages are kept in memory once a language, for all visitors; after a few seconds, or a change of
 * places, they are rendered again if the answers they were made from are no longer the same. While the database is away
 * they are shown as they were, for ten minutes.
 */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<Pages> {
  const { live } = options
  const web = live?.web ?? (await loadWeb(options.buildDir))
  const now = options.now ?? Date.now
  const cache = createHtmlCache<KeptPage>(mostEntries, now, { mostBytes, bytesOf })
  const capped = createConcurrencyCap(options.atOnce ?? 64)
  await (live?.register(app) ?? registerPageAssets(app, options.buildDir))

  const inject = async (call: OwnCall) => {
    const method = call.method === 'POST' ? 'POST' : 'GET'
    const headers = { ...call.headers, ...ownCallHeaders }
    return await app.inject({ ...call, method, headers })
  }

  /** A response, the mark (`nonce`) that our own scripts and styles in it carry, and the answers it was made from. */
  async function renderPage(address: string, words: Words) {
    const nonce = randomBytes(16).toString('hex')
    const request = new Request(address, { headers: { accept: 'text/html' } })
    const { call, recorded } = recordAnswers(inject, now())
    let isAway = false
    const watched = async (own: OwnCall) => {
      const answer = await call(own)
      isAway ||= answer.statusCode === 503
      return answer
    }
    const response = await web.fetch(request, {
      context: { nonce, ...words, origin: options.publicUrl, inject: watched },
    })
    // Visitors see the error in the page's own language with a retry; it is neither cached nor indexed.
    const shown = isAway ? new Response(response.body, { status: 503 }) : response
    return { response: shown, mark: nonce, madeFrom: recorded() }
  }

  /**
   * A page that is the same for everybody; null when it turned out not to be a plain page (a redirect, an error).
   * @param earlier returned as it is when a rendering would give the same
   */
  async function renderShared(key: string, words: Words, earlier: KeptPage | null): Promise<KeptPage | null> {
    if (earlier && (await wouldBeSame(earlier.madeFrom, inject, now()))) return earlier
    const { response, mark, madeFrom } = await renderPage(`${options.publicUrl}${key}`, words)
    // a page from before the database went away is better than none
    if (response.status === 503) throw new DatabaseIsAway()
    if (response.status !== 200) return null
    return { ...(await shareHtml(hashOwnTags(await response.text(), mark))), madeFrom }
  }

  async function sharedPage(url: URL, words: Words): Promise<KeptPage | null> {
    const keeping = web.keepingOf(url)
    if (keeping === null) return null
    const { key, places } = keeping
    const kept = `${words.lang} ${words.marked ? 'marked ' : ''}${places ? markOf(places) : ''}${key}`
    try {
      return await cache.get(kept, places ? agesWithPlaces : ages, (earlier) =>
        capped(() => renderShared(key, words, earlier)),
      )
    } catch (error) {
      if (error instanceof DatabaseIsAway) return null
      throw error
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(request.url, options.publicUrl)
    const words = {
      lang: languageOfPage(url, request, reply),
      marked: options.testLanguage === true && areTextsMarked(url, request, reply),
    }
    const hosts = await hostsOf(url, request, reply)
    const shared = await sharedPage(url, words)
    if (shared) {
      dressHtml(reply, url, shared, hosts).header('etag', shared.etag)
      if (request.headers['if-none-match'] === shared.etag) return reply.status(304).send()
      if (!takesGzip(request)) return reply.send(await expand(shared.gzipped))
      return reply.header('content-encoding', 'gzip').send(shared.gzipped)
    }
    const { response, mark } = await capped(() => renderPage(url.href, words))
    const location = response.headers.get('location')
    if (location !== null) return reply.redirect(withoutOrigin(location, options.publicUrl), response.status)
    const page = hashOwnTags(await response.text(), mark)
    dressHtml(reply.status(response.status), url, page, hosts)
    if (response.status === 503) reply.header('retry-after', String(SECONDS_WITHOUT_DATABASE))
    if (!takesGzip(request)) return reply.send(page.html)
    return reply.header('content-encoding', 'gzip').send(await gzipped(page.html, { level: 4 }))
  }

  async function hostsOf(url: URL, { headers }: FastifyRequest, reply: FastifyReply): Promise<PageHosts> {
    const entered = await web.partnerOf(url)
    const page = { path: url.pathname, query: url.searchParams, entered, headers }
    const { cookie, ...hosts } = await options.hosts(page)
    if (cookie !== undefined) reply.header('set-cookie', cookie)
    const connectTo = [...web.apiOrigins, ...(hosts.connectTo ?? [])]
    const isPlain = !options.publicUrl.startsWith('https:')
    return { ...hosts, connectTo, isPlain, isLive: live !== undefined && live !== null }
  }

  function dressHtml(
    reply: FastifyReply,
    url: URL,
    own: Pick<PageHtml, 'scripts' | 'styles'>,
    hosts: PageHosts,
  ): FastifyReply {
    // A page opened with a token sends its address to no one, its own server included.
    const referrer = url.searchParams.has('token') ? 'strict-origin' : 'strict-origin-when-cross-origin'
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('content-security-policy', pagePolicy(own, hosts))
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
    forgetPlaces: (news) => cache.outdate(showsPlacesOf(availabilityOf(news), dayOf(now()))),
  }
}

async function loadWeb(buildDir: string): Promise<Web> {
  const file = pathToFileURL(join(resolve(buildDir), 'server/server.js')).href
  const { default: web }: { default: Web } = await import(file)
  return web
}

/** Part of the keys of pages with places, so that notifications find the pages. */
const markOf = ({ courseId, day }: NonNullable<Keeping['places']>) =>
  `[${courseId ?? 'several'} ${day ?? 'first'}] `

/** The keys of pages that news of places concerns: such a page has prices of the coming days and one day's starts. */
function showsPlacesOf(
  { starts }: { starts: readonly string[] | null },
  today: Day,
): (key: string) => boolean {
  const until = addDays(today, priceStripDays - 1)
  const changed = starts?.map((tag) => tag.split(' '))
  return (key) => {
    const [, courseId, day] = /\[(\d+|several) (\S+)\]/.exec(key) ?? []
    if (courseId === undefined) return false
    const isShown = (course: string | undefined) => courseId === 'several' || course === courseId
    return (
      changed?.some(([on = '', course]) => isShown(course) && (on === day || (today <= on && on <= until))) ??
      true
    )
  }
}

/** Redirects inside the product name the path only, whatever host was requested. */
function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location
}
