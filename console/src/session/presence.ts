import { serverNow } from '@teeviet/contract/live/server-clock'
import { staffCall } from './staff-call.ts'
import type { StaffSession } from './staff-session.ts'

type Viewer = Pick<StaffSession, 'id' | 'login'>

/** Names the live stream of this page, under which the opened booking is announced. */
export const streamId: string = crypto.randomUUID()

let opened: { readonly bookingId: number; readonly since: number } | null = null

/** Announces to colleagues which booking is open on this page, or that none is any more. */
export function announceOpened(viewer: Viewer, bookingId: number | null): void {
  opened = bookingId === null ? null : { bookingId, since: serverNow() }
  announceAgain(viewer)
}

/** A new connection of the stream has no opened booking yet. */
export function announceAgain({ id, login }: Viewer): void {
  const request = {
    stream: streamId,
    booking_id: opened?.bookingId,
    opened_at: opened === null ? undefined : Math.floor(opened.since),
  }
  // colleagues merely see less when it fails; the next connection announces again
  staffCall({ id, login }, 'POST /api/staff/presence', request).catch(() => {})
}
