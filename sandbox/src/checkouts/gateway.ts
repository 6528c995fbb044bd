import type { Checkout, CheckoutState } from './checkout.ts'
import type { Forgery } from './order.ts'

/** A notification as it goes over the wire. */
export type Notice = { type: string; body: string }

/** The gateway-specific behaviour: notifying the product of a payment, and redirecting its browser. */
export type GatewayWebhook = {
  noticeOf(checkout: Checkout, state: CheckoutState): Notice
  forgedNotice(checkout: Checkout, forgery: Forgery): Notice
  backTo(checkout: Checkout): string
}
