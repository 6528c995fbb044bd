import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import { readNotices, saveNotices } from '#identity/staff/notices'
import { openStaffSession } from '#identity/staff/sessions'
import { authorize } from '#platform/context/authorize'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { credentialOf, staffCookie } from '#platform/http/credentials'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { registerModules } from './modules.ts'

let ctx: TestContext
let app: App
let staff: { id: number; token: string }
let other: { id: number; token: string }
const save = calls['POST /api/staff/notices']

beforeAll(async () => {
  ctx = await createTestContext()
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  app = await createApp(ctx)
  await registerModules(app, ctx)
  // twin: what the same call does without the guard
  app.post('/api/twin/notices', async (request) => {
    const actor = await authorize(ctx, save.may, credentialOf(request, 'staff'))
    return saveNotices(ctx.q, actor.id, { sound: 1, browser: 1 })
  })
  await app.ready()
  staff = await newStaff()
  other = await newStaff()
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function newStaff() {
  const { id } = await addStaff(ctx.q)
  return { id, token: (await openStaffSession(ctx, id)).token }
}

async function ask(
  headers: Record<string, string>,
  {
    url = save.path,
    token = staff.token,
    method = 'POST',
  }: { url?: string; token?: string; method?: 'GET' | 'POST' } = {},
) {
  const answer = await app.inject({
    method,
    url,
    headers: { ...headers, cookie: `${staffCookie}=${token}` },
    ...(method === 'POST' ? { payload: { sound: 1, browser: 1 } } : {}),
  })
  return answer.statusCode
}

const off = { sound: 0, browser: 0 }
const on = { sound: 1, browser: 1 }

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://shop.teeviet.example' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['another site, in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a program that copied the cookie alone', {}],
]

describe('a call by the cookie of a console session', () => {
  it.each(foreign)('is refused and changes nothing when it comes from %s', async (_from, headers) => {
    await saveNotices(ctx.q, staff.id, off)
    expect(await ask(headers)).toBe(403)
    expect(await readNotices(ctx.q, staff.id)).toEqual(off)
    // twin: without the guard the cookie alone lets the same request through
    expect(await ask(headers, { url: '/api/twin/notices' })).toBe(200)
    expect(await readNotices(ctx.q, staff.id)).toEqual(on)
  })

  it('is taken from our own page, by either header', async () => {
    const { origin } = new URL(ctx.config.publicUrl)
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await ask({ origin })).toBe(200)
    expect(await ask({ origin, 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  it('that only reads needs no proof of its page: another site cannot read the answer', async () => {
    expect(await ask({ 'sec-fetch-site': 'cross-site' }, { url: '/api/staff/session', method: 'GET' })).toBe(
      200,
    )
  })

  it('is refused when the page shows another account than the one that signed in meanwhile', async () => {
    const own = { 'sec-fetch-site': 'same-origin', 'x-staff-id': String(staff.id) }
    await saveNotices(ctx.q, other.id, off)
    expect(await ask(own)).toBe(200)
    expect(await ask(own, { token: other.token })).toBe(401)
    expect(await readNotices(ctx.q, other.id)).toEqual(off)
    expect(await ask(own, { token: other.token, url: '/api/staff/queue/live', method: 'GET' })).toBe(401)
  })

  it('does not count in the header, nor does the cookie count for golfers', async () => {
    const bearer = await app.inject({
      method: 'GET',
      url: '/api/staff/session',
      headers: { authorization: `Bearer ${staff.token}` },
    })
    expect(bearer.statusCode).toBe(401)
    expect(await ask({}, { url: '/api/for_wap/detail', method: 'GET' })).toBe(401)
  })
})
