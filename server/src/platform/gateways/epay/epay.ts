import type { Gateway } from '../gateway.ts'
import { inquireAtEpay } from './inquire.ts'
import { verifyEpayNotice } from './notice.ts'
import { inquireRefundAtEpay, refundAtEpay } from './refund.ts'
import type { EpaySettings } from './settings.ts'
import { startAtEpay } from './start.ts'

/** VNPT ePay's gateway Megapay: cards, QR and wallets on its page, which the payment screen embeds. */
export function epay(settings: EpaySettings): Gateway {
  return {
    name: 'epay',
    start: async (order) => startAtEpay(settings, order),
    verifyNotice: ({ rawBody }) => verifyEpayNotice(rawBody, settings),
    inquire: (attempt, now) => inquireAtEpay(settings, attempt, now),
    refund: (order) => refundAtEpay(settings, order),
    inquireRefund: (order) => inquireRefundAtEpay(settings, order),
  }
}
