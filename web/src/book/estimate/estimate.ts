import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '#api/client/call-query.ts'
import type { DataOf, RequestOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'
import type { BookingDraft, ChosenPlay } from '../draft/booking-draft.ts'
import { bookingFields } from '../draft/booking-fields.ts'
import type { Player } from '../players/player.ts'

export type Estimate = DataOf<typeof api.bookings.estimate>

/**
 * The server's price, or the reason of a refusal; loaded once course, time and players are known, and cached briefly.
 */
export function estimateQuery(draft: BookingDraft, play: ChosenPlay | null, players: readonly Player[]) {
  const { course, flightSizes, packages } = draft
  const isReady = course !== null && play !== null && players.length > 0
  const fields = isReady ? bookingFields({ course, play, players, flightSizes, packages }) : {}
  return queryOptions({
    ...callQuery(api.bookings.estimate, fields, {
      quiet: true,
      silent: true,
      staleTime: 20_000,
    }),
    enabled: isReady,
    // Moving players between flights asks again for the same booking: its answer stays while the next one loads.
    placeholderData: (before, query) => (isSameParty(query?.queryKey[1], fields) ? before : undefined),
    gcTime: 60_000,
  })
}

type AskedEstimate = RequestOf<typeof api.bookings.estimate>

/** Whether two estimates are of the same course, time, packages and number of players. */
function isSameParty(one: AskedEstimate | undefined, other: AskedEstimate): boolean {
  return one !== undefined && partyOf(one) === partyOf(other)
}

function partyOf({ flight_sizes: _sizes, list_users, ...play }: AskedEstimate): string {
  return JSON.stringify([play, list_users?.length, list_users?.[0]?.list_insurrance])
}
