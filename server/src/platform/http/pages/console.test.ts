import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerConsole } from './console.ts'

const document =
  '<html lang="vi"><script src="/staff/assets/app-1.js" nonce="NONCE_OF_THIS_ANSWER"></script></html>'

let app: FastifyInstance
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), document)
  await writeFile(join(folder, 'assets/app-1.js'), 'plain')
  await writeFile(join(folder, 'assets/app-1.js.br'), 'packed')
  app = Fastify()
  await registerConsole(app, { buildDir: folder, publicUrl: 'http://teeviet.test', testLanguage: true })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the console', () => {
  it('is one document at every address, never cached, framed or indexed', async () => {
    for (const address of ['/staff', '/staff/bookings/7', '/staff/no-such-page?tab=all']) {
      const page = await app.inject(address)
      expect(page.statusCode).toBe(200)
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/)
    }
  })

  it('runs its own script files and no inline script; a style element needs the nonce of its answer', async () => {
    const [first, second] = [await app.inject('/staff'), await app.inject('/staff')]
    const nonceIn = (html: string) => /nonce="(\w{32})"/.exec(html)?.[1]
    const policy = first.headers['content-security-policy']
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceIn(first.body)}';`)
    expect(nonceIn(second.body)).not.toBe(nonceIn(first.body))
    expect(first.body).not.toContain('NONCE')
  })

  it('uses the requested language and remembers it; `test` puts its texts in brackets', async () => {
    const asked = await app.inject('/staff?lang=jp')
    expect(asked.body).toContain('<html lang="ja">')
    expect(asked.headers['set-cookie']).toMatch(/^lang=jp;/)
    expect((await app.inject({ url: '/staff', headers: { cookie: 'lang=kr' } })).body).toContain('lang="ko">')
    expect((await app.inject('/staff?lang=test')).body).toContain('<html lang="vi" data-marked>')
  })

  it('has its files sent compressed and for ever, since their names hold their content', async () => {
    const file = await app.inject({ url: '/staff/assets/app-1.js', headers: { 'accept-encoding': 'br' } })
    expect([file.body, file.headers['cache-control']]).toEqual([
      'packed',
      'public, max-age=31536000, immutable',
    ])
    const gone = await app.inject('/staff/assets/app-0.js')
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})
