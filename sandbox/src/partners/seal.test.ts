import { createDecipheriv, createHash, createHmac, createVerify, generateKeyPairSync } from 'node:crypto'
import { ssoCiphers, ssoEncodings, ssoPayloads, ssoProofs } from '@teeviet/contract/rules/sso'
import { expect, test } from 'vitest'
import { open, seal } from './seal.ts'

const pem = { publicKeyEncoding: { type: 'spki', format: 'pem' } } as const
const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  ...pem,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const keys = { cipherKey: '00ff'.repeat(16), macSecret: 'demo-mac', signingKey: pair.privateKey }
const claims = {
  partner: 'vietin',
  cif: 'C1',
  phone: '0905000001',
  ts: '1795140062',
  nonce: 'n1',
  lang: 'vi',
}

test('a sealed text can be opened again, in every shape', () => {
  for (const cipher of ssoCiphers)
    for (const encoding of ssoEncodings)
      for (const payload of ssoPayloads)
        for (const proof of ssoProofs) {
          const shape = { cipher, encoding, payload, proof }
          expect(open(seal(claims, shape, keys), shape, keys)).toMatchObject(claims)
          expect(
            open(seal(claims, shape, keys), shape, { ...keys, cipherKey: '01'.repeat(32) }),
          ).not.toMatchObject(claims)
        }
})

test('the signature covers the sealed text and follows a dot', () => {
  const shape = { cipher: 'aes-256-cbc', encoding: 'base64', payload: 'json' } as const
  const [text = '', mac] = seal(claims, { ...shape, proof: 'hmac-sha256' }, keys).split('.')
  expect(mac).toBe(createHmac('sha256', 'demo-mac').update(text).digest('base64'))
  const [signed = '', signature = ''] = seal(claims, { ...shape, proof: 'rsa-sha256' }, keys).split('.')
  expect(createVerify('sha256').update(signed).verify(pair.publicKey, signature, 'base64')).toBe(true)
})

test('joined values end with a hash over themselves and the secret', () => {
  const shape = { cipher: 'aes-256-ecb', encoding: 'hex', payload: 'joined', proof: 'joined-sha256' } as const
  const machine = createDecipheriv('aes-256-ecb', Buffer.from(keys.cipherKey, 'hex'), null)
  const plain = machine.update(seal(claims, shape, keys), 'hex', 'utf8') + machine.final('utf8')
  const values = 'vietin|C1|0905000001|1795140062|n1||||vi'
  expect(plain).toBe(`${values}|${createHash('sha256').update(`${values}|demo-mac`).digest('hex')}`)
})
