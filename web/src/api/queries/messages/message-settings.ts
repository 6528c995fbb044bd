import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import { settings } from '../../messages/calls.ts'

/** By which channel the golfer gets messages, and what this browser needs for push messages. */
export function messageSettingsQuery(session: Session) {
  return queryOptions({ ...memberQuery(session, settings, {}), staleTime: 0 })
}
