import { paymentPollMs } from '@teeviet/contract/rules/limits'
import { memberQuery } from '#api/member-query.ts'
import type { Session } from '#session/session.ts'

/** How a payment at a gateway stands, asked every 5 seconds until it has ended, and whenever the golfer comes back. */
export function cardQuery(session: Session, transactionId: string) {
  return memberQuery(
    session,
    'GET /api/wallet/detail_epay_transaction',
    { transaction_id: transactionId },
    ({ status }) => (status === 0 ? paymentPollMs : false),
  )
}
