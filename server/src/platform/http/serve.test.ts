import { gunzipSync } from 'node:zlib'
import { defineCall } from '@teeviet/contract/call'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config/config.ts'
import type { Member } from '../context/actor.ts'
import type { Context } from '../context/context.ts'
import { Refusal } from '../context/refusal.ts'
import type { App } from './app.ts'
import { createApp } from './create-app.ts'
import { type Encoded, encodeAnswer } from './encoded.ts'
import { serve } from './serve.ts'

const golfer: Member = {
  kind: 'member',
  id: 1,
  vga: 100001,
  phone: '0900000001',
  fullname: 'Demo',
  bankId: null,
  merchant: null,
  sessionId: 's',
}
const lines: string[] = []
const unused = () => {
  throw new Error('not part of these tests')
}
const ctx: Context = {
  config: readConfig({}),
  clock: { now: () => new Date('2026-11-20T02:00:00Z') },
  log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  readPool: null,
  get pool() {
    return unused()
  },
  q: Object.assign(async () => [], { text: async () => [] }),
  jobs: { enqueue: unused, backlog: unused },
  events: { subscribe: () => () => {}, close: unused },
  authenticate: {
    member: async (token) => (token === 'good' ? golfer : null),
    staff: async () => null,
    partner: async () => null,
  },
  findCourses: unused,
  get gateways() {
    return unused()
  },
}

const greet = defineCall({
  method: 'POST',
  path: '/api/services/greet',
  may: 'visitor',
  summary: 'Greet',
  description: 'Greets.',
  request: z.object({ name: z.string().max(5), lang: z.string().optional() }),
  response: z.object({ greeting: z.string() }),
})
const mine = defineCall({
  method: 'GET',
  path: '/api/wallet/mine/:id',
  may: 'golfer',
  summary: 'Read',
  description: 'Reads what belongs to the member.',
  request: z.object({ id: z.coerce.number().int().max(1000), uid: z.coerce.number().optional() }),
  response: z.object({ id: z.int(), vga: z.int() }),
  legacyEnvelope: true,
})

const names = defineCall({
  method: 'GET',
  path: '/api/services/names',
  may: 'visitor',
  summary: 'List',
  description: 'Lists names.',
  request: z.object({ count: z.coerce.number().int() }),
  response: z.array(z.string()),
})

describe('a call of the contract on the wire', () => {
  let app: App
  let kept: Encoded
  beforeAll(async () => {
    app = await createApp(ctx)
    serve(app, ctx, greet, async ({ input }) => {
      if (input.name === 'none') throw new Refusal('booking.noTeeTime')
      if (input.name === 'bug') throw new Error('secret detail of the database')
      return { greeting: `Hi ${input.name}`, internal: 'never leaves' }
    })
    serve(app, ctx, names, async ({ input }) => listOf(input.count))
    serve(app, ctx, { ...names, path: '/api/services/kept_names' }, async () => kept)
    serve(app, ctx, mine, async ({ actor, input }) => ({ id: input.id, vga: actor.vga }))
  })
  afterAll(() => app.close())
  const listOf = (count: number) => Array.from({ length: count }, (_, index) => `Sân golf ${index}`)

  const post = (payload: unknown, url = '/api/services/greet') =>
    app.inject({
      method: 'POST',
      url,
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json' },
    })

  it('answers success in the envelope and lets nothing out that the contract does not name', async () => {
    const answer = await post({ name: 'An' })
    expect(answer.json()).toEqual({ error_code: 0, error_msg: '', data: { greeting: 'Hi An' } })
  })

  it('answers a services path under the wap prefix as well', async () => {
    expect((await post({ name: 'An' }, '/api/wap/services/greet')).json().error_code).toBe(0)
  })

  it('names each field of malformed input with 400', async () => {
    const answer = await post({ name: 12 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error_code: 400, data: null, fields: { name: expect.any(String) } })
  })

  it('refuses text that is not JSON, and JSON that is no object, with 400', async () => {
    const headers = { 'content-type': 'application/json' }
    const broken = await app.inject({
      method: 'POST',
      url: '/api/services/greet',
      payload: '{"name":',
      headers,
    })
    expect(broken.statusCode).toBe(400)
    expect((await post([1, 2])).statusCode).toBe(400)
    expect((await post('text')).statusCode).toBe(400)
  })

  it('answers a refusal of the domain with HTTP 200, in the language asked for', async () => {
    const answer = await post({ name: 'none', lang: 'en' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json().error_msg).toBe('No tee time available for this date. Please choose another date.')
    expect(answer.json().error_code).toBeGreaterThan(0)
  })

  it('answers an internal error with a reference, keeps the details in the log', async () => {
    const answer = await post({ name: 'bug', lang: 'en' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret detail')
    const ref = /Reference: (\S+)/.exec(answer.json().error_msg)?.[1]
    expect(lines.some((line) => ref && line.includes(ref) && line.includes('secret detail'))).toBe(true)
  })

  it('requires a login without a token (401) and ends an expired session (498 in a 200)', async () => {
    const none = await app.inject({ url: '/api/wallet/mine/7' })
    expect([none.statusCode, none.json().error_code]).toEqual([401, 401])
    const dead = await app.inject({ url: '/api/wallet/mine/7', headers: { authorization: 'Bearer bad' } })
    expect([dead.statusCode, dead.json().error_code]).toEqual([200, 498])
  })

  it('takes the identity from the token and refuses another golfer’s uid', async () => {
    const headers = { authorization: 'Bearer good' }
    const own = await app.inject({ url: '/api/wallet/mine/7?uid=100001', headers })
    expect(own.json()).toEqual({
      error_code: 0,
      error_msg: '',
      error: 0,
      msg: '',
      data: { id: 7, vga: 100001 },
    })
    const foreign = await app.inject({ url: '/api/wallet/mine/7?uid=100002', headers })
    expect(foreign.json()).toMatchObject({ error_code: 498, error: 498, data: null })
  })

  it('sends `error` and `msg` only from calls with these names, whatever the answer', async () => {
    const old = ['error', 'msg']
    const refused = [
      await app.inject({ url: '/api/wallet/mine/7' }),
      await app.inject({ url: '/api/wallet/mine/7', headers: { authorization: 'Bearer bad' } }),
    ]
    for (const answer of refused) expect(Object.keys(answer.json())).toEqual(expect.arrayContaining(old))
    for (const answer of [await post({ name: 'bug' }), await post({}), await post({ name: 7 })])
      for (const name of old) expect(answer.json()).not.toHaveProperty(name)
  })

  it('checks path parameters with the same schema', async () => {
    const answer = await app.inject({
      url: '/api/wallet/mine/99999',
      headers: { authorization: 'Bearer good' },
    })
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['id']])
  })

  it('names an address that cannot be read, too long or badly escaped, in the same envelope', async () => {
    for (const url of [`/api/wallet/mine/${'9'.repeat(500)}`, '/api/wallet/mine/%zz']) {
      const answer = await app.inject({ url, headers: { authorization: 'Bearer good' } })
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.json()).toMatchObject({ error_code: answer.statusCode, data: null })
    }
  })

  it('publishes the API document, and a page to read it', async () => {
    const document = await app.inject('/api/openapi.json')
    expect(document.headers['content-type']).toContain('application/json')
    expect(document.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] })
    expect((await app.inject('/api/docs/')).body).toContain('swagger-ui')
    expect((await app.inject('/api/docs/json')).json()).toEqual(document.json())
  })

  const long = { count: 200, accept: 'gzip, deflate, br' }
  const ask = ({ count, accept }: { count: number; accept: string }, call = 'names') =>
    app.inject({ url: `/api/services/${call}?count=${count}`, headers: { 'accept-encoding': accept } })

  it('compresses an answer of more than a kilobyte for a client that takes it', async () => {
    const gzip = await ask(long)
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gzip.headers['content-length']).toBe(String(gzip.rawPayload.length))
    expect(gzip.rawPayload.length).toBeLessThan(1000)
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).data).toEqual(listOf(200))
  })

  it('leaves an answer as it is that is short, or for a client that takes nothing compressed', async () => {
    const short = await ask({ ...long, count: 2 })
    expect([short.headers['content-encoding'], short.json().data]).toEqual([undefined, listOf(2)])
    const plain = await ask({ ...long, accept: 'identity' })
    expect([plain.headers['content-encoding'], plain.json().data]).toEqual([undefined, listOf(200)])
  })

  it('sends a kept answer as it was compressed once, and whole to a client that takes nothing compressed', async () => {
    kept = await encodeAnswer(names, listOf(200))
    const packed = await ask(long, 'kept_names')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(packed.rawPayload.equals(kept.gzip)).toBe(true)
    expect((await ask({ ...long, accept: '' }, 'kept_names')).json().data).toEqual(listOf(200))
  })
})
