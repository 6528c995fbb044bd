import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { clubLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { clubPaidText } from '#platform/notifications/texts'
import { loadNotice } from '../booking/notice.ts'
import { clubLanguage, courseForClub, hashOfKey, newLinkKey } from './ask-club.ts'

/**
 * Asks the club to acknowledge a paid booking, by SMS to each of its phones, so that no golfer comes to a club that does
 * not know of them. The link takes the place of the one before. Does nothing without phones, and where the club has
 * accepted already.
 *
 * @param options.isChanged whether the club knows the booking with another time or number of players
 */
export async function askAcknowledgement(
  ctx: Context,
  q: Query,
  { bookingId, isChanged = false, now }: { bookingId: number; isChanged?: boolean; now: Date },
): Promise<void> {
  const { course, players, phones } = await courseForClub(q, bookingId)
  if (phones.length === 0) return
  const key = newLinkKey()
  const asked = await q`
    insert into club_requests as r (booking_id, key_hash, asked_at) values (${bookingId}, ${hashOfKey(key)}, ${now})
    on conflict (booking_id) do update set key_hash = excluded.key_hash, asked_at = excluded.asked_at
    where r.answer is distinct from 'accepted' returning 1`
  if (asked.length === 0) return
  const { named } = await loadNotice(q, bookingId)
  const link = clubLink(ctx.config.publicUrl, key)
  const text = clubPaidText(clubLanguage, { ...named, course }, { players, link, isChanged })
  const expiresAt = named.teeTimeAt ?? undefined
  for (const phone of phones)
    await queueMessage(ctx, q, { phone, text, kind: 'club', bookingId, ...(expiresAt && { expiresAt }) })
}
