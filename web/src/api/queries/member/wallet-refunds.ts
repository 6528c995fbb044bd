import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** The golfer's refunds with their documents. */
export function walletRefunds(session: Session) {
  return memberQuery(session, api.wallet.refunds, {})
}
