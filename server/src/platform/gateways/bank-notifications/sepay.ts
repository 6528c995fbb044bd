import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { bankTime, eventId, optionalText, otherTextOf } from './fields.ts'
import { type RawNotification, refused, type VerifiedNotifications } from './notification.ts'
import { headerText, isStale, jsonOf, sameSecret } from './signature.ts'

/** How the account's webhook is set up at SePay; only the way that is configured is accepted. */
export type SepaySecrets = { mode: 'hmac'; secret: string } | { mode: 'api-key'; apiKey: string }

const body = z.object({
  id: eventId,
  transactionDate: bankTime,
  accountNumber: z.string().min(1),
  code: optionalText,
  content: optionalText,
  description: optionalText,
  transferType: z.enum(['in', 'out']),
  transferAmount: z.int().nonnegative(),
  referenceCode: optionalText,
  subAccount: optionalText,
})

/** The header value SePay signs a webhook with. `timestamp` is in epoch seconds, as sent beside it. */
export function sepaySignature(timestamp: string, rawBody: Buffer | string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex')}`
}

/** Checks that a webhook is SePay's and reads it. One webhook is one movement. */
export function verifySepay(received: RawNotification, secrets: SepaySecrets): VerifiedNotifications {
  const failure =
    secrets.mode === 'hmac' ? hmacFailure(received, secrets.secret) : keyFailure(received, secrets.apiKey)
  if (failure) return refused(failure)
  const parsed = body.safeParse(jsonOf(received.rawBody))
  if (!parsed.success) return refused('malformed')
  const movement = parsed.data
  const content = movement.content ?? movement.description ?? movement.code ?? ''
  return {
    ok: true,
    notifications: [
      {
        provider: 'sepay',
        providerEventId: movement.id,
        accountNumber: movement.accountNumber,
        amount: movement.transferAmount,
        content,
        otherText: otherTextOf(content, [movement.code, movement.description, movement.subAccount]),
        occurredAt: movement.transactionDate,
        reference: movement.referenceCode,
        direction: movement.transferType,
      },
    ],
  }
}

function hmacFailure({ headers, rawBody, now }: RawNotification, secret: string) {
  const timestamp = headerText(headers, 'x-sepay-timestamp')
  const signature = headerText(headers, 'x-sepay-signature')
  if (!timestamp || !signature) return 'signature_missing'
  if (!sameSecret(signature, sepaySignature(timestamp, rawBody, secret))) return 'signature_wrong'
  return isStale(Number(timestamp) * 1000, now) ? 'stale' : null
}

function keyFailure({ headers }: RawNotification, apiKey: string) {
  const authorization = headerText(headers, 'authorization')
  if (!authorization) return 'signature_missing'
  return sameSecret(authorization, `Apikey ${apiKey}`) ? null : 'signature_wrong'
}
