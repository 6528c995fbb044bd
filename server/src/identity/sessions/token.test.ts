import { describe, expect, it } from 'vitest'
import { signToken, tokenReader } from './token.ts'

const secret = 'a secret that is long enough for tests'
const id = '0a813899-1f18-4192-9479-b90c465f385b'
const issuedAt = new Date('2026-11-20T02:00:00Z')
const expiresAt = new Date('2026-11-20T03:00:00Z')
const claims = {
  vga: 100001,
  phone: '0900000001',
  fullname: 'An',
  bankId: null,
  cif: null,
  lang: 'vi' as const,
}
const sign = (with_ = secret) => signToken(with_, { id, issuedAt, expiresAt }, claims)

describe('the session of a token', () => {
  it('is read again and again until the token ends', async () => {
    const read = tokenReader(secret)
    const token = await sign()
    expect(await read(token, issuedAt)).toBe(id)
    expect(await read(token, new Date(expiresAt.getTime() - 1))).toBe(id)
    expect(await read(token, expiresAt)).toBeNull()
    expect(await read(token, issuedAt)).toBe(id)
  })

  it('is none when the token was over at its first use', async () => {
    expect(await tokenReader(secret)(await sign(), expiresAt)).toBeNull()
  })

  it('is none for an altered or foreign token, also after the right one was read', async () => {
    const read = tokenReader(secret)
    const token = await sign()
    await read(token, issuedAt)
    const [head, body, signature = ''] = token.split('.')
    const turned = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`
    expect(await read(`${head}.${body}.${turned}`, issuedAt)).toBeNull()
    expect(await read(await sign('another secret, just as long as that'), issuedAt)).toBeNull()
  })
})
