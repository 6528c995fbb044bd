import { createECDH } from 'node:crypto'
import { createServer } from 'node:http'
import { type Sandbox, startSandbox } from '@teeviet/sandbox'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { sandboxCards } from '#identity/partners/sandbox/sandbox-cards'
import { readConfig } from '../../config/config.ts'
import { PushFailure } from './push-sender.ts'
import { webPushSender } from './web-push.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const { push, gateways, sms } = readConfig({})
const requestId = '0b8f8d1e-43f5-4a40-9d5c-7a2b7f0c1d2e'
const payload = JSON.stringify({
  title: 'TeeViet',
  body: 'B17 đã xác nhận',
  url: '/b/17',
  receipt: requestId,
})

/** The sandbox's push service, the product that gets its receipts, and a sender to it. */
async function open() {
  const { alepay, epay } = gateways
  if (!alepay || !epay || !push) throw new Error('no sandbox accounts')
  const receipts: string[] = []
  const product = createServer(async (request, response) => {
    for await (const chunk of request) receipts.push(`${request.url} ${chunk}`)
    response.end('{}')
  })
  await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening))
  closers.push(() => product.close())
  const address = product.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const sandbox = await startSandbox({
    port: 0,
    productUrl: `http://127.0.0.1:${address.port}`,
    bank: {
      accountNumbers: ['060012345678'],
      bin: '970403',
      name: 'Sacombank',
      sepaySecret: 'demo',
      cassoSecret: 'demo',
    },
    sms,
    gateways: { alepay, epay, ...sandboxCards },
    retryAfterSeconds: [],
  })
  closers.unshift(sandbox.close)
  const sender = webPushSender({ ...push, sandboxUrl: sandbox.url, timeoutMs: 5_000 })
  return { sandbox, sender, receipts }
}

const made = z.object({
  token: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

async function subscribe(sandbox: Sandbox, key: string) {
  const { token, endpoint, keys } = made.parse(await post(sandbox, '/push/browsers', { key }))
  return { token, to: { endpoint, ...keys } }
}

async function post(sandbox: Sandbox, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

const shownIn = async (sandbox: Sandbox) => (await fetch(`${sandbox.url}/push`)).json()

test('a browser decrypts the message, shows a repeat once, and confirms it to the product', async () => {
  const { sandbox, sender, receipts } = await open()
  const { to, token } = await subscribe(sandbox, sender.publicKey)
  expect(sender.accepts(to)).toBe(true)
  await sender.send({ to, payload, requestId, ttlSeconds: 180 })
  await sender.send({ to, payload, requestId, ttlSeconds: 180 })
  expect(await shownIn(sandbox)).toEqual([
    {
      ...JSON.parse(payload),
      id: expect.any(Number),
      to: token,
      ttl: 180,
      urgency: 'high',
      topic: requestId.replaceAll('-', ''),
      sent_at: expect.any(String),
    },
  ])
  await expect
    .poll(() => receipts)
    .toContain(`/api/for_wap/confirm_push ${JSON.stringify({ receipt: requestId })}`)
})

test.each([
  ['gone', { kind: 'permanent', obstacle: 'recipient', code: '410' }],
  ['fail', { kind: 'temporary', obstacle: 'network', code: '503' }],
])('reports %j by whether a retry may help, without the address', async (behaviour, expected) => {
  const { sandbox, sender } = await open()
  const { to, token } = await subscribe(sandbox, sender.publicKey)
  await post(sandbox, `/push/browsers/${token}`, { behaviour })
  const failure = await sender.send({ to, payload, requestId, ttlSeconds: 180 }).catch((error) => error)
  expect(failure).toBeInstanceOf(PushFailure)
  expect(failure).toMatchObject(expected)
  expect(String(failure)).not.toContain(token)
})

test('a push service refuses the server of another VAPID key: the account is to be looked at', async () => {
  const { sandbox, sender } = await open()
  const other = createECDH('prime256v1')
  other.generateKeys()
  const { to } = await subscribe(sandbox, other.getPublicKey('base64url'))
  await expect(sender.send({ to, payload, requestId, ttlSeconds: 180 })).rejects.toMatchObject({
    kind: 'permanent',
    obstacle: 'account',
  })
  expect(await shownIn(sandbox)).toEqual([])
})

test('posts nothing to an address that is no push service, though a subscription names it', async () => {
  const { sandbox, sender, receipts } = await open()
  const { to } = await subscribe(sandbox, sender.publicKey)
  const inside = { ...to, endpoint: 'http://127.0.0.1:9/push/to/x' }
  expect(sender.accepts(inside)).toBe(false)
  await expect(sender.send({ to: inside, payload, requestId, ttlSeconds: 1 })).rejects.toMatchObject({
    code: 'unknown_service',
  })
  expect(receipts).toEqual([])
})

test('accepts no keys that cannot encrypt', async () => {
  const { sandbox, sender } = await open()
  const { to } = await subscribe(sandbox, sender.publicKey)
  expect(sender.accepts({ ...to, p256dh: 'A'.repeat(87) })).toBe(false)
  expect(sender.accepts({ ...to, auth: 'AAAA' })).toBe(false)
})

test('a push service that is not there is worth a retry', async () => {
  const { sandbox, sender } = await open()
  const { to } = await subscribe(sandbox, sender.publicKey)
  await sandbox.close()
  await expect(sender.send({ to, payload, requestId, ttlSeconds: 1 })).rejects.toMatchObject({
    kind: 'temporary',
    obstacle: 'network',
  })
})
