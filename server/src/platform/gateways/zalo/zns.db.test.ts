import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { readConfig } from '../../config/config.ts'
import { openZalo } from './open-zalo.ts'
import { ZaloFailure, type ZaloSender } from './zalo-sender.ts'

type Reply = { status?: number; body?: unknown }
type Asked = { path: string | undefined; headers: IncomingHttpHeaders; body: string }

/** Zalo with the answers of a test; without one, tokens in turn and every message taken. */
let ctx: TestContext
let url: string
let asked: Asked[] = []
let messageReplies: Reply[] = []
let tokenReplies: Reply[] = []
let issued = 0
const closers: (() => unknown)[] = []

beforeAll(async () => {
  ctx = await createTestContext()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() })
    const isToken = request.url === '/v4/oa/access_token'
    const reply = (isToken ? tokenReplies : messageReplies).shift() ?? {
      body: isToken ? nextTokens() : taken,
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
})
afterAll(async () => {
  for (const close of closers) close()
  await ctx.close()
})
beforeEach(async () => {
  asked = []
  messageReplies = []
  tokenReplies = []
  issued = 0
  await ctx.q`delete from zalo_tokens`
})

const taken = { error: 0, message: 'Success', data: { msg_id: 'zns-77', sent_time: '1', quota: {} } }
const nextTokens = () => {
  issued += 1
  return { access_token: `access-${issued}`, refresh_token: `refresh-${issued}`, expires_in: '90000' }
}

/** A server of the product with an account at Zalo. */
function open(environment: Record<string, string> = {}): ZaloSender {
  const config = readConfig({
    ZALO_BASE_URL: `${url}/`,
    ZALO_OAUTH_URL: url,
    ZALO_APP_ID: 'app-1',
    ZALO_SECRET_KEY: 'hush',
    ZALO_REFRESH_TOKEN: 'refresh-0',
    ZALO_TEMPLATE_CLUB_ASKED: '301',
    ...environment,
  })
  const sender = openZalo(config, ctx.q, ctx.clock)
  if (!sender) throw new Error('no account at Zalo')
  return sender
}

const message = {
  phone: '0901234567',
  template: 'clubAsked',
  data: { code: 'B17', key: 'k1' },
  requestId: 'request-1',
} as const
const send = (sender = open()) =>
  sender.send(message).then(
    ({ providerMessageId }) => providerMessageId,
    (error: unknown) => error,
  )
const tokensUsed = () =>
  asked.map(({ headers }) => headers.access_token).filter((token) => token !== undefined)
const refreshTokensUsed = () =>
  asked
    .filter(({ path }) => path === '/v4/oa/access_token')
    .map(({ body }) => new URLSearchParams(body).get('refresh_token'))

describe('a message through ZNS', () => {
  test('is asked for in its protocol: the token, the number, template, values and our request id', async () => {
    expect(await send()).toBe('zns-77')
    const [oauth, sent] = asked
    expect(oauth).toMatchObject({ headers: { secret_key: 'hush' } })
    expect(oauth?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(oauth?.body))).toEqual({
      refresh_token: 'refresh-0',
      app_id: 'app-1',
      grant_type: 'refresh_token',
    })
    expect(sent).toMatchObject({ path: '/message/template', headers: { access_token: 'access-1' } })
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      phone: '84901234567',
      template_id: '301',
      template_data: { code: 'B17', key: 'k1' },
      tracking_id: 'request-1',
    })
  })

  test.each([
    [-108, 'permanent', 'recipient'],
    [-110, 'permanent', 'recipient'],
    [-114, 'permanent', 'recipient'],
    [-118, 'permanent', 'recipient'],
    [-109, 'permanent', 'message'],
    [-112, 'permanent', 'message'],
    [-1123, 'permanent', 'message'],
    [-104, 'permanent', 'account'],
    [-115, 'permanent', 'account'],
    [-133, 'permanent', 'account'],
    [-147, 'permanent', 'account'],
    [-1471, 'permanent', 'account'],
    [-211, 'permanent', 'account'],
    [-100, 'temporary', 'network'],
    [-32, 'temporary', 'network'],
    [-9999, 'temporary', 'network'],
  ])('answered with code %i fails as %s (%s)', async (error, kind, obstacle) => {
    messageReplies = [{ body: { error, message: '84901234567' } }]
    expect(await send()).toMatchObject({ code: String(error), kind, obstacle })
  })

  test('may be tried again when the answer is missing, or not one', async () => {
    messageReplies = [{ status: 502, body: '<html>' }]
    expect(await send()).toMatchObject({ kind: 'temporary', obstacle: 'network', code: 'http_502' })
    expect(await send(open({ ZALO_BASE_URL: 'http://127.0.0.1:9' }))).toMatchObject({
      kind: 'temporary',
      obstacle: 'network',
      code: 'unreachable',
    })
  })

  test('reveals neither the number, the values nor the keys on failure', async () => {
    messageReplies = [{ body: { error: -118, message: '84901234567' } }]
    const failure = await send()
    expect(failure).toBeInstanceOf(ZaloFailure)
    const reported = JSON.stringify(failure, Object.getOwnPropertyNames(failure))
    for (const secret of ['901234567', 'B17', 'k1', 'hush', 'access-1'])
      expect(reported).not.toContain(secret)
  })
})

describe('the access token', () => {
  test('is shared by messages and servers, and replaced by the next refresh token before it ends', async () => {
    const one = open()
    expect(await Promise.all([send(one), send(one)])).toEqual(['zns-77', 'zns-77'])
    await send(open())
    ctx.clock.advance(90_000 - 299)
    await send(open())
    await send(one)
    expect(tokensUsed()).toEqual(['access-1', 'access-1', 'access-1', 'access-2', 'access-2'])
    expect(refreshTokensUsed()).toEqual(['refresh-0', 'refresh-1'])
  })

  test.each([-124, -216, -220])('is replaced once when Zalo refuses it with %i', async (error) => {
    const sender = open()
    await send(sender)
    messageReplies = [{ body: { error } }]
    expect(await send(sender)).toBe('zns-77')
    expect(tokensUsed()).toEqual(['access-1', 'access-1', 'access-2'])
    messageReplies = [{ body: { error } }, { body: { error } }]
    expect(await send(sender)).toMatchObject({ kind: 'temporary', obstacle: 'account' })
  })

  test('is refreshed by one server at a time: another one waits, and takes over from a server that has crashed', async () => {
    await send()
    ctx.clock.advance(90_000)
    await ctx.q`update zalo_tokens set refreshing_until = ${new Date(ctx.clock.now().getTime() + 20_000)}`
    expect(await send()).toMatchObject({ kind: 'temporary', code: 'token_refresh_under_way' })
    ctx.clock.advance(20)
    expect(await send()).toBe('zns-77')
    expect(refreshTokensUsed()).toEqual(['refresh-0', 'refresh-1'])
  })

  test('is not to be had once Zalo refuses the refresh token, until the setting has a new one', async () => {
    tokenReplies = [{ body: { error: -14014, error_name: 'Invalid refresh token' } }]
    expect(await send()).toMatchObject({ kind: 'permanent', obstacle: 'account', code: 'oauth_-14014' })
    expect(await send(open({ ZALO_REFRESH_TOKEN: 'refresh-new' }))).toBe('zns-77')
    expect(refreshTokensUsed()).toEqual(['refresh-0', 'refresh-new'])
  })

  test('is stored encrypted, and asked for anew under another secret', async () => {
    await send()
    const rows = await ctx.q<{
      row: string
    }>`select to_jsonb(z)::text as row /* not null */ from zalo_tokens z`
    expect(rows[0]?.row).not.toMatch(/access-1|refresh-1/)
    await send(open({ PARTNER_KEYS_SECRET: 'another secret of this server' }))
    expect(refreshTokensUsed()).toEqual(['refresh-0', 'refresh-0'])
  })

  test('a refresh without an answer may be tried again', async () => {
    tokenReplies = [{ status: 500, body: '' }]
    expect(await send()).toMatchObject({ kind: 'temporary', obstacle: 'network', code: 'http_500' })
    expect(await send()).toBe('zns-77')
  })
})
