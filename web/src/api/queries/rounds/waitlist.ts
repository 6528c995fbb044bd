import type { Session } from '#session/session.ts'
import type { DataOf } from '../../client/call-types.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

export type WaitlistEntry = DataOf<typeof api.rounds.ownWaitlist>['entries'][number]

/** The golfer's entries of the waitlist. */
export function ownWaitlist(session: Session) {
  return memberQuery(session, api.rounds.ownWaitlist, {}, { isLive: true })
}
