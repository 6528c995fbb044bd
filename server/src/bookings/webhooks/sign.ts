import { createHmac } from 'node:crypto'

/**
 * The header that proves an event: `t=<seconds>,v1=<hex>`, where v1 is HMAC-SHA-256 of `<seconds>.<body>` with the
 * secret of the webhook.
 */
export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

/**
 * The headers that prove an event. While the secret before is valid, each of the two signs it. A receiver may read the
 * first header alone: it has the previous secret's signature, in every second attempt the newest one's, so that each of
 * the two secrets is enough to take the event.
 *
 * @param secrets.previous null once it is valid no more
 * @param sent.attempt counted from 1
 */
export function signatureHeaders(
  { newest, previous }: { newest: string; previous: string | null },
  body: string,
  { attempt, now }: { attempt: number; now: Date },
): Record<string, string> {
  if (previous === null) return { 'x-teeviet-signature': signatureOf(newest, body, now) }
  const [first, other] = attempt % 2 === 1 ? [previous, newest] : [newest, previous]
  return {
    'x-teeviet-signature': signatureOf(first, body, now),
    'x-teeviet-signature-alternate': signatureOf(other, body, now),
  }
}
