import { z } from 'zod'
import { ask, rootOf } from '../ask.ts'
import { sameSecret } from '../bank-notifications/signature.ts'
import { GatewayDown, type RefundOrder, type RefundResult } from '../gateway.ts'
import { wholeVnd } from '../whole-vnd.ts'
import { meaningOf } from './codes.ts'
import type { AlepaySettings } from './settings.ts'
import { refundChecksum } from './sign.ts'

const answer = z.object({
  code: z.string(),
  data: z
    .object({
      transactionCode: z.string(),
      orderCode: z.string(),
      merchantRefundCode: z.string(),
      refundAmount: wholeVnd,
      refundStatus: z.string(),
      checksum: z.string(),
    })
    .nullish(),
})

/** Requests a refund to the card from Alepay. Our code makes it idempotent. */
export async function refundAtAlepay(settings: AlepaySettings, order: RefundOrder): Promise<RefundResult> {
  const { providerReference: transactionCode } = order.payment
  const { refundReference: merchantRefundCode, amountVnd: refundAmount, reason } = order
  const { tokenKey, checksumKey } = settings
  const { code, data } = await ask({
    gateway: 'alepay',
    url: `${rootOf(settings.baseUrl)}/checkout/merchant-request-refund`,
    body: {
      tokenKey,
      data: { transactionCode, merchantRefundCode, refundAmount, reason },
      checksum: refundChecksum([transactionCode, merchantRefundCode, refundAmount], checksumKey),
    },
    answer,
    timeoutMs: settings.timeoutMs,
  })
  if (code !== '000' || !data) return { state: 'refused', code }
  const signed = [data.transactionCode, data.orderCode, data.refundAmount, data.merchantRefundCode]
  return resultOf(data, signed, order, checksumKey)
}

/** The status of a refund requested before, perhaps with its answer lost. */
export async function inquireRefundAtAlepay(
  settings: AlepaySettings,
  order: RefundOrder,
): Promise<RefundResult | { state: 'unknown' }> {
  const { providerReference: transactionCode } = order.payment
  const { refundReference: merchantRefundCode } = order
  const { tokenKey, checksumKey } = settings
  const { code, data } = await ask({
    gateway: 'alepay',
    url: `${rootOf(settings.baseUrl)}/checkout/get-refund-info`,
    body: {
      tokenKey,
      data: { transactionCode, merchantRefundCode },
      checksum: refundChecksum([transactionCode, merchantRefundCode], checksumKey),
    },
    answer,
    timeoutMs: settings.timeoutMs,
  })
  if (meaningOf(code) === 'absent') return { state: 'unknown' }
  if (code !== '000' || !data) throw new GatewayDown('alepay', `does not tell of a refund: code ${code}`)
  const signed = [data.transactionCode, data.orderCode, data.merchantRefundCode, data.refundAmount]
  return resultOf(data, signed, order, checksumKey)
}

type RefundAnswer = NonNullable<z.output<typeof answer>['data']>

function resultOf(
  data: RefundAnswer,
  signed: (string | number)[],
  order: RefundOrder,
  checksumKey: string,
): RefundResult {
  const isOurs =
    sameSecret(data.checksum, refundChecksum(signed, checksumKey)) &&
    data.transactionCode === order.payment.providerReference &&
    data.merchantRefundCode === order.refundReference &&
    data.refundAmount === order.amountVnd
  if (!isOurs) throw new GatewayDown('alepay', 'answers for another refund')
  if (data.refundStatus === '000')
    return { state: 'done', providerReference: `${data.transactionCode}:${data.merchantRefundCode}` }
  return meaningOf(data.refundStatus) === 'open'
    ? { state: 'pending' }
    : { state: 'refused', code: data.refundStatus }
}
