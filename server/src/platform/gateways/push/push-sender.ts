/** Messages to the browsers of golfers and staff. One implementation: Web Push (RFC 8030) with VAPID (RFC 8292). */
export type PushSender = {
  /** The VAPID public key that a browser subscribes with, base64url. */
  publicKey: string
  /** Whether messages may be posted to a subscription: one of a known push service, with keys that can encrypt. */
  accepts(subscription: PushSubscriptionKeys): boolean
  /**
   * Hands one message to the push service of the browser. `requestId` becomes its topic: a repeat after an unknown outcome
   * replaces the first one while it waits.
   * @throws PushFailure when the push service did not accept it
   */
  send(message: PushMessage): Promise<void>
}

/** A browser's address at its push service and the keys that encrypt for it, base64url. */
export type PushSubscriptionKeys = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  to: PushSubscriptionKeys
  /** JSON, at most 3 kB */
  payload: string
  requestId: string
  /** for how long the push service keeps it for a browser that is offline */
  ttlSeconds: number
}

/** The cause of the failure, by which the alarm is addressed. */
export type PushObstacle = 'network' | 'account' | 'recipient' | 'message'

/**
 * A message that the push service did not accept. `temporary`: the same one may be retried. `permanent`: a retry cannot
 * help. With the obstacle `recipient` the subscription has ended. The error contains neither the endpoint nor the text.
 */
export class PushFailure extends Error {
  readonly kind: 'temporary' | 'permanent'
  readonly obstacle: PushObstacle
  /** The HTTP status, or a word for what happened before there was one. */
  readonly code: string

  constructor(kind: PushFailure['kind'], obstacle: PushObstacle, code: string, cause?: unknown) {
    super(`The push service did not take a message (${obstacle}, ${code})`, { cause })
    this.name = 'PushFailure'
    this.kind = kind
    this.obstacle = obstacle
    this.code = code
  }
}
