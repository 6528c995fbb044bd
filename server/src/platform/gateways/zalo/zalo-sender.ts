/** The templates of messages to clubs that the operator has registered at Zalo, by what they say. */
export type ClubTemplate = 'clubAsked' | 'clubPaid' | 'clubPaidChanged' | 'clubChanged'

/** Those of messages to golfers, by topic: one frame around the text of the message. */
export const golferTemplates = { booking: 'golferBooking', offer: 'golferOffer' } as const

export type ZaloTemplate = ClubTemplate | (typeof golferTemplates)[keyof typeof golferTemplates]

/** Messages to the Zalo account of a phone. One implementation: the Zalo Notification Service (ZNS). */
export type ZaloSender = {
  /** Whether the templates of messages to golfers are registered too. */
  hasGolferTemplates: boolean
  /**
   * Sends one message by a template. `phone` is a Vietnamese mobile (`0901234567`), `data` the values of the template's
   * parameters. `requestId` names the message to Zalo: a repeat after an unknown outcome carries the same one.
   * @throws ZaloFailure when Zalo did not accept it
   */
  send(message: ZaloMessage): Promise<{ providerMessageId: string }>
}

export type ZaloMessage = {
  phone: string
  template: ZaloTemplate
  data: Readonly<Record<string, string>>
  requestId: string
}

/** The cause of the failure, by which the alarm is addressed. */
export type ZaloObstacle = 'network' | 'account' | 'recipient' | 'message'

/**
 * A message that Zalo refused. `temporary`: the same one may be retried. `permanent`: a retry cannot help, or not soon
 * enough; another channel is needed. The error contains neither the number nor the text.
 */
export class ZaloFailure extends Error {
  readonly kind: 'temporary' | 'permanent'
  readonly obstacle: ZaloObstacle
  /** Zalo's own code, or a word for what happened before it gave one. */
  readonly code: string

  constructor(kind: ZaloFailure['kind'], obstacle: ZaloObstacle, code: string, cause?: unknown) {
    super(`Zalo did not take a message (${obstacle}, ${code})`, { cause })
    this.name = 'ZaloFailure'
    this.kind = kind
    this.obstacle = obstacle
    this.code = code
  }
}
