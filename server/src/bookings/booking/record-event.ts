import type { EndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Query } from '#platform/database/sql'
import type { ActorKind } from './states.ts'

/** The actor of a step: the golfer's or staff member's number, none for the clock, payments and clubs. */
export type Actor = { kind: ActorKind; id: number | null }

export const system: Actor = { kind: 'system', id: null }

/** A club that answers by its link. */
export const club: Actor = { kind: 'club', id: null }

/** A line of a booking's audit trail. Lines are only added. */
export async function recordEvent(
  q: Query,
  event: {
    bookingId: number
    from: BookingState | null
    to: BookingState
    actor: Actor
    reason?: string | null
    reasonCode?: EndReason | null
    at: Date
  },
): Promise<void> {
  const { bookingId, from, to, actor, reason = null, reasonCode = null, at } = event
  await q`
    insert into booking_events (booking_id, from_state, to_state, actor_kind, actor_id, reason, reason_code, at)
    values (${bookingId}, ${from}, ${to}, ${actor.kind}, ${actor.id}, ${reason}, ${reasonCode}, ${at})`
}
