import type { Session } from '#session/session.ts'
import type { DataOf } from '../../client/call-types.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/**
 * The status of a transfer: polled by the interval that `pollMs` gives, and asked when the live stream reports a change
 * and at once when the golfer returns from the bank's app.
 */
export function transactionQuery(
  session: Session,
  transactionId: string,
  pollMs: (transaction: DataOf<typeof api.payments.transaction>) => number | false,
) {
  const request = { transaction_id: transactionId }
  return memberQuery(session, api.payments.transaction, request, { isLive: true, pollMs })
}
