import { createCipheriv, generateKeyPairSync, sign } from 'node:crypto'
import type { SsoShape } from '@teeviet/contract/rules/sso'
import { isUnproven, ssoCiphers, ssoEncodings, ssoPayloads, ssoProofs } from '@teeviet/contract/rules/sso'
import { describe, expect, it } from 'vitest'
import { encrypt } from '../keys/cipher.ts'
import type { PartnerKeys } from '../keys/keys.ts'
import { checkSsoToken } from './check-token.ts'
import { openSsoToken } from './open-token.ts'
import { sealFor } from './seal.ts'

const pair = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const keys: PartnerKeys = {
  cipherKey: Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex'),
  macSecret: 'demo-partner-secret',
  verifyKey: pair.publicKey,
}
const otherKeys: PartnerKeys = { cipherKey: Buffer.alloc(32, 7), macSecret: 'another', verifyKey: null }

const values = {
  partner: 'stb',
  cif: 'cif-demo-1',
  phone: '0901234567',
  ts: '1795140062',
  nonce: 'n-1',
  fullname: 'Nguyễn Thị Ánh',
  email: '',
  order_id: '',
  lang: 'vi',
}

const shapes = ssoCiphers.flatMap((cipher) =>
  ssoEncodings.flatMap((encoding) =>
    ssoPayloads.flatMap((payload) =>
      ssoProofs
        .map((proof): SsoShape => ({ cipher, encoding, payload, proof }))
        .filter((shape) => !isUnproven(shape) && shape.proof !== 'rsa-sha256'),
    ),
  ),
)
const named = (shape: SsoShape) => Object.values(shape).join(' ')

describe.each(shapes.map((shape) => [named(shape), shape] as const))('an SSO token of %s', (_name, shape) => {
  const data = sealFor(shape, keys, values)

  it('returns the partner’s values, also when its plus signs became spaces', () => {
    expect(openSsoToken(shape, keys, data)?.values).toEqual(values)
    expect(openSsoToken(shape, keys, data.replaceAll('+', ' '))?.values).toEqual(values)
    const many = Array.from({ length: 40 }, () => sealFor(shape, keys, values))
    for (const one of many)
      expect(openSsoToken(shape, keys, one.replaceAll('+', ' '))?.values).toEqual(values)
  })

  it('returns nothing for other keys, nor after a change of any character', () => {
    expect(openSsoToken(shape, otherKeys, data)).toBeNull()
    const text = data.split('.')[0] ?? ''
    for (let place = 0; place < text.length - 3; place += 7) {
      const changed = text[place] === 'a' ? 'b' : 'a'
      const altered = data.slice(0, place) + changed + data.slice(place + 1)
      expect(openSsoToken(shape, keys, altered)).toBeNull()
    }
    expect(openSsoToken(shape, keys, text.slice(0, -4))).toBeNull()
  })
})

describe('shapes', () => {
  it('are refused when they prove nothing', () => {
    expect(isUnproven({ cipher: 'aes-256-cbc', encoding: 'base64', payload: 'json', proof: 'none' })).toBe(
      true,
    )
    expect(isUnproven({ cipher: 'aes-256-ecb', encoding: 'base64', payload: 'json', proof: 'none' })).toBe(
      true,
    )
    expect(
      isUnproven({ cipher: 'aes-256-cbc', encoding: 'base64', payload: 'json', proof: 'joined-sha256' }),
    ).toBe(true)
  })
})

describe('the ciphers', () => {
  const plain = '{"uid":"cif-demo-1","phone":"0901234567","ts":1795140062}'
  const open = (cipher: SsoShape['cipher'], text: string) =>
    openSsoToken(
      { cipher, encoding: 'base64', payload: 'json', proof: 'none' },
      { ...keys, macSecret: '' },
      text,
    )?.values

  it.each([
    [
      'aes-256-cbc',
      '8PHy8/T19vf4+fr7/P3+/2LSUAsLABf2At9pTud4t9s4ahG2d5+N7GRORL7bjpPGHhj8HzikLh376lDMd3dWwPig4gh9wdcY+6S44ShhHRk=',
    ],
    [
      'aes-256-ecb',
      'm36/0ZRKsNT7wCUsK8j0nA2A4+dKsa9kRwZcc0g2I0kyXdAVEyBsPtK1+FHcBu8MabFxJCWPgXExO4Xh/s2SYw==',
    ],
    [
      'aes-256-gcm',
      '8PHy8/T19vf4+fr7EiQ2aRgY6Fb8npG36i8P2T3Qe+4adyf3ODMRmnsD6zctIiWwdbWGu7R6ugA1A8K48mk2QEZEJrI3gH4+y0GwWWmLOWzut/JSnA==',
    ],
  ] as const)('read what another implementation of %s wrote', (cipher, text) => {
    expect(open(cipher, text)).toEqual({ uid: 'cif-demo-1', phone: '0901234567', ts: '1795140062' })
  })

  it('never use the same beginning twice', () => {
    expect(encrypt('aes-256-gcm', keys.cipherKey, plain)).not.toEqual(
      encrypt('aes-256-gcm', keys.cipherKey, plain),
    )
  })
})

describe('an SSO token signed with the bank’s own key', () => {
  const shape: SsoShape = {
    cipher: 'aes-256-cbc',
    encoding: 'base64',
    payload: 'json',
    proof: 'rsa-sha256',
  }
  const text = encrypt('aes-256-cbc', keys.cipherKey, JSON.stringify(values)).toString('base64')
  const signature = sign('sha256', Buffer.from(text), pair.privateKey).toString('base64')

  it('is opened by its public key', () => {
    expect(openSsoToken(shape, keys, `${text}.${signature}`)?.values).toEqual(values)
  })

  it('is refused unsigned, signed by another key, or with the signature of another text', () => {
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
    const forged = sign('sha256', Buffer.from(text), stranger).toString('base64')
    const other = encrypt('aes-256-cbc', keys.cipherKey, JSON.stringify(values)).toString('base64')
    for (const data of [
      text,
      `${text}.`,
      `${text}.${forged}`,
      `${other}.${signature}`,
      `${text}.x.${signature}`,
    ]) {
      expect(openSsoToken(shape, keys, data)).toBeNull()
    }
    expect(openSsoToken(shape, { ...keys, verifyKey: null }, `${text}.${signature}`)).toBeNull()
    expect(openSsoToken(shape, { ...keys, verifyKey: 'no key' }, `${text}.${signature}`)).toBeNull()
  })

  it('cannot pass for one signed with the shared secret, and public keys are no secrets', () => {
    const asSecret = { ...keys, macSecret: pair.publicKey }
    const hmac = sealFor({ ...shape, proof: 'hmac-sha256' }, asSecret, values)
    expect(openSsoToken(shape, keys, hmac)).toBeNull()
  })
})

describe('the content of an SSO token', () => {
  const now = new Date(1_795_140_062_000)
  const judged = (changed: object) => checkSsoToken({ ...values, ...changed }, 'stb', now)

  it('is the customer, the phone as it is written today', () => {
    expect(judged({ phone: '+84 1212 345 678' })).toMatchObject({ cif: 'cif-demo-1', phone: '0792345678' })
  })

  it('may be five minutes old or early, in seconds or milliseconds, and no more', () => {
    for (const ts of ['1795139762', '1795140362', '1795140062000'])
      expect(judged({ ts })).toBeTypeOf('object')
    expect(judged({ ts: '1795139761' })).toBe('expired')
    expect(judged({ ts: '1795140363' })).toBe('early')
  })

  it('is foreign when it names another partner', () => {
    expect(judged({ partner: 'nab' })).toBe('foreign')
    expect(judged({ partner: undefined })).toBe('foreign')
  })

  it('is incomplete without a customer number, a nonce, a time or a mobile phone', () => {
    for (const gap of [
      { cif: '' },
      { cif: ' ' },
      { cif: 'x'.repeat(65) },
      { nonce: '' },
      { ts: 'today' },
      { ts: '' },
      { phone: '' },
      { phone: '19001234' },
    ]) {
      expect(judged(gap)).toBe('incomplete')
    }
  })
})

it('a bar inside a joined value does not begin the next one', () => {
  const shape: SsoShape = {
    cipher: 'aes-256-cbc',
    encoding: 'hex',
    payload: 'joined',
    proof: 'joined-sha256',
  }
  const data = sealFor(shape, keys, { ...values, fullname: 'A|en' })
  expect(openSsoToken(shape, keys, data)?.values.fullname).toBe('A en')
})

it('opens no text whose padding alone is right', () => {
  const engine = createCipheriv('aes-256-ecb', keys.cipherKey, null)
  const text = Buffer.concat([engine.update('[1]'), engine.final()]).toString('base64')
  const shape: SsoShape = { cipher: 'aes-256-ecb', encoding: 'base64', payload: 'json', proof: 'none' }
  expect(openSsoToken(shape, keys, text)).toBeNull()
})
