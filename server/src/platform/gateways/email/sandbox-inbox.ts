import { EmailFailure, type EmailSender } from './email-sender.ts'

/** Delivers to the sandbox's inbox instead of a mail server. */
export function sandboxEmailSender({ url, timeoutMs }: { url: string; timeoutMs: number }): EmailSender {
  return {
    async send(message) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...message,
          attachments: message.attachments?.map(({ bytes, ...file }) => ({
            ...file,
            base64: bytes.toString('base64'),
          })),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        throw new EmailFailure('temporary', 'network', 'no answer', { cause: error })
      })
      if (!response.ok) throw new EmailFailure('temporary', 'network', String(response.status))
      return { providerMessageId: message.requestId }
    },
  }
}
