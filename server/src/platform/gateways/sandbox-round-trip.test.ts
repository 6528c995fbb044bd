import { createServer } from 'node:http'
import { type Sandbox, startSandbox } from '@teeviet/sandbox'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sandboxCards } from '#identity/partners/sandbox/sandbox-cards'
import { readConfig } from '../config/config.ts'
import type { VerifiedNotifications } from './bank-notifications/notification.ts'
import { verifyBankNotification } from './bank-notifications/verify.ts'
import { esmsSender } from './sms/esms.ts'
import { matchMemo } from './vietqr/memo.ts'
import { qrPng, qrPngUrl, qrSvg } from './vietqr/qr-picture.ts'
import { transferQrPayload } from './vietqr/transfer-qr.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const secret = 'demo-sepay-secret'
const order = { account_number: '060012345678', amount: 2_450_000, content: 'TT8K4M2Q9P' }

/** A sandbox whose bank notifies a receiver that verifies with the product's own verifier. */
async function open(receiverSecret = secret) {
  const received: VerifiedNotifications[] = []
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const raw = { headers: request.headers, rawBody: Buffer.concat(chunks), now: new Date() }
    const notifier = request.url?.endsWith('/casso') ? 'casso' : 'sepay'
    const verified = verifyBankNotification(notifier, raw, {
      sepay: { mode: 'hmac', secret: receiverSecret },
      casso: { version: 2, key: receiverSecret },
    })
    received.push(verified)
    response.writeHead(verified.ok ? 200 : 401).end()
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  closers.push(() => receiver.close())
  const address = receiver.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const { alepay, epay } = readConfig({}).gateways
  if (!alepay || !epay) throw new Error('no sandbox accounts')
  const sandbox = await startSandbox({
    port: 0,
    productUrl: `http://127.0.0.1:${address.port}`,
    bank: {
      accountNumbers: [order.account_number],
      bin: '970403',
      name: 'Sacombank',
      sepaySecret: secret,
      cassoSecret: secret,
    },
    sms: { apiKey: 'demo-api', secretKey: 'demo-secret' },
    gateways: { alepay, epay, ...sandboxCards },
    retryAfterSeconds: [],
  })
  closers.unshift(sandbox.close)
  return { sandbox, received }
}

const booked = z.object({ id: z.int(), reference: z.string() })

async function post(sandbox: Sandbox, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(sandbox.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

describe('the sandbox’s bank', () => {
  test('is accepted by the product and read as the made transfer, at each report', async () => {
    const { sandbox, received } = await open()
    const dated = { ...order, occurred_at: '2026-11-20 09:01:02' }
    const sent = booked.parse(await post(sandbox, '/bank/transfers', dated))
    await post(sandbox, `/bank/transfers/${sent.id}/resend`, {})
    const reported = {
      ok: true,
      notifications: [
        {
          provider: 'sepay',
          providerEventId: String(sent.id),
          accountNumber: '060012345678',
          amount: 2_450_000,
          content: 'TT8K4M2Q9P',
          otherText: 'BankAPINotify TT8K4M2Q9P',
          occurredAt: new Date('2026-11-20T02:01:02Z'),
          reference: sent.reference,
          direction: 'in',
        },
      ],
    }
    expect(received).toEqual([reported, reported])
  })

  test('is reported with the account that paid, where the transfer carries one', async () => {
    const { sandbox, received } = await open()
    const payer = { bank_id: '970436', account_number: '0011001234567', name: 'NGUYEN VAN AN' }
    const sent = booked.parse(await post(sandbox, '/bank/transfers', { ...order, payer }))
    const notifications = [
      {
        provider: 'casso',
        providerEventId: String(sent.id),
        accountNumber: order.account_number,
        amount: order.amount,
        content: order.content,
        reference: sent.reference,
        direction: 'in',
        payer: { bin: '970436', account: '0011001234567', holder: 'NGUYEN VAN AN' },
      },
    ]
    expect(received).toMatchObject([{ ok: true, notifications }])
  })

  test('is not believed under another secret', async () => {
    const { sandbox, received } = await open('another secret')
    const sent = await post(sandbox, '/bank/transfers', order)
    expect(received).toEqual([{ ok: false, failure: 'signature_wrong' }])
    expect(sent).toMatchObject({ attempts: [{ status: 401 }] })
  })

  test('mangles a content as banks do: the code is followed, a cut one is left to a person', async () => {
    const { sandbox, received } = await open()
    for (const mangle of ['upper', 'wrapped', 'bare', 'spaced', 'cut'])
      await post(sandbox, '/bank/transfers', { ...order, mangle })
    const known = new Set(['TT8K4M2Q9P', 'TT00000001'])
    const kinds = received.map(
      (one) => matchMemo(one.ok ? (one.notifications[0]?.content ?? '') : '', known).kind,
    )
    expect(kinds).toEqual(['exact', 'exact', 'exact', 'exact', 'candidates'])
  })

  test('scans the product’s QR code, however the picture is passed', async () => {
    const { sandbox } = await open()
    const payload = transferQrPayload({
      bankBin: '970403',
      accountNumber: order.account_number,
      amount: order.amount,
      memo: order.content,
    })
    const scanned = { text: payload, bank_bin: '970403', ...order, ours: true }
    const form = new FormData()
    form.append('picture', new Blob([new Uint8Array(await qrPng(payload))], { type: 'image/png' }), 'qr.png')
    const url = `${sandbox.url}/bank/scan`
    expect(await (await fetch(url, { method: 'POST', body: form })).json()).toEqual(scanned)
    const headers = { 'content-type': 'image/svg+xml' }
    const svg = await fetch(url, { method: 'POST', headers, body: await qrSvg(payload) })
    expect(await svg.json()).toEqual(scanned)
    const picture = await qrPngUrl(payload)
    for (const body of [{ picture }, { picture: picture.slice(22) }, { text: payload }])
      expect(await post(sandbox, '/bank/scan', body)).toEqual(scanned)
  })

  test('reports when there is nothing to scan, or nothing to pay', async () => {
    const { sandbox } = await open()
    const scan = (body: object) => post(sandbox, '/bank/scan', body)
    expect(await scan({ picture: 'bm90IGEgcGljdHVyZQ==' })).toEqual({ error: 'no_code' })
    expect(await scan({})).toEqual({ error: 'no_code' })
    const website = 'https://teeviet.test'
    expect(await scan({ picture: await qrPngUrl(website) })).toEqual({
      error: 'not_a_transfer',
      text: website,
    })
    const elsewhere = transferQrPayload({ bankBin: '970415', accountNumber: '113366668888' })
    expect(await scan({ text: elsewhere })).toMatchObject({ amount: null, content: null, ours: false })
  })
})

describe('the sandbox’s SMS network', () => {
  test('takes the product’s message once and shows it in the inbox', async () => {
    const { sandbox } = await open()
    const settings = { baseUrl: sandbox.url, apiKey: 'demo-api', brandname: 'TeeViet', timeoutMs: 5000 }
    const sender = esmsSender({ ...settings, secretKey: 'demo-secret' })
    const message = { phone: '+84912345678', text: 'TeeViet: mã của bạn là 123456', requestId: 'otp-1' }
    const first = await sender.send(message)
    expect(first.providerMessageId).toMatch(/^sandbox-\d+$/)
    await sender.send(message)
    expect(await (await fetch(`${sandbox.url}/sms?phone=0912345678`)).json()).toEqual([
      { id: expect.any(Number), to: '0912345678', text: message.text, sent_at: expect.any(String) },
    ])
    const stranger = esmsSender({ ...settings, secretKey: 'wrong' })
    await expect(stranger.send(message)).rejects.toMatchObject({ kind: 'permanent', code: '101' })
    await expect(sender.send({ ...message, phone: '0283822', requestId: 'otp-2' })).rejects.toMatchObject({
      kind: 'permanent',
      obstacle: 'recipient',
    })
  })
})
