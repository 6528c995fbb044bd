import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import { list } from '../../passkeys.ts'

/** The golfer's passkeys. */
export function passkeysQuery(session: Session) {
  return queryOptions({ ...memberQuery(session, list, {}), staleTime: 0 })
}
