import { paymentPollMs } from '@teeviet/contract/rules/limits'
import { memberQuery } from '#api/client/member-query.ts'
import * as api from '#api/index.ts'
import { serverNow } from '#session/server-clock.ts'
import type { Session } from '#session/session.ts'
import { transferPollMs, transferState } from './transfer-state.ts'

/**
 * The status of a transfer: polled every 5 seconds, and asked when the live stream reports a change and at once when the
 * golfer returns from the bank's app.
 */
export function transactionQuery(session: Session, transactionId: string) {
  return memberQuery(
    session,
    api.payments.transaction,
    { transaction_id: transactionId },
    {
      isLive: true,
      pollMs: (transaction) => transferPollMs(transferState(transaction, serverNow()).kind, paymentPollMs),
    },
  )
}
