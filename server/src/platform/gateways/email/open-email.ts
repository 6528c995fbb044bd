import type { Config } from '../../config/config.ts'
import { EmailFailure, type EmailSender } from './email-sender.ts'
import { sandboxEmailSender } from './sandbox-inbox.ts'
import { smtpSender } from './smtp.ts'

/** The operator's mail server, or the sandbox's inbox; in production without a mail server every message fails. */
export function openEmail({ email }: Pick<Config, 'email'>): EmailSender {
  const timeoutMs = 10_000
  if (email.smtpUrl === '') return notSetUp
  return email.smtpUrl.startsWith('http')
    ? sandboxEmailSender({ url: email.smtpUrl, timeoutMs })
    : smtpSender({ url: email.smtpUrl, from: email.from, timeoutMs })
}

const notSetUp: EmailSender = {
  send: async () => {
    throw new EmailFailure('permanent', 'account', 'not_set_up')
  },
}
