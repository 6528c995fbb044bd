import type { Query } from '#platform/database/sql'
import { hashOfKey, newLinkKey } from './ask-club.ts'

/**
 * Gives the club of a booking a link in the place of the one before; what the club answered stays.
 * @returns the key of the link
 */
export async function replaceLink(q: Query, bookingId: number, now: Date): Promise<string> {
  const key = newLinkKey()
  await q`
    insert into club_requests as r (booking_id, key_hash, asked_at) values (${bookingId}, ${hashOfKey(key)}, ${now})
    on conflict (booking_id) do update set key_hash = excluded.key_hash,
      asked_at = coalesce(r.asked_at, excluded.asked_at)`
  return key
}
