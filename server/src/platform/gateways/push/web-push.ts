import { ECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../../config/config.ts'
import { PushFailure, type PushMessage, type PushSender, type PushSubscriptionKeys } from './push-sender.ts'
import { isPushEndpoint } from './push-services.ts'

export type PushSettings = {
  /** The VAPID keys, base64url, and who runs the server: `mailto:` or https. */
  publicKey: string
  privateKey: string
  subject: string
  /** The sandbox's root, whose push service takes messages too; null in production. */
  sandboxUrl: string | null
  /** How long one attempt may take, in milliseconds. */
  timeoutMs: number
}

/** Web Push with the operator's VAPID keys; null without them. */
export function openPush({ push, sandboxPort }: Config): PushSender | null {
  if (push === null) return null
  const sandboxUrl = sandboxPort === null ? null : `http://localhost:${sandboxPort}`
  return webPushSender({ ...push, sandboxUrl, timeoutMs: 10_000 })
}

/** Encrypts each message for its browser (RFC 8291) and posts it to the browser's push service. */
export function webPushSender({
  publicKey,
  privateKey,
  subject,
  sandboxUrl,
  timeoutMs,
}: PushSettings): PushSender {
  return {
    publicKey,
    accepts: ({ endpoint, p256dh, auth }) =>
      isPushEndpoint(endpoint, sandboxUrl) && canEncrypt({ p256dh, auth }),
    async send(message) {
      // rows of an earlier list of push services are not posted to either
      if (!isPushEndpoint(message.to.endpoint, sandboxUrl))
        throw new PushFailure('permanent', 'recipient', 'unknown_service')
      const status = await post(message, { publicKey, privateKey, subject }, timeoutMs)
      if (status < 200 || status > 299) throw failureOf(status)
    },
  }
}

async function post(
  { to, payload, requestId, ttlSeconds }: PushMessage,
  vapidDetails: Pick<PushSettings, 'publicKey' | 'privateKey' | 'subject'>,
  timeoutMs: number,
): Promise<number> {
  const { endpoint, p256dh, auth } = to
  try {
    const { headers, body, method } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails, TTL: ttlSeconds, urgency: 'high', topic: requestId.replaceAll('-', '') },
    )
    const { 'Content-Length': _, ...sent } = headers
    const texts = Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)])
    const response = await fetch(endpoint, {
      method,
      headers: texts,
      body: body === null ? null : new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.status
  } catch (cause) {
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError'
    throw new PushFailure('temporary', 'network', timedOut ? 'timeout' : 'unreachable', cause)
  }
}

/** The meaning of a push service's answer; an unknown one is temporary. */
function failureOf(status: number): PushFailure {
  const code = String(status)
  if (status === 404 || status === 410) return new PushFailure('permanent', 'recipient', code)
  if (status === 400 || status === 413) return new PushFailure('permanent', 'message', code)
  if (status === 401 || status === 403) return new PushFailure('permanent', 'account', code)
  return new PushFailure('temporary', 'network', code)
}

/** Whether the keys are a point of the curve P-256 and a secret of 16 bytes. */
function canEncrypt({ p256dh, auth }: Pick<PushSubscriptionKeys, 'p256dh' | 'auth'>): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh
  } catch {
    return false
  }
}
