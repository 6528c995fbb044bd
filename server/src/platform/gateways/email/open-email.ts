import type { Config } from '../../config/config.ts'
import type { EmailSender } from './email-sender.ts'
import { sandboxEmailSender } from './sandbox-inbox.ts'
import { smtpSender } from './smtp.ts'

/** The operator's mail server, or the sandbox's inbox while none is set. */
export function openEmail({ email }: Pick<Config, 'email'>): EmailSender {
  const timeoutMs = 10_000
  return email.smtpUrl.startsWith('http')
    ? sandboxEmailSender({ url: email.smtpUrl, timeoutMs })
    : smtpSender({ url: email.smtpUrl, from: email.from, timeoutMs })
}
