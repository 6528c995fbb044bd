import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import { type Attempt, GatewayDown, type Inquiry } from '../gateway.ts'
import { epayResult, isGenuine } from './result.ts'
import type { EpaySettings } from './settings.ts'
import { merTrxIdOf } from './start.ts'
import { timeOfStamp, timeStampOf, tokenOf } from './token.ts'

const answer = z.object({ resultCd: z.string(), data: z.unknown() })
/** The answer's fields besides a result: only its status is certain to exist for an unknown payment. */
const standing = z.object({ status: z.union([z.string(), z.number()]).transform(String) })

const notFound = '-1'
const statesOfMoney: Readonly<Record<string, 'paid' | 'givenBack'>> = { 0: 'paid', 2: 'givenBack' }
const failed = ['-3', '1']

/**
 * Inquires a payment, or a refund, by our own number of it. The outer code only confirms that the request was
 * understood: the payment's own code is inside.
 */
export async function statusAtEpay(settings: EpaySettings, merTrxId: string, now: Date) {
  const { merId, encodeKey, baseUrl, timeoutMs } = settings
  const timeStamp = timeStampOf(now)
  const reply = await ask({
    gateway: 'epay',
    url: `${rootOf(baseUrl)}/pg_was/order/trxStatus.do`,
    // the token of a stored card is between our account and the key: we have none
    body: new URLSearchParams({
      merId,
      merTrxId,
      timeStamp,
      merchantToken: tokenOf(timeStamp, merTrxId, merId, '', encodeKey),
    }),
    answer,
    timeoutMs,
  })
  if (reply.resultCd !== '00_000') throw new GatewayDown('epay', `answers with code ${reply.resultCd}`)
  const found = epayResult.safeParse(reply.data)
  if (!found.success) {
    if (standing.safeParse(reply.data).data?.status === notFound) return null
    throw new GatewayDown('epay', 'tells a result that cannot be read')
  }
  if (found.data.status === notFound) return null
  if (!isGenuine(found.data, encodeKey) || found.data.merTrxId !== merTrxId || found.data.merId !== merId)
    throw new GatewayDown('epay', 'tells a result that it did not sign, or another one')
  return found.data
}

/** The status of one of our attempts. Only code 00_000 with status 0 is a payment: a deposit code (00_005) is not. */
export async function inquireAtEpay(settings: EpaySettings, attempt: Attempt, now: Date): Promise<Inquiry> {
  const result = await statusAtEpay(settings, merTrxIdOf(settings, attempt.reference), now)
  if (!result) return { state: 'unknown' }
  const { resultCd, status, trxId, amount, timeStamp } = result
  const state = resultCd === '00_000' ? statesOfMoney[status ?? ''] : undefined
  if (state)
    return {
      state,
      amountVnd: Number(amount),
      providerReference: trxId,
      occurredAt: timeOfStamp(timeStamp) ?? now,
    }
  if (resultCd === 'PG_ER5') return { state: 'failed', reason: 'cancelled', code: resultCd }
  if (failed.includes(status ?? '')) return { state: 'failed', reason: 'declined', code: resultCd }
  return { state: 'pending', code: resultCd }
}
