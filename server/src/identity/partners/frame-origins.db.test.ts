import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { newPhone } from '#testing/apps/account-app'
import { createPartnerApp, issueKeys, ssoTokenOf } from '#testing/apps/partner-app'
import { createTestContext, type TestContext } from '#testing/context'
import { createFrameOrigins } from './frame-origins.ts'
import type { PartnerName } from './partner.ts'

let ctx: TestContext
let app: App
let framedBy: ReturnType<typeof createFrameOrigins>

const partnersOrigins = ['https://app.nab.example', 'https://app.stb.example']
const originsOf = (code: string) => [`https://app.${code}.example`]

beforeAll(async () => {
  ctx = await createTestContext()
  app = await createPartnerApp(ctx)
  for (const code of ['stb', 'nab'])
    await ctx.q`update partners set frame_origins = ${originsOf(code)} where code = ${code}`
  framedBy = createFrameOrigins(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const inFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }

function open(address: string, headers: IncomingHttpHeaders = {}, entered: PartnerName | null = null) {
  const { pathname: path, searchParams: query } = new URL(address, 'https://teeviet.test')
  return framedBy({ path, query, entered, headers })
}

it('lets the partner whose entry a page is frame it, and has the frame remember whose it is', async () => {
  const entry = await open('/navigate-stb', inFrame, { code: 'stb' })
  expect(entry.frameAncestors).toEqual(originsOf('stb'))
  expect(entry.cookie).toMatch(/^partner=stb; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/)
  // a page of our own needs no cookie
  expect((await open('/navigate-stb', {}, { code: 'stb' })).cookie).toBeUndefined()
  const later = await open('/wap/history', { ...inFrame, cookie: 'lang=vi; partner=stb' })
  expect(later).toEqual({ frameAncestors: originsOf('stb') })
})

it("lets the next partner take a frame over, and ignores origins without a partner's row", async () => {
  const other = await open('/wap', { ...inFrame, cookie: 'partner=stb' }, { code: 'nab' })
  expect(other).toEqual({
    frameAncestors: originsOf('nab'),
    cookie: expect.stringContaining('partner=nab;'),
  })
  expect(await open('/wap/history', { ...inFrame, cookie: 'partner=somebody' })).toEqual({
    frameAncestors: partnersOrigins,
  })
  await ctx.q`update partners set is_active = false where code = 'nab'`
  await expect
    .poll(() => open('/wap', { ...inFrame, cookie: 'partner=nab' }))
    .toEqual({ frameAncestors: originsOf('stb') })
  await ctx.q`update partners set is_active = true where code = 'nab'`
})

it('opens the checkpoint to the bank that sealed the SSO token, and leaves that to be used', async () => {
  const keys = await issueKeys(ctx, 'nab')
  const data = await ssoTokenOf(ctx, 'nab', keys, { cif: 'F-1', phone: newPhone() })
  const address = `/login-checkpoint?${new URLSearchParams({ data })}`
  await expect.poll(async () => (await open(address)).frameAncestors).toEqual(originsOf('nab'))
  const answer = await app.inject({
    method: 'POST',
    url: '/api/for_wap/login_checkpoint',
    payload: { data },
  })
  expect(answer.json().error_code).toBe(0)
})

it('lets any partner frame a page without a partner, and only the one in the referrer', async () => {
  const address = '/login-checkpoint?data=day-khong-phai-la-du-lieu'
  const askedBy = async (referer: string) => (await open(address, { ...inFrame, referer })).frameAncestors
  expect(await askedBy('https://app.stb.example/golf')).toEqual(originsOf('stb'))
  // a framing origin which is not on the list
  expect(await askedBy('https://elsewhere.example/')).toEqual(partnersOrigins)
  expect((await open(address, inFrame)).frameAncestors).toEqual(partnersOrigins)
  expect((await open('/wap')).frameAncestors).toEqual(partnersOrigins)
})

it('reports to a page without a partner whether a partner frames it', async () => {
  const hostAt = async (origin: string) =>
    (await app.inject({ url: '/api/services/frame_host', query: { origin } })).json().data.origin
  expect(await hostAt('https://app.stb.example')).toBe('https://app.stb.example')
  expect(await hostAt('https://elsewhere.example')).toBeNull()
})
