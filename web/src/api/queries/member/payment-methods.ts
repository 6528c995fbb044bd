import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** The methods a golfer can pay with. */
export function paymentMethods(session: Session) {
  return memberQuery(session, api.payments.methods, { version: 1 })
}
