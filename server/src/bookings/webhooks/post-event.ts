import { unsealText } from '#identity/partners/keys/sealed-text'
import { isHostPublic } from '#identity/webhooks/address'
import type { Context } from '#platform/context/context'
import { signatureHeaders } from './sign.ts'

const timeoutMs = 10_000
const longestAnswer = 200

type Sent = {
  eventId: number
  url: string
  secret: Buffer
  /** the secret before, while it is valid */
  previous: Buffer | null
  /** counted from 1 */
  attempts: number
  body: string
}

/**
 * Sends an event to its webhook.
 * @returns whether the receiver took it, and what it answered: an HTTP status, or what the connection said
 */
export async function postEvent(
  ctx: Pick<Context, 'config' | 'clock'>,
  { eventId, url, secret, previous, attempts, body }: Sent,
): Promise<{ isTaken: boolean; answer: string }> {
  try {
    // a name of the internet may begin to name a machine of the operator's own network
    if (ctx.config.production && !(await isHostPublic(url)))
      return { isTaken: false, answer: 'the host has an address of a private network' }
    const secrets = { newest: unsealText(ctx, secret), previous: previous && unsealText(ctx, previous) }
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-teeviet-event': String(eventId),
        ...signatureHeaders(secrets, body, { attempt: attempts, now: ctx.clock.now() }),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return { isTaken: response.ok, answer: `HTTP ${response.status}` }
  } catch (error) {
    const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { isTaken: false, answer: said.slice(0, longestAnswer) }
  }
}
