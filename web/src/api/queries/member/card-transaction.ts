import { paymentPollMs } from '@teeviet/contract/rules/limits'
import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/**
 * The status of a payment at a gateway: polled every 5 seconds until it has ended, and asked when the live stream reports
 * a change and whenever the golfer returns.
 */
export function cardQuery(session: Session, transactionId: string) {
  return memberQuery(
    session,
    api.payments.cardTransaction,
    { transaction_id: transactionId },
    { isLive: true, pollMs: ({ status }) => (status === 0 ? paymentPollMs : false) },
  )
}
