import type { RefundOrder } from '#platform/gateways/gateway'

/** A refund with the payment it comes out of, as a gateway is asked about it; money in VND. */
export type SentRefund = {
  code: string
  amount_vnd: number
  reason: string | null
  reference: string
  provider_reference: string | null
  charged_vnd: number
  created_at: Date
}

/** A refund order sent to a gateway, with our own code as idempotency key. */
export function orderOf({ code, amount_vnd, reason, ...payment }: SentRefund, now: Date): RefundOrder {
  return {
    refundReference: code,
    payment: {
      reference: payment.reference,
      providerReference: payment.provider_reference ?? '',
      amountVnd: payment.charged_vnd,
      createdAt: payment.created_at,
    },
    amountVnd: amount_vnd,
    reason: reason ?? '',
    now,
  }
}
