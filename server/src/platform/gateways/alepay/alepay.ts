import type { Gateway, TakesInstallments } from '../gateway.ts'
import { inquireAtAlepay } from './inquire.ts'
import { installmentsAtAlepay } from './installments.ts'
import { verifyAlepayNotice } from './notice.ts'
import { inquireRefundAtAlepay, refundAtAlepay } from './refund.ts'
import type { AlepaySettings } from './settings.ts'
import { startAtAlepay } from './start.ts'

/** Alepay, API v3: cards of both kinds, accounts, QR, and instalments, on its own page. */
export function alepay(settings: AlepaySettings): Gateway & TakesInstallments {
  return {
    name: 'alepay',
    start: (order) => startAtAlepay(settings, order),
    verifyNotice: ({ rawBody }) => verifyAlepayNotice(rawBody, settings.checksumKey),
    inquire: (attempt, now) => inquireAtAlepay(settings, attempt, now),
    refund: (order) => refundAtAlepay(settings, order),
    inquireRefund: (order) => inquireRefundAtAlepay(settings, order),
    installments: (amountVnd) => installmentsAtAlepay(settings, amountVnd),
  }
}
