import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sepaySignature, verifySepay } from './sepay.ts'

const secret = 'demo-sepay-secret'
const timestamp = '1795140062'
const now = new Date(1_795_140_062_000)
const rawBody =
  '{"id":92704,"gateway":"Sacombank","transactionDate":"2026-11-20 09:01:02","accountNumber":"060012345678","subAccount":null,"code":"TT8K4M2Q9P","content":"MBVCB.123.TT8K4M2Q9P.CT tu 0011 toi 0600","transferType":"in","description":"BankAPINotify TT8K4M2Q9P","transferAmount":2450000,"accumulated":19077000,"referenceCode":"FT26324000001"}'
const signature = 'sha256=c32a93765308c298ce5c20633dadbe638fc569806343cbba58febd4fbdadd5d1'
const headers = { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature }
const hmac = { mode: 'hmac', secret } as const

function signed(body: string, at = timestamp) {
  return {
    headers: { 'x-sepay-timestamp': at, 'x-sepay-signature': sepaySignature(at, body, secret) },
    rawBody: Buffer.from(body),
    now,
  }
}

describe('a SePay webhook signed with HMAC', () => {
  test('is read into a movement at the bank’s own Vietnam time', () => {
    expect(verifySepay({ headers, rawBody: Buffer.from(rawBody), now }, hmac)).toEqual({
      ok: true,
      notifications: [
        {
          provider: 'sepay',
          providerEventId: '92704',
          accountNumber: '060012345678',
          amount: 2_450_000,
          content: 'MBVCB.123.TT8K4M2Q9P.CT tu 0011 toi 0600',
          otherText: 'BankAPINotify TT8K4M2Q9P',
          occurredAt: new Date('2026-11-20T02:01:02Z'),
          reference: 'FT26324000001',
          direction: 'in',
        },
      ],
    })
  })

  test('is refused when one byte of the body changed, even a space', () => {
    const altered = [rawBody.replace('2450000', '9450000'), rawBody.replace(',', ', ')]
    for (const body of altered) {
      expect(verifySepay({ headers, rawBody: body, now }, hmac)).toEqual({
        ok: false,
        failure: 'signature_wrong',
      })
    }
  })

  test('is refused with another secret or a bare signature', () => {
    const bare = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
    const wrong = { ok: false, failure: 'signature_wrong' }
    expect(verifySepay({ headers, rawBody, now }, { mode: 'hmac', secret: 'other' })).toEqual(wrong)
    expect(verifySepay({ headers: { ...headers, 'x-sepay-signature': bare }, rawBody, now }, hmac)).toEqual(
      wrong,
    )
  })

  test('is refused without its headers, also with an API key instead', () => {
    const missing = { ok: false, failure: 'signature_missing' }
    expect(verifySepay({ headers: {}, rawBody, now }, hmac)).toEqual(missing)
    expect(verifySepay({ headers: { authorization: `Apikey ${secret}` }, rawBody, now }, hmac)).toEqual(
      missing,
    )
  })

  test('is believed up to five minutes off and no further, either way', () => {
    const offsets: [seconds: number, ok: boolean][] = [
      [-300, true],
      [300, true],
      [-301, false],
      [301, false],
    ]
    for (const [seconds, ok] of offsets) {
      const at = String(Number(timestamp) + seconds)
      expect(verifySepay(signed(rawBody, at), hmac)).toMatchObject(ok ? { ok } : { ok, failure: 'stale' })
    }
    expect(verifySepay(signed(rawBody, 'soon'), hmac)).toEqual({ ok: false, failure: 'stale' })
  })

  test('malformed is refused, never guessed', () => {
    const bodies = [
      'not json',
      '[]',
      rawBody.replace('2450000', '2450000.5'),
      rawBody.replace('2450000', '"2450000"'),
      rawBody.replace('2450000', '-1'),
      rawBody.replace('"in"', '"credit"'),
      rawBody.replace('2026-11-20', '2026-02-31'),
      rawBody.replace('92704', '90071992547409930'),
    ]
    for (const body of bodies)
      expect(verifySepay(signed(body), hmac)).toEqual({ ok: false, failure: 'malformed' })
  })

  test('of outgoing money is marked as outgoing', () => {
    const out = signed(rawBody.replace('"transferType":"in"', '"transferType":"out"'))
    expect(verifySepay(out, hmac)).toMatchObject({ notifications: [{ direction: 'out' }] })
  })
})

describe('a SePay webhook with an API key', () => {
  const byKey = { mode: 'api-key', apiKey: 'demo-key' } as const

  test('is accepted with the key and refused with another or none', () => {
    const verify = (authorization?: string) =>
      verifySepay({ headers: { authorization }, rawBody, now }, byKey)
    expect(verify('Apikey demo-key')).toMatchObject({ ok: true })
    expect(verify('Apikey demo-kez')).toEqual({ ok: false, failure: 'signature_wrong' })
    expect(verify()).toEqual({ ok: false, failure: 'signature_missing' })
  })
})
