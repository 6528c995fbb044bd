import { memberQuery } from '#api/member-query.ts'
import type { Session } from '#session/session.ts'

/** The balance as the server has it now; the session's own is some seconds old. */
export function pointsQuery(session: Session) {
  return memberQuery(session, 'GET /api/wallet/get_point', {})
}
