import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { EmailFailure, type EmailSender } from './email-sender.ts'

export type SmtpSettings = {
  /** `smtps://user:password@host:465`, or `smtp://` with STARTTLS. */
  url: string
  /** The sender, as `TeeViet <golf@teeviet.vn>`. */
  from: string
  /** How long each step of a delivery may take, in milliseconds. */
  timeoutMs: number
}

const failure = z.object({ responseCode: z.int().optional(), code: z.string().optional() })

/** Sends through the operator's mail server. */
export function smtpSender({ url, from, timeoutMs }: SmtpSettings): EmailSender {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>\s*$/, '')
  return {
    async send({ email, subject, text, requestId, attachments = [] }) {
      try {
        const messageId = `<${requestId}@${domain}>`
        const files = attachments.map(({ name, type, bytes }) => ({
          filename: name,
          contentType: type,
          content: bytes,
        }))
        await transport.sendMail({ from, to: email, subject, text, messageId, attachments: files })
        return { providerMessageId: messageId }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

/** SMTP reports 4xx for what may pass on a retry and 5xx for what will not; 530 to 538 concern the account. */
function failureOf(error: unknown): EmailFailure {
  const { responseCode, code } = failure.catch({}).parse(error)
  if (responseCode === undefined)
    return code === 'EAUTH'
      ? new EmailFailure('temporary', 'account', code)
      : new EmailFailure('temporary', 'network', code ?? 'no answer')
  if (responseCode >= 530 && responseCode <= 538)
    return new EmailFailure('temporary', 'account', String(responseCode))
  if (responseCode >= 500) return new EmailFailure('permanent', 'recipient', String(responseCode))
  return new EmailFailure('temporary', 'network', String(responseCode))
}
