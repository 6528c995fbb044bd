import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import type { RefundOrder, RefundResult } from '../gateway.ts'
import { statusAtEpay } from './inquire.ts'
import { plainText } from './plain-text.ts'
import type { EpaySettings } from './settings.ts'
import { merTrxIdOf } from './start.ts'
import { timeStampOf, tokenOf } from './token.ts'

const answer = z.object({ resultCd: z.string(), cancelTrxId: z.string().nullish() })

/** Requests a refund from the gateway. A refund has a number of its own for later inquiries. */
export async function refundAtEpay(settings: EpaySettings, order: RefundOrder): Promise<RefundResult> {
  const { merId, encodeKey, refundPassword } = settings
  const timeStamp = timeStampOf(order.now)
  const merTrxId = merTrxIdOf(settings, order.refundReference)
  const trxId = order.payment.providerReference
  const amount = String(order.amountVnd)
  const reply = await ask({
    gateway: 'epay',
    url: `${rootOf(settings.baseUrl)}/pg_was/cancel/paymentCancel.do`,
    body: new URLSearchParams({
      merId,
      merTrxId,
      trxId,
      amount,
      payType: 'NO',
      timeStamp,
      merchantToken: tokenOf(timeStamp, merTrxId, trxId, merId, amount, '', encodeKey),
      hash: tokenOf(merTrxId, refundPassword, encodeKey),
      refundData: refundPassword,
      cancelPw: refundPassword,
      cancelMsg: plainText(order.reason, 100) || 'Hoan tien',
      cancelRetryCount: '0',
      fee: '0',
      vat: '0',
      notax: '0',
    }),
    answer,
    timeoutMs: settings.timeoutMs,
  })
  if (reply.resultCd === '00_000') return { state: 'done', providerReference: reply.cancelTrxId || merTrxId }
  return reply.resultCd === '99' ? { state: 'pending' } : { state: 'refused', code: reply.resultCd }
}

/** The status of a refund requested before, perhaps with its answer lost. */
export async function inquireRefundAtEpay(
  settings: EpaySettings,
  order: RefundOrder,
): Promise<RefundResult | { state: 'unknown' }> {
  const result = await statusAtEpay(settings, merTrxIdOf(settings, order.refundReference), order.now)
  if (!result) return { state: 'unknown' }
  if (result.resultCd === '00_000' && Number(result.amount) === order.amountVnd)
    return { state: 'done', providerReference: result.trxId }
  return result.resultCd === '99' ? { state: 'pending' } : { state: 'refused', code: result.resultCd }
}
