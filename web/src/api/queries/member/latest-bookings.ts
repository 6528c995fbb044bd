import { historyPageSize } from '@teeviet/contract/rules/limits'
import type { Session } from '#session/session.ts'
import { memberQuery } from '../../client/member-query.ts'
import * as api from '../../index.ts'

/** The golfer's latest bookings in every state: the first page of the history. */
export function latestBookings(session: Session) {
  const request = { type: 0, time: 0, version: 1, page: 1, limit: historyPageSize } as const
  return memberQuery(session, api.bills.history, request, { isLive: true })
}
