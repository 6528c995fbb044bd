import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSign,
  randomBytes,
} from 'node:crypto'
import { type SsoShape, ssoFields } from '@teeviet/contract/rules/sso'

/** The values of an SSO token, by the names of its fields. */
export type SsoClaims = Readonly<Partial<Record<(typeof ssoFields)[number], string>>>

export type Keys = {
  /** 32 bytes as hex. */
  readonly cipherKey: string
  readonly macSecret: string
  /** PEM of the private key, for shapes signed with RSA. */
  readonly signingKey: string | null
}

/** Where the IV ends, and how long the tag behind is, in bytes. */
const frames = {
  'aes-256-gcm': { iv: 12, tag: 16 },
  'aes-256-cbc': { iv: 16, tag: 0 },
  'aes-256-ecb': { iv: 0, tag: 0 },
} as const

/** Encrypts values in a partner's shape, step by step as in docs/integrations/partners.md. */
export function seal(claims: SsoClaims, shape: SsoShape, keys: Keys): string {
  const sealed = encrypt(Buffer.from(write(claims, shape, keys)), shape.cipher, keys).toString(shape.encoding)
  if (shape.proof === 'hmac-sha256')
    return `${sealed}.${createHmac('sha256', keys.macSecret).update(sealed).digest('base64')}`
  if (shape.proof === 'rsa-sha256') {
    if (keys.signingKey === null) throw new Error('a shape signed with RSA needs a signing key')
    return `${sealed}.${createSign('sha256').update(sealed).sign(keys.signingKey, 'base64')}`
  }
  return sealed
}

function write(claims: SsoClaims, { payload, proof }: SsoShape, { macSecret }: Keys): string {
  const entries = ssoFields.flatMap((name): [string, string][] =>
    claims[name] === undefined ? [] : [[name, claims[name]]],
  )
  if (payload === 'json') return JSON.stringify(Object.fromEntries(entries))
  if (payload === 'query') return String(new URLSearchParams(entries))
  const joined = ssoFields.map((name) => claims[name] ?? '').join('|')
  if (proof !== 'joined-sha256') return joined
  return `${joined}|${createHash('sha256').update(`${joined}|${macSecret}`).digest('hex')}`
}

function encrypt(plain: Buffer, cipher: SsoShape['cipher'], { cipherKey }: Keys): Buffer {
  const key = Buffer.from(cipherKey, 'hex')
  const iv = randomBytes(frames[cipher].iv)
  if (cipher === 'aes-256-gcm') {
    const machine = createCipheriv(cipher, key, iv)
    return Buffer.concat([iv, machine.update(plain), machine.final(), machine.getAuthTag()])
  }
  const machine = createCipheriv(cipher, key, cipher === 'aes-256-ecb' ? null : iv)
  return Buffer.concat([iv, machine.update(plain), machine.final()])
}

/** Opens a text the product encrypted for a partner: name by name; null when the partner's key does not open it. */
export function open(text: string, shape: SsoShape, keys: Keys): SsoClaims | null {
  try {
    const [sealed = ''] = text.replaceAll(' ', '+').split('.')
    const plain = decrypt(Buffer.from(sealed, shape.encoding), shape.cipher, keys)
    if (shape.payload === 'json') return JSON.parse(plain)
    if (shape.payload === 'query') return Object.fromEntries(new URLSearchParams(plain))
    const values = plain.split('|')
    return Object.fromEntries(ssoFields.map((name, place) => [name, values[place] ?? '']))
  } catch {
    return null
  }
}

function decrypt(sealed: Buffer, cipher: SsoShape['cipher'], { cipherKey }: Keys): string {
  const key = Buffer.from(cipherKey, 'hex')
  const { iv, tag } = frames[cipher]
  const inside = sealed.subarray(iv, sealed.length - tag)
  if (cipher === 'aes-256-gcm') {
    const machine = createDecipheriv(cipher, key, sealed.subarray(0, iv), { authTagLength: tag })
    machine.setAuthTag(sealed.subarray(sealed.length - tag))
    return Buffer.concat([machine.update(inside), machine.final()]).toString()
  }
  const machine = createDecipheriv(cipher, key, cipher === 'aes-256-ecb' ? null : sealed.subarray(0, iv))
  return Buffer.concat([machine.update(inside), machine.final()]).toString()
}
