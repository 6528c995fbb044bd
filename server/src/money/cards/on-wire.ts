import type { StartedCardPayment } from './reach-gateway.ts'

/** A started card payment in wire format: the link is in the field of its method. */
export function cardPaymentOnWire(method: 'epay_all' | 'ale_pay', started: StartedCardPayment) {
  const { reference, amountVnd, feeVnd, now, expiresAt, link } = started
  return {
    transaction_id: reference,
    bank: null,
    epay_link: method === 'epay_all' ? link : null,
    ale_pay_link: method === 'ale_pay' ? link : null,
    amount: amountVnd,
    fee: feeVnd,
    time: null,
    now: now.getTime(),
    payment_deadline: expiresAt.getTime(),
  }
}
