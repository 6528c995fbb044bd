import { createHmac } from 'node:crypto'

/**
 * The header that proves an event: `t=<seconds>,v1=<hex>`, where v1 is HMAC-SHA-256 of `<seconds>.<body>` with the
 * secret of the webhook.
 */
export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
