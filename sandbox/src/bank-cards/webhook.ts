import type { Checkout, CheckoutState } from '../checkouts/checkout.ts'
import type { GatewayWebhook } from '../checkouts/gateway.ts'
import { type Bank, type BankAccount, seal } from './seal.ts'

const statuses: Record<CheckoutState, string> = {
  open: 'open',
  review: 'open',
  paid: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
}

/** A payment as the bank reports it. */
export function paymentStatus(one: Checkout, state: CheckoutState = one.state) {
  return {
    order: one.order,
    number: one.number,
    amount: one.amount,
    currency: 'VND',
    status: statuses[state],
    paid_at: state === 'paid' && one.settled_at ? Date.parse(one.settled_at) : null,
  }
}

export function bankWebhook(bank: Bank, account: BankAccount): GatewayWebhook {
  const noticeWith = (content: object, by = account) => ({
    type: 'application/json',
    body: JSON.stringify(seal(bank, by, content)),
  })
  return {
    noticeOf: (one, state) => noticeWith(paymentStatus(one, state)),
    forgedNotice: (one, forgery) => {
      const paid = paymentStatus({ ...one, settled_at: one.created_at }, 'paid')
      if (forgery === 'unreadable') return { type: 'application/json', body: '{"data":' }
      if (forgery === 'altered_amount') return noticeWith({ ...paid, amount: one.amount * 2 })
      if (forgery === 'other_order') return noticeWith({ ...paid, order: 'TT00000000' })
      return noticeWith(paid, { ...account, secret: 'a guessed secret' })
    },
    backTo: (one) => {
      const url = new URL(one.return_url)
      url.searchParams.set('status', statuses[one.state])
      return url.href
    },
  }
}
