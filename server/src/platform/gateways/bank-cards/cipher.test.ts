import { expect, it } from 'vitest'
import { barredChecksum } from './checksum.ts'
import { decrypt, encrypt } from './cipher.ts'

const plain = '{"uid":"cif-demo-1","phone":"0901234567","ts":1795140062}'
const key = Buffer.from([...Array(32).keys()])
const iv = Buffer.from([...Array(16).keys()].map((byte) => 0xf0 + byte))

it.each([
  [
    'cbc-iv-in-front',
    iv,
    '8PHy8/T19vf4+fr7/P3+/2LSUAsLABf2At9pTud4t9s4ahG2d5+N7GRORL7bjpPGHhj8HzikLh376lDMd3dWwPig4gh9wdcY+6S44ShhHRk=',
  ],
  [
    'ecb',
    undefined,
    'm36/0ZRKsNT7wCUsK8j0nA2A4+dKsa9kRwZcc0g2I0kyXdAVEyBsPtK1+FHcBu8MabFxJCWPgXExO4Xh/s2SYw==',
  ],
  [
    'gcm',
    iv.subarray(0, 12),
    '8PHy8/T19vf4+fr7EiQ2aRgY6Fb8npG36i8P2T3Qe+4adyf3ODMRmnsD6zctIiWwdbWGu7R6ugA1A8K48mk2QEZEJrI3gH4+y0GwWWmLOWzut/JSnA==',
  ],
] as const)('encrypts and decrypts by %s', (mode, start, text) => {
  expect(encrypt(plain, key, mode, start)).toBe(text)
  expect(decrypt(text, key, mode)).toBe(plain)
  expect(decrypt(text.replaceAll('+', ' '), key, mode)).toBe(plain)
  expect(decrypt(encrypt(plain, key, mode), key, mode)).toBe(plain)
})

it('returns nothing for a text of another key, or a changed one if the mode detects it', () => {
  expect(decrypt(encrypt(plain, key, 'gcm'), Buffer.alloc(32), 'gcm')).toBeNull()
  const changed = Buffer.from(encrypt(plain, key, 'gcm'), 'base64')
  changed[20] = (changed[20] ?? 0) ^ 1
  expect(decrypt(changed.toString('base64'), key, 'gcm')).toBeNull()
  expect(decrypt('nonsense', key, 'ecb')).toBeNull()
})

it('joins the values of a checksum by bars', () => {
  expect(barredChecksum(['STB', 'cif-demo-1', '0901234567', '1795140062'], 'demo-partner-secret')).toBe(
    'fd88311096a87dbc6fba801900790038ebea4cde6e5fa675d5e607d58e9701c2',
  )
})
