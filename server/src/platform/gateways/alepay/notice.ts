import { z } from 'zod'
import { jsonOf, sameSecret } from '../bank-notifications/signature.ts'
import type { VerifiedNotice } from '../gateway.ts'
import { wholeVnd } from '../whole-vnd.ts'
import { noticeChecksum } from './sign.ts'

const body = z.object({
  checksum: z.string().min(1).max(128),
  transactionInfo: z.object({
    transactionCode: z.string().min(1).max(64),
    orderCode: z.string().min(1).max(64),
    amount: wholeVnd,
    currency: z.literal('VND'),
    status: z.string().max(16),
  }),
})

/**
 * Checks a notification and reads it. Alepay's own documents leave open how it writes the amount it hashes, so the text
 * as received, the whole number and the number with one decimal are tried.
 */
export function verifyAlepayNotice(rawBody: Buffer | string, checksumKey: string): VerifiedNotice {
  const text = rawBody.toString()
  const parsed = body.safeParse(jsonOf(text))
  if (!parsed.success) return { ok: false, failure: 'malformed' }
  const { checksum, transactionInfo: info } = parsed.data
  const received = /"amount"\s*:\s*"?(\d+(?:\.\d+)?)/.exec(text)?.[1] ?? ''
  const texts = [received, `${info.amount}`, `${info.amount}.0`]
  if (!texts.some((amount) => sameSecret(checksum.toLowerCase(), noticeChecksum(info, amount, checksumKey))))
    return { ok: false, failure: 'signature_wrong' }
  return {
    ok: true,
    notice: {
      eventId: `${info.transactionCode}:${info.status}`,
      reference: info.orderCode,
      providerReference: info.transactionCode,
      amountVnd: info.amount,
    },
  }
}
