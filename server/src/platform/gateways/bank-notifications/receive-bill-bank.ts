import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { type RawNotification, refused, type VerifiedNotifications } from './notification.ts'
import { jsonOf, sameSecret } from './signature.ts'

/** The secret agreed with the partner bank. */
export type ReceiveBillBankSecrets = { secret: string }

// The bar separates the signed values, so none of them may contain one: else digits could move between neighbours.
const plain = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^|]+$/)
const body = z.object({
  bank_code: plain,
  amount: z.coerce.number().pipe(z.int().positive()),
  transaction_id: z.union([z.int().transform(String), plain]),
  signature: z.string(),
})

/**
 * The text a partner bank signs: lowercase hex of HMAC-SHA256 over `bank_code|amount|transaction_id`, the amount as
 * plain digits in VND.
 */
function receiveBillBankSignature(
  fields: { bank_code: string; amount: number; transaction_id: string },
  secret: string,
): string {
  const message = [fields.bank_code, fields.amount, fields.transaction_id].join('|')
  return createHmac('sha256', secret).update(message).digest('hex')
}

/**
 * Checks and reads a partner bank's notification of a paid bill: `bank_code` is the transfer's content,
 * `transaction_id` the bank's own number of the payment. It names neither account nor time, so the time
 * of receipt counts.
 */
export function verifyReceiveBillBank(
  { rawBody, now }: Pick<RawNotification, 'rawBody' | 'now'>,
  { secret }: ReceiveBillBankSecrets,
): VerifiedNotifications {
  const json = jsonOf(rawBody)
  const signed = z.object({ signature: z.string().min(1) }).safeParse(json)
  if (!signed.success) return refused(json === undefined ? 'malformed' : 'signature_missing')
  const parsed = body.safeParse(json)
  if (!parsed.success) return refused('malformed')
  const { signature, ...fields } = parsed.data
  if (!sameSecret(signature.toLowerCase(), receiveBillBankSignature(fields, secret)))
    return refused('signature_wrong')
  return {
    ok: true,
    notifications: [
      {
        provider: 'receive-bill-bank',
        providerEventId: fields.transaction_id,
        accountNumber: null,
        amount: fields.amount,
        content: fields.bank_code,
        occurredAt: now,
        reference: fields.transaction_id,
        direction: 'in',
      },
    ],
  }
}
