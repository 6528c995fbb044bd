import type { Checkout, CheckoutState } from '../checkouts/checkout.ts'
import type { GatewayWebhook } from '../checkouts/gateway.ts'
import { noticeChecksum } from './sign.ts'

/** Alepay's code of each state. */
const alepayStatus: Record<CheckoutState, string> = {
  open: '107',
  review: '150',
  paid: '000',
  declined: '135',
  cancelled: '111',
}

/** How Alepay reports a payment, given the merchant's secret. */
export function alepayWebhook(key: string): GatewayWebhook {
  const noticeWith = (one: Checkout, state: CheckoutState, checksum: string) => ({
    type: 'application/json',
    body: JSON.stringify({ transactionInfo: infoOf(one, state), checksum }),
  })
  return {
    noticeOf: (one, state) => noticeWith(one, state, noticeChecksum(one, key)),
    forgedNotice: (one, forgery) => {
      if (forgery === 'unreadable') return { type: 'application/json', body: '{"transactionInfo":' }
      if (forgery === 'altered_amount')
        return noticeWith({ ...one, amount: one.amount * 2 }, 'paid', noticeChecksum(one, key))
      if (forgery === 'other_order') {
        const other = { ...one, order: 'TT00000000' }
        return noticeWith(other, 'paid', noticeChecksum(other, key))
      }
      return noticeWith(one, 'paid', noticeChecksum(one, 'a guessed key'))
    },
    backTo: (one) => {
      const url = new URL(one.state === 'cancelled' ? one.cancel_url : one.return_url)
      url.searchParams.set('errorCode', alepayStatus[one.state])
      url.searchParams.set('transactionCode', one.number)
      return url.href
    },
  }
}

/** A payment as notifications and answers name it. */
export function infoOf(one: Checkout, state: CheckoutState = one.state) {
  return {
    transactionCode: one.number,
    orderCode: one.order,
    amount: one.amount,
    currency: 'VND',
    status: alepayStatus[state],
    reason: state === 'cancelled' ? 'CANCELLED' : '',
    message: state,
    buyerName: one.buyer,
    cardNumber: '411111******1111',
    installment: one.plan !== null,
    is3D: true,
    method: 'CREDIT_CARD',
    merchantFee: 0,
    transactionTime: Date.parse(one.created_at),
    successTime: Date.parse(one.settled_at ?? one.created_at),
  }
}
