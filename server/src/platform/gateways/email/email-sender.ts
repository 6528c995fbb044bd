/** E-mail to golfers without a Vietnamese mobile number, to clubs, staff and the insurer. One implementation over SMTP, one for the sandbox's inbox. */
export type EmailSender = {
  /**
   * Hands one message to the mail server. `requestId` becomes the Message-ID, so that a repeat after an unknown outcome
   * can be recognised as the same message.
   * @throws EmailFailure when the server did not accept it
   */
  send(message: EmailMessage): Promise<{ providerMessageId: string }>
}

export type EmailMessage = {
  email: string
  subject: string
  text: string
  requestId: string
  attachments?: readonly EmailAttachment[]
}

/** A file of an e-mail; `type` is its media type. */
export type EmailAttachment = { name: string; type: string; bytes: Buffer }

/**
 * A message that the mail server did not accept. `temporary`: the same message may be retried. `permanent`: a retry
 * cannot help. The error contains neither the address nor the text.
 */
export class EmailFailure extends Error {
  readonly kind: 'temporary' | 'permanent'
  /** The cause of the failure, by which the alarm is addressed. */
  readonly obstacle: 'network' | 'account' | 'recipient'
  /** The server's reply code, or a word for what happened before it gave one. */
  readonly code: string

  constructor(
    kind: EmailFailure['kind'],
    obstacle: EmailFailure['obstacle'],
    code: string,
    options?: ErrorOptions,
  ) {
    super(`The mail server did not take a message (${obstacle}, ${code})`, options)
    this.name = 'EmailFailure'
    this.kind = kind
    this.obstacle = obstacle
    this.code = code
  }
}
