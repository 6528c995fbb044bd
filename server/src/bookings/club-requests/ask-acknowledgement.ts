import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { clubMessage } from '#platform/notifications/club-messages'
import { loadNotice } from '../booking/notice.ts'
import { clubLanguage, courseForClub, hashOfKey, newLinkKey } from './ask-club.ts'
import { messageClub } from './message-club.ts'

/**
 * Asks the club to acknowledge a paid booking, by a message to each of its contacts, so that no golfer comes to a club that
 * does not know of them. The link takes the place of the one before. Does nothing without contacts, and where the club has
 * accepted already.
 *
 * @param options.isChanged whether the club knows the booking with another time or number of players
 */
export async function askAcknowledgement(
  ctx: Context,
  q: Query,
  { bookingId, isChanged = false, now }: { bookingId: number; isChanged?: boolean; now: Date },
): Promise<void> {
  const { course, players, contacts } = await courseForClub(q, bookingId)
  if (contacts.length === 0) return
  const key = newLinkKey()
  const asked = await q`
    insert into club_requests as r (booking_id, key_hash, asked_at) values (${bookingId}, ${hashOfKey(key)}, ${now})
    on conflict (booking_id) do update set key_hash = excluded.key_hash, asked_at = excluded.asked_at
    where r.answer is distinct from 'accepted' returning 1`
  if (asked.length === 0) return
  const { named } = await loadNotice(q, bookingId)
  const what = isChanged ? 'clubPaidChanged' : 'clubPaid'
  const { publicUrl } = ctx.config
  const message = clubMessage(what, clubLanguage, { ...named, course }, { players, key, publicUrl })
  await messageClub(ctx, q, contacts, message, { kind: 'club', bookingId, expiresAt: named.teeTimeAt })
}
