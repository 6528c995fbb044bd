import { memberQuery } from '#api/client/member-query.ts'
import * as api from '#api/index.ts'
import type { Session } from '#session/session.ts'

/** The balance as the server has it now; the session's own is some seconds old. */
export function pointsQuery(session: Session) {
  return memberQuery(session, api.wallet.points, {})
}
