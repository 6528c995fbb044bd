import type { GatewayName } from '../gateway.ts'
import type { CipherMode } from './cipher.ts'

export type BankCardName = Exclude<GatewayName, 'alepay' | 'epay'>

export type BankCardSettings = {
  /** Root of the bank's card pages and of its server calls. */
  baseUrl: string
  /** Our number at the bank. */
  merchant: string
  /** AES-256, 64 hex digits. */
  key: string
  /** Signs what servers tell each other. */
  secret: string
  timeoutMs: number
}

/**
 * How each bank takes the browser over, and its cipher. ECB and CBC do not prove who wrote a text: what the browser
 * brings back is never read, and what servers tell each other is signed.
 */
export const bankCards = {
  stb: { handOver: 'form', cipher: 'cbc-iv-in-front' },
  nab: { handOver: 'link', cipher: 'cbc-iv-in-front' },
  vietin: { handOver: 'link', cipher: 'gcm' },
  bidv: { handOver: 'form', cipher: 'ecb' },
} as const satisfies Record<BankCardName, { handOver: 'form' | 'link'; cipher: CipherMode }>
