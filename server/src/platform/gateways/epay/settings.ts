export type EpaySettings = {
  /** Root of the gateway, live or sandbox, without `/pg_was`. */
  baseUrl: string
  /** Names our account; is sent. */
  merId: string
  /** Signs; is never sent. */
  encodeKey: string
  /** Allows refunds by program. */
  refundPassword: string
  timeoutMs: number
}
