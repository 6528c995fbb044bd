import type { CardShape } from '@teeviet/contract/rules/money/bank-card'

/**
 * A bank's own card page. ECB and CBC do not authenticate a text: the browser's return values are never read, and the
 * messages between servers are signed.
 */
export type BankCardSettings = {
  /** The code of the bank's row, which is the gateway's name. */
  code: string
  /** Root of the bank's card pages and of its server calls. */
  baseUrl: string
  /** Our number at the bank. */
  merchant: string
  shape: CardShape
  /** AES-256, 64 hex digits. */
  key: string
  /** Signs the messages between servers. */
  secret: string
  timeoutMs: number
}
