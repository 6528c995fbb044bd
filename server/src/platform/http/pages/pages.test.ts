import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Refusal } from '../../context/refusal.ts'
import { isOwnCall } from '../own-call.ts'
import { pagePolicy } from './page-policy.ts'
import { type PageOptions, type Pages, registerPages } from './pages.ts'

// A minimal web build: renders its language, a script of its own and the API's answer.
const serverFile = `let renders = 0
export default {
  keepingOf: ({ pathname, search }) => {
    const [, course, , day = null] = /^\\/course\\/(\\d+)(\\?date=(.+))?$/.exec(pathname + search) ?? []
    if (course) return { key: pathname + search, places: { courseId: Number(course), day } }
    if (pathname === '/search') return { key: pathname, places: { courseId: null, day } }
    return pathname === '/wap' ? { key: pathname } : null
  },
  apiOrigins: ['https://wallet.test'],
  partnerOf: (url) => (url.searchParams.has('token') ? { code: 'lotus' } : null),
  fetch: async (request, { context }) => {
    const { pathname, search } = new URL(request.url)
    renders++
    if (pathname === '/') return new Response(null, { status: 302, headers: { location: context.origin + '/wap' } })
    if (pathname === '/gone') return new Response('gone', { status: 404 })
    const api = await context.inject({ method: 'GET', url: '/api/who', headers: {} })
    return new Response('<html lang="' + context.lang + (context.marked ? ' marked' : '') + '"><script nonce="' + context.nonce + '">start()</script>' +
      api.body + ' render ' + renders + ' ' + pathname + search + '</html>')
  },
}`

let app: FastifyInstance
let pages: Pages
let folder: string
let framers: string[] = []
let time = 0
/** A part of the API's answer that changes with the places. */
let sold = 0
let isAway = false
let asked = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'server'), { recursive: true })
  await writeFile(join(folder, 'server/server.js'), serverFile)
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'client/assets/app-1.js'), 'plain')
  await writeFile(join(folder, 'client/assets/app-1.js.br'), 'packed')
  await writeFile(join(folder, 'client/sw.js'), 'worker')
  app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const code = error instanceof Refusal ? 404 : 500
    reply.status(code).send({ error_code: code, error_msg: 'no' })
  })
  app.get('/api/who', async (request, reply) => {
    asked += 1
    if (isAway) return reply.status(503).send('away')
    return isOwnCall(request) ? `our page, ${sold} sold` : 'a visitor'
  })
  const hosts: PageOptions['hosts'] = async ({ path, entered }) => {
    if (path === '/chat') return { frameAncestors: [], connectTo: ['wss://chat.test'] }
    return entered ? { frameAncestors: framers, cookie: `partner=${entered.code}` } : { frameAncestors: [] }
  }
  pages = await registerPages(app, {
    buildDir: folder,
    publicUrl: 'http://teeviet.test',
    hosts,
    testLanguage: true,
    now: () => time,
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

/** The answer to an address just as it is written, which other clients tidy first. */
async function statusOf(path: string): Promise<number | undefined> {
  const { port } = new URL(await app.listen())
  const [answer]: IncomingMessage[] = await once(get({ port, path }), 'response')
  return answer?.resume().statusCode
}

describe('pages', () => {
  it('are rendered with the API called in process, which limits by address do not count', async () => {
    const page = await app.inject('/wap/history?type=3')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('our page')
    expect(page.body).toContain('/wap/history?type=3')
    expect((await app.inject('/api/who')).body).toBe('a visitor')
  })

  it('let only their own scripts run, kept pages and others, and name no mark of the render', async () => {
    for (const address of ['/wap', '/wap/history']) {
      const page = await app.inject(address)
      const own = `'sha256-${hash('sha256', 'start()', 'base64')}'`
      expect(page.headers['content-security-policy']).toContain(`script-src ${own} 'strict-dynamic';`)
      expect(page.body).toContain('<script>start()</script>')
      expect(page.body).not.toContain('nonce')
    }
  })

  it('load what their policy does not name from our own site only, and send forms and frames to banks', async () => {
    const policy = (await app.inject('/wap')).headers['content-security-policy']
    expect(policy).toMatch(/^default-src 'self'; /)
    // the sandbox's banks are reached without TLS, and so is this site
    expect(policy).toContain("; frame-src 'self' https: http:; form-action 'self' https: http:; ")
    const real = pagePolicy({ scripts: [], styles: [] }, { frameAncestors: [] })
    expect(real).toContain("; frame-src 'self' https:; form-action 'self' https:; ")
  })

  it('already cached by a browser are not sent again, with the current policy', async () => {
    const first = await app.inject('/wap')
    const again = await app.inject({ url: '/wap', headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    pages.forget()
    const changed = await app.inject({
      url: '/wap',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(changed.statusCode).toBe(200)
  })

  it('have their texts in brackets from ?lang=test on, until another language is asked for', async () => {
    const languageOf = async (address: string, cookie = '') => {
      const page = await app.inject({ url: address, headers: { cookie } })
      return {
        said: /lang="([^"]+)"/.exec(page.body)?.[1],
        cookies: [page.headers['set-cookie']].flat().join(),
      }
    }
    const test = await languageOf('/wap?lang=test')
    expect(test.said).toBe('vi marked')
    expect(test.cookies).toContain('marked=1')
    expect((await languageOf('/wap', 'marked=1; lang=en')).said).toBe('en marked')
    expect((await languageOf('/wap', 'lang=en')).said).toBe('en')
    const left = await languageOf('/wap?lang=en', 'marked=1')
    expect(left.said).toBe('en')
    expect(left.cookies).toContain('Max-Age=0')
  })

  it('are kept for other visitors once a language, until forgotten', async () => {
    const bodyOf = async (address: string) => (await app.inject(address)).body
    const first = await bodyOf('/wap')
    expect(await bodyOf('/wap?utm_source=x')).toBe(first)
    expect(await bodyOf('/wap?lang=en')).not.toBe(first)
    pages.forget()
    expect(await bodyOf('/wap')).not.toBe(first)
  })

  it('with places of several courses are served at most a second after a change', async () => {
    const bodyOf = async (address: string) => (await app.inject(address)).body
    const [home, search] = [await bodyOf('/wap'), await bodyOf('/search')]
    time += 2_000
    expect(await bodyOf('/search')).toBe(search)
    sold += 1
    pages.forgetPlaces({ starts: ['1970-01-05 9'] })
    time += 400
    expect(await bodyOf('/search')).toBe(search)
    time += 700
    expect(await bodyOf('/search')).not.toBe(search)
    expect(await bodyOf('/wap')).toBe(home)
  })

  it('of a course are cached until their places change', async () => {
    const bodyOf = async (address: string) => (await app.inject(address)).body
    const [soon, later] = ['1970-01-05', '1970-03-01']
    const addresses = ['/course/7', `/course/7?date=${later}`, '/course/8']
    const isCached = async (news: unknown) => {
      const before = await Promise.all(addresses.map(bodyOf))
      sold += 1
      pages.forgetPlaces(news)
      time += 2_000
      const after = await Promise.all(addresses.map(bodyOf))
      return after.map((body, index) => body === before[index])
    }
    expect(await isCached({ starts: ['1970-01-05 9'] })).toEqual([true, true, true])
    // the prices of the coming days are on each page of a course
    expect(await isCached({ starts: [`${soon} 7`] })).toEqual([false, false, true])
    expect(await isCached({ starts: [`${later} 7`] })).toEqual([true, false, true])
    expect(await isCached({ offers: true })).toEqual([false, false, false])
    expect(await isCached({})).toEqual([false, false, false])
    time += 20_000
    const before = await bodyOf('/course/7')
    sold += 1
    time += 16_000
    expect(await bodyOf('/course/7')).not.toBe(before)
  })

  it('are not rendered again within a minute while their answers are the same', async () => {
    const bodyOf = async (address: string) => (await app.inject(address)).body
    time = Math.ceil(time / 60_000) * 60_000
    await bodyOf('/course/9')
    time += 16_000
    const rendered = await bodyOf('/course/9')
    for (let news = 0; news < 5; news += 1) {
      const before = asked
      await vi.waitFor(async () => {
        pages.forgetPlaces({})
        time += 600
        expect(await bodyOf('/course/9')).toBe(rendered)
        expect(asked).toBeGreaterThan(before)
      })
    }
    time += 16_000
    expect(await bodyOf('/course/9')).toBe(rendered)
    // what is shown of the time of day changes
    time += 60_000
    expect(await bodyOf('/course/9')).not.toBe(rendered)
  })

  it('are rendered again in the background when an answer has changed', async () => {
    const bodyOf = async (address: string) => (await app.inject(address)).body
    time = Math.ceil(time / 60_000) * 60_000
    const before = await bodyOf('/course/10')
    sold += 1
    pages.forgetPlaces({})
    time += 600
    expect(await bodyOf('/course/10')).toBe(before)
    await vi.waitFor(async () => expect(await bodyOf('/course/10')).toContain(`${sold} sold`))
  })

  it('are shown as they were for ten minutes while the database is away', async () => {
    pages.forget()
    const before = (await app.inject('/wap')).body
    isAway = true
    time += 5 * 60_000
    const shown = await app.inject('/wap')
    expect([shown.statusCode, shown.body]).toEqual([200, before])
    // one that was not asked for before is not there
    expect((await app.inject('/course/11')).statusCode).toBe(503)
    time += 6 * 60_000
    expect((await app.inject('/wap')).statusCode).toBe(503)
    isAway = false
    expect((await app.inject('/wap')).statusCode).toBe(200)
  })

  it('use the requested language, then the remembered one, then Vietnamese', async () => {
    const asked = await app.inject('/wap/history?lang=jp')
    expect(asked.body).toContain('lang="jp"')
    expect(asked.headers['set-cookie']).toContain('lang=jp')
    expect((await app.inject({ url: '/x', headers: { cookie: 'a=1; lang=kr' } })).body).toContain('lang="kr"')
    expect((await app.inject('/x?lang=xx')).body).toContain('lang="vi"')
  })

  it('may be framed only by the partner of their entry, by its current row', async () => {
    const answer = async (address: string) => {
      const { headers } = await app.inject(address)
      return [headers['content-security-policy'], headers['set-cookie']]
    }
    framers = ['https://bank.test']
    const own = await answer('/wap/history?token=x&lang=en')
    expect(own[0]).toContain("frame-ancestors 'self' https://bank.test")
    expect(own[1]).toEqual([expect.stringContaining('lang=en'), 'partner=lotus'])
    // kept HTML is everybody's, its policy is not
    expect(await answer('/wap')).toEqual([expect.stringMatching(/frame-ancestors 'self'$/), undefined])
    framers = []
    expect((await answer('/wap/history?token=x'))[0]).toMatch(/frame-ancestors 'self'$/)
  })

  it('may talk to the services and hosts a deployment has elsewhere, and to no other', async () => {
    const policyOf = async (path: string) => (await app.inject(path)).headers['content-security-policy']
    expect(await policyOf('/wap')).toContain("connect-src 'self' https://wallet.test;")
    expect(await policyOf('/chat')).toContain("connect-src 'self' https://wallet.test wss://chat.test;")
  })

  it('pass redirects and not-found on as they are', async () => {
    const home = await app.inject('/')
    expect([home.statusCode, home.headers.location]).toEqual([302, '/wap'])
    expect((await app.inject('/gone')).statusCode).toBe(404)
  })
})

describe('files of the web', () => {
  it('are sent compressed and for ever when their name holds their content', async () => {
    const file = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } })
    expect([file.body, file.headers['content-encoding']]).toEqual(['packed', 'br'])
    expect(file.headers['cache-control']).toContain('immutable')
    expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('are plainly missing when they are not there, as is an unknown call', async () => {
    const asset = await app.inject('/assets/old.js')
    expect([asset.statusCode, asset.headers['content-type']]).toEqual([404, 'text/plain'])
    const call = await app.inject({ method: 'POST', url: '/api/nothing/here' })
    expect([call.statusCode, call.json().error_code]).toEqual([404, 404])
  })

  it('are the only files: an address that climbs out of their folder finds nothing', async () => {
    expect(await statusOf('/assets/%2e%2e/sw.js')).toBe(404)
  })
})
