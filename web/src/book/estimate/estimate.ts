import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '#api/client/call-query.ts'
import type { DataOf } from '#api/client/call-types.ts'
import * as api from '#api/index.ts'
import type { BookingDraft, ChosenPlay } from '../draft/booking-draft.ts'
import { bookingFields } from '../draft/booking-fields.ts'
import type { Player } from '../players/player.ts'

export type Estimate = DataOf<typeof api.bookings.estimate>

/**
 * The server's price, or the reason of a refusal; loaded once course, time and players are known, and cached briefly.
 */
export function estimateQuery(draft: BookingDraft, play: ChosenPlay | null, players: readonly Player[]) {
  const { course, packages } = draft
  const isReady = course !== null && play !== null && players.length > 0
  const fields = isReady ? bookingFields({ course, play, players, packages }) : {}
  return queryOptions({
    ...callQuery(api.bookings.estimate, fields, {
      quiet: true,
      silent: true,
      staleTime: 20_000,
    }),
    enabled: isReady,
    gcTime: 60_000,
  })
}
