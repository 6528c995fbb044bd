import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** The devices the golfer is signed in on. */
export function devicesQuery(session: Session) {
  return queryOptions({ ...memberQuery(session, api.account.devices, {}), staleTime: 0 })
}
