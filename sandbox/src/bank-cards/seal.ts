import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

export type BankAccount = { merchant: string; key: string; secret: string }
export const banks = ['stb', 'nab', 'vietin', 'bidv'] as const
export type Bank = (typeof banks)[number]

/** AES-256 of each bank, as in its contract. */
const ciphers = {
  stb: 'aes-256-cbc',
  nab: 'aes-256-cbc',
  vietin: 'aes-256-gcm',
  bidv: 'aes-256-ecb',
} as const

function encrypt(bank: Bank, { key }: BankAccount, text: string): string {
  const secret = Buffer.from(key, 'hex')
  const mode = ciphers[bank]
  if (mode === 'aes-256-gcm') {
    const nonce = randomBytes(12)
    const cipher = createCipheriv(mode, secret, nonce)
    const body = Buffer.concat([cipher.update(text), cipher.final()])
    return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64')
  }
  const iv = mode === 'aes-256-ecb' ? Buffer.alloc(0) : randomBytes(16)
  const cipher = createCipheriv(mode, secret, iv.length > 0 ? iv : null)
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64')
}

/** Throws for a text that was not made with this key. */
export function decrypt(bank: Bank, { key }: BankAccount, data: string): string {
  const secret = Buffer.from(key, 'hex')
  const bytes = Buffer.from(data, 'base64')
  const mode = ciphers[bank]
  if (mode === 'aes-256-gcm') {
    const decipher = createDecipheriv(mode, secret, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString()
  }
  const front = mode === 'aes-256-ecb' ? 0 : 16
  const decipher = createDecipheriv(mode, secret, front ? bytes.subarray(0, front) : null)
  return Buffer.concat([decipher.update(bytes.subarray(front)), decipher.final()]).toString()
}

export const signatureOf = (data: string, { secret }: BankAccount) =>
  createHmac('sha256', secret).update(data).digest('hex')

/** The notification of the bank's server to the product's: encrypted and signed. */
export function seal(bank: Bank, account: BankAccount, content: object) {
  const data = encrypt(bank, account, JSON.stringify(content))
  return { merchant: account.merchant, data, signature: signatureOf(data, account) }
}
