import { pointsPollMs } from '@teeviet/contract/rules/limits'
import type { Session } from '../../session/session.ts'
import { memberQuery } from '../bookings/member-query.ts'

/** The balance, followed while somebody looks at it. */
export function pointsQuery(session: Session) {
  return memberQuery(session, 'GET /api/wallet/get_point', {}, () => pointsPollMs)
}
