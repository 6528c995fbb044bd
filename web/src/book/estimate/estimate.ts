import { queryOptions } from '@tanstack/react-query'
import type { DataOf } from '#api/calls.ts'
import { callQuery } from '#api/query.ts'
import type { BookingDraft, ChosenPlay } from '../draft/booking-draft.ts'
import { bookingFields } from '../form/booking-fields.ts'
import type { Player } from '../players/player.ts'

export type Estimate = DataOf<'POST /api/services/create_delivery_for_wap'>

/** What the server would charge, or why it would refuse; asked for once course, time and players are known, and for a moment only. */
export function estimateQuery(draft: BookingDraft, play: ChosenPlay | null, players: readonly Player[]) {
  const { course, packages } = draft
  const isReady = course !== null && play !== null && players.length > 0
  const fields = isReady ? bookingFields({ course, play, players, packages }) : {}
  return queryOptions({
    ...callQuery('POST /api/services/create_delivery_for_wap', fields, {
      quiet: true,
      silent: true,
      staleTime: 20_000,
    }),
    enabled: isReady,
    gcTime: 60_000,
  })
}
