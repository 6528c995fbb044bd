/** Text messages to golfers. One implementation per network; the sandbox's network implements eSMS. */
export type SmsSender = {
  /**
   * Sends one message to the network. `phone` is E.164 (`+84901234567`) or Vietnamese (`0901234567`); `requestId` makes
   * a repeat after an unknown outcome safe: the same one is never delivered twice. Throws `SmsFailure` when the network
   * did not accept it.
   */
  send(message: SmsMessage): Promise<{ providerMessageId: string }>
}

export type SmsMessage = { phone: string; text: string; requestId: string }

/** The cause of the failure, by which the alarm is addressed. */
export type SmsObstacle = 'network' | 'account' | 'recipient' | 'message'

/**
 * A message refused by the network. `temporary`: the same request may be retried, with the same requestId. `permanent`:
 * a retry cannot help. The error contains neither the number nor the text.
 */
export class SmsFailure extends Error {
  readonly kind: 'temporary' | 'permanent'
  readonly obstacle: SmsObstacle
  /** The network's own code, or a word for what happened before it gave one. */
  readonly code: string

  constructor(kind: 'temporary' | 'permanent', obstacle: SmsObstacle, code: string, cause?: unknown) {
    super(`The SMS network did not take a message (${obstacle}, ${code})`, { cause })
    this.name = 'SmsFailure'
    this.kind = kind
    this.obstacle = obstacle
    this.code = code
  }
}
