import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import type { Attempt, Inquiry } from '../gateway.ts'
import { wholeVnd } from '../whole-vnd.ts'
import { meaningOf } from './codes.ts'
import { type AlepaySettings, checkoutPath } from './settings.ts'
import { signatureOf } from './sign.ts'

const instant = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)])
const answer = z.object({
  code: z.string(),
  status: z.string().nullish(),
  reason: z.string().nullish(),
  transactionCode: z.string().nullish(),
  orderCode: z.string().nullish(),
  amount: wholeVnd.nullish(),
  currency: z.string().nullish(),
  successTime: instant.nullish(),
  transactionTime: instant.nullish(),
})

/** Until when a transaction unknown to Alepay may still be processing there. */
const settlingInMs = 30 * 60_000

/** The status of one of our attempts at Alepay. The answer counts only for our own order. */
export async function inquireAtAlepay(
  settings: AlepaySettings,
  attempt: Attempt,
  now: Date,
): Promise<Inquiry> {
  // without Alepay's number its page was never shown
  if (attempt.providerReference === null) return { state: 'unknown' }
  const fields = { tokenKey: settings.tokenKey, transactionCode: attempt.providerReference }
  const reply = await ask({
    gateway: 'alepay',
    url: `${rootOf(settings.baseUrl)}${checkoutPath}/get-transaction-info`,
    body: { ...fields, signature: signatureOf(fields, settings.checksumKey) },
    answer,
    timeoutMs: settings.timeoutMs,
  })
  const isFresh = now.getTime() - attempt.createdAt.getTime() < settlingInMs
  if (reply.code !== '000')
    return meaningOf(reply.code) === 'absent' && !isFresh
      ? { state: 'unknown' }
      : { state: 'pending', code: reply.code }
  if (reply.orderCode !== attempt.reference || reply.transactionCode !== attempt.providerReference)
    return { state: 'unknown' }
  return standing(reply, attempt.providerReference, now)
}

function standing(reply: z.output<typeof answer>, providerReference: string, now: Date): Inquiry {
  const { status = '', amount, currency } = reply
  const occurredAt = new Date(reply.successTime ?? reply.transactionTime ?? now)
  const meaning = meaningOf(status ?? '')
  if (meaning === 'paid') {
    if (!amount || currency !== 'VND') return { state: 'pending', code: `${status} without an amount in VND` }
    return {
      state: 'paid',
      amountVnd: amount,
      providerReference,
      occurredAt,
    }
  }
  if (meaning === 'open' || meaning === 'absent') return { state: 'pending', code: status ?? '' }
  return { state: 'failed', reason: reply.reason === 'CANCELLED' ? 'cancelled' : meaning, code: status ?? '' }
}
