export type AlepaySettings = {
  /** Root of the gateway, live or sandbox, without `/api/v3`. */
  baseUrl: string
  /** Names our account; is sent. */
  tokenKey: string
  /** Signs; is never sent. */
  checksumKey: string
  timeoutMs: number
}

export const checkoutPath = '/api/v3/checkout'
