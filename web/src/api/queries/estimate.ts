import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../client/call-query.ts'
import type { DataOf, RequestOf } from '../client/call-types.ts'
import * as api from '../index.ts'

export type Estimate = DataOf<typeof api.bookings.estimate>

type Fields = RequestOf<typeof api.bookings.estimate>

/**
 * The server's price, or the reason of a refusal, and cached briefly; not asked for (null) until course, time and
 * players are known.
 */
export function estimateQuery(fields: Fields | null) {
  return queryOptions({
    ...callQuery(api.bookings.estimate, fields ?? {}, { quiet: true, silent: true, staleTime: 20_000 }),
    enabled: fields !== null,
    // Moving players between flights asks again for the same booking: its answer stays while the next one loads.
    placeholderData: (before, query) => (isSameParty(query?.queryKey[1], fields ?? {}) ? before : undefined),
    gcTime: 60_000,
  })
}

/** Whether two estimates are of the same course, time, packages and number of players. */
function isSameParty(one: Fields | undefined, other: Fields): boolean {
  return one !== undefined && partyOf(one) === partyOf(other)
}

function partyOf({ flight_sizes: _sizes, list_users, ...play }: Fields): string {
  return JSON.stringify([play, list_users?.length, list_users?.[0]?.list_insurrance])
}
