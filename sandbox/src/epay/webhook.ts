import type { Checkout, CheckoutState } from '../checkouts/checkout.ts'
import type { GatewayWebhook } from '../checkouts/gateway.ts'
import { stampOf, token } from './sign.ts'

type Account = { merId: string; encodeKey: string }

/** ePay's code of each state, and the status inside. */
const codes: Record<CheckoutState, readonly [code: string, status: string]> = {
  open: ['99', '-2'],
  review: ['99', '-2'],
  paid: ['00_000', '0'],
  declined: ['05_051', '-3'],
  cancelled: ['PG_ER5', '-3'],
}

const givenBack = ['00_000', '2'] as const

/** A payment as notifications, returns and answers report it, signed. */
export function resultOf(one: Checkout, { merId, encodeKey }: Account, state: CheckoutState = one.state) {
  const [resultCd, status] = state === 'paid' && one.refunds.length > 0 ? givenBack : codes[state]
  const timeStamp = stampOf(new Date(one.settled_at ?? one.created_at))
  return {
    resultCd,
    resultMsg: state,
    merId,
    trxId: one.number,
    merTrxId: one.order,
    invoiceNo: one.invoice,
    amount: String(one.amount),
    status,
    payType: 'IC',
    timeStamp,
    userFee: '0',
    merchantToken: token(resultCd, timeStamp, one.order, one.number, merId, one.amount, encodeKey),
  }
}

/** How ePay reports a payment. Its notification is a form. */
export function epayWebhook(account: Account): GatewayWebhook {
  const noticeWith = (fields: Record<string, string>) => ({
    type: 'application/x-www-form-urlencoded',
    body: new URLSearchParams(fields).toString(),
  })
  return {
    noticeOf: (one, state) => noticeWith(resultOf(one, account, state)),
    forgedNotice: (one, forgery) => {
      if (forgery === 'unreadable') return { type: 'application/json', body: '{"resultCd":' }
      if (forgery === 'altered_amount')
        return noticeWith({ ...resultOf(one, account, 'paid'), amount: String(one.amount * 2) })
      if (forgery === 'other_order')
        return noticeWith(resultOf({ ...one, order: `${account.merId}_TT00000000` }, account, 'paid'))
      return noticeWith(resultOf(one, { ...account, encodeKey: 'a guessed key' }, 'paid'))
    },
    backTo: (one) => {
      const url = new URL(one.return_url)
      for (const [name, value] of Object.entries(resultOf(one, account))) url.searchParams.set(name, value)
      return url.href
    },
  }
}
