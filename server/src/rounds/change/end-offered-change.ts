import { loadNotice } from '#bookings/booking/notice'
import { readRequested } from '#bookings/booking/rows/requested-changes'
import { dropChange } from '#bookings/change/drop-change'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { changeDroppedText } from '#platform/notifications/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { dropInPlace } from './in-place/drop-in-place.ts'

/**
 * Ends the change of a booking that waits for its payment or its answer, and informs the golfer that the booking stays as it was, or
 * ends it when its club has withdrawn that. The booking's row is locked; a repeat changes nothing.
 */
export async function endOfferedChange(
  ctx: Context,
  q: Query,
  bookingId: number,
  { cause: ended, now }: { cause: 'unpaid' | 'withdrawn'; now: Date },
): Promise<boolean> {
  if (ended === 'unpaid' && (await dropInPlace(ctx, q, bookingId, { cause: ended, now }))) return true
  const asked = await readRequested(q, bookingId)
  const cause = ended === 'unpaid' && asked?.state === 'requested' ? 'unanswered' : ended
  if (!(await dropChange(ctx, q, bookingId, { cause, now }))) return false
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return true
  const text = changeDroppedText(lang, named.code, cause, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
  return true
}
