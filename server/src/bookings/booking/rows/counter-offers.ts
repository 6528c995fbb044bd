import { releaseOffered } from '#golf/tee-sheet/offered-places'
import type { Query } from '#platform/database/sql'

/** How an offer of other times ended: the golfer's tap, its time, or the request was decided in another way. */
export type OfferEnd = 'accepted' | 'declined' | 'lapsed' | 'withdrawn'

export type OpenOffer = { id: number; until: Date; offered_at: Date; offered_by: number | null }

/** The open offer of a booking, locked; null without one. The caller has locked the booking's row. */
export async function lockOpenOffer(q: Query, bookingId: number): Promise<OpenOffer | null> {
  const [open] = await q<OpenOffer>`
    select id, until, offered_at, offered_by from counter_offers where booking_id = ${bookingId} and state = 'open' for update`
  return open ?? null
}

/** Writes an offer with its options; returns its number. */
export async function insertOffer(
  q: Query,
  offer: {
    bookingId: number
    keyHash: Buffer
    /** Null for the club. */
    staffId: number | null
    now: Date
    until: Date
    options: readonly { courseId: number; playDate: string; startsAt: Date; holes: number }[]
  },
): Promise<number> {
  const { bookingId, keyHash, staffId, now, until, options } = offer
  const [row] = await q<{ id: number }>`
    insert into counter_offers (booking_id, key_hash, offered_by, offered_at, until)
    values (${bookingId}, ${keyHash}, ${staffId}::bigint, ${now}, ${until}) returning id`
  if (!row) throw new Error('no counter-offer')
  await q`
    insert into counter_offer_options (offer_id, position, course_id, play_date, starts_at, holes)
    select ${row.id}, position, course_id, play_date, starts_at, holes
    from unnest(${options.map((_, index) => index + 1)}::smallint[], ${options.map((one) => one.courseId)}::int[],
      ${options.map((one) => one.playDate)}::date[], ${options.map((one) => one.startsAt)}::timestamptz[],
      ${options.map((one) => one.holes)}::smallint[]) as option (position, course_id, play_date, starts_at, holes)`
  return row.id
}

/** Marks an open offer as ended; false when it had ended before. The caller moves or releases its places. */
export async function endOffer(
  q: Query,
  offerId: number,
  { to, option = null, now }: { to: OfferEnd; option?: number | null; now: Date },
): Promise<boolean> {
  const ended = await q`
    update counter_offers set state = ${to}, closed_at = ${now}, accepted_option = ${option}::smallint
    where id = ${offerId} and state = 'open' returning 1`
  return ended.length > 0
}

/** Withdraws the open offer of a booking that is decided in another way, and releases its places. */
export async function withdrawOffer(q: Query, bookingId: number, now: Date): Promise<void> {
  const open = await lockOpenOffer(q, bookingId)
  if (!open) return
  await endOffer(q, open.id, { to: 'withdrawn', now })
  await releaseOffered(q, open.id)
}
