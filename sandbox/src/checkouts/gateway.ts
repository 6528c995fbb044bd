import type { Checkout, CheckoutState } from './checkout.ts'
import type { Forgery } from './order.ts'

/** A notification as it goes over the wire. */
export type Notice = { type: string; body: string }

/** What one gateway does in its own way: notify the product of a payment, and send its browser back. */
export type GatewayWebhook = {
  noticeOf(checkout: Checkout, state: CheckoutState): Notice
  forgedNotice(checkout: Checkout, forgery: Forgery): Notice
  backTo(checkout: Checkout): string
}
