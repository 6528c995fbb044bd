import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { clubRenamedMessage } from '#platform/notifications/club-messages'
import { loadNotice } from '../booking/notice.ts'
import { clubLanguage, courseForClub } from '../club-requests/ask-club.ts'
import { messageClub } from '../club-requests/message-club.ts'
import { replaceLink } from '../club-requests/replace-link.ts'
import { type AskedRow, areNamed } from './asked-on-wire.ts'

/**
 * Informs the contacts of a club that reads the names of a booking (`areNamed`) that they are others now, by a link that
 * takes the place of the one before. What the club answered stays. Accounts and systems of clubs read the names by
 * themselves.
 */
export async function informOfNames(
  ctx: Context,
  q: Query,
  { bookingId, state, now }: { bookingId: number; state: BookingState; now: Date },
): Promise<void> {
  const { course, contacts } = await courseForClub(q, bookingId)
  if (contacts.length === 0) return
  const [request] = await q<Pick<AskedRow, 'answer'>>`
    select answer from club_requests where booking_id = ${bookingId}`
  if (!areNamed({ state, answer: request?.answer ?? null })) return
  const key = await replaceLink(q, bookingId, now)
  const { named } = await loadNotice(q, bookingId)
  const { publicUrl } = ctx.config
  const message = clubRenamedMessage(clubLanguage, { ...named, course }, { key, publicUrl })
  await messageClub(ctx, q, contacts, message, { kind: 'club', bookingId, expiresAt: named.teeTimeAt })
}
