import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** What the golfer has agreed to. */
export function consentsQuery(session: Session) {
  return memberQuery(session, api.account.consents, {})
}
