import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** The balance as the server has it now; the session's own is some seconds old. */
export function pointsQuery(session: Session) {
  return memberQuery(session, api.wallet.points, {})
}
