import { type GatewayMethod, gatewayMethod } from '@teeviet/contract/rules/money/gateway-methods'
import type { StartedCardPayment } from './reach-gateway.ts'

/** A started card payment in wire format: the field of the link states where the page opens. */
export function cardPaymentOnWire(method: GatewayMethod, started: StartedCardPayment) {
  const { reference, amountVnd, feeVnd, now, expiresAt, link } = started
  const isFrame = gatewayMethod(method)?.opens === 'frame'
  return {
    transaction_id: reference,
    bank: null,
    epay_link: isFrame ? link : null,
    ale_pay_link: isFrame ? null : link,
    amount: amountVnd,
    fee: feeVnd,
    time: null,
    now: now.getTime(),
    payment_deadline: expiresAt.getTime(),
  }
}
