import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** What hinders the deletion of the golfer's data. */
export function deletionQuery(session: Session) {
  return queryOptions({ ...memberQuery(session, api.account.deletion, {}), staleTime: 0, gcTime: 0 })
}
