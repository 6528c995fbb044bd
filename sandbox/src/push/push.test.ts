import { createECDH } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { testOptions } from '../testing/product.ts'
import { decrypt } from './decrypt.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

test('decrypts the example of RFC 8291, and nothing that was changed', () => {
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  )
  const privateKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey, 'base64url')
  const keys = { privateKey, publicKey: curve.getPublicKey('base64url'), auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
  expect(decrypt(body, keys)).toBe('When I grow up, I want to be a watermelon')
  body[body.length - 1] = (body.at(-1) ?? 0) ^ 1
  expect(() => decrypt(body, keys)).toThrow()
})

test('the push service takes no message without the signature of the server that the browser subscribed to', async () => {
  const app = await buildSandbox({ ...testOptions(), now: () => new Date('2026-11-20T02:00:00Z') })
  closers.push(() => app.close())
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const key = curve.getPublicKey('base64url')
  const made = await app.inject({ method: 'POST', url: '/push/browsers', payload: { key } })
  const { pathname } = new URL(made.json().endpoint)
  const post = (url: string, authorization: string) =>
    app.inject({
      method: 'POST',
      url,
      payload: Buffer.from('x'),
      headers: { ttl: '60', 'content-type': 'application/octet-stream', authorization },
    })
  expect((await post(pathname, '')).statusCode).toBe(403)
  expect((await post(pathname, `vapid t=e30.e30.AAAA, k=${key}`)).statusCode).toBe(403)
  expect((await post('/push/to/unknown', '')).statusCode).toBe(404)
  expect((await app.inject('/push')).json()).toEqual([])
})
