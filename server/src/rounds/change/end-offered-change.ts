import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { loadNotice } from '#bookings/booking/notice'
import { readRequested } from '#bookings/booking/rows/requested-changes'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { changeDroppedText } from '#platform/notifications/changes/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { dropInPlace } from './in-place/drop-in-place.ts'
import { releaseChange } from './payment-window/release-change.ts'
import { stillDue } from './payment-window/still-due.ts'

/**
 * Ends the change of a booking that waits for its payment or its answer, and informs the golfer that the booking stays as it was, or
 * ends it when its club has withdrawn that. The booking's row is locked; a repeat changes nothing.
 */
export async function endOfferedChange(
  ctx: Context,
  q: Query,
  { id: bookingId, state }: { id: number; state: BookingState },
  { cause: ended, now }: { cause: 'unpaid' | 'withdrawn'; now: Date },
): Promise<boolean> {
  if (ended === 'unpaid' && (await dropInPlace(ctx, q, bookingId, { cause: ended, now }))) return true
  const asked = await readRequested(q, bookingId)
  const cause = ended === 'unpaid' && asked?.state === 'requested' ? 'unanswered' : ended
  if (!(await releaseChange(ctx, q, bookingId, { cause, now }))) return false
  const notice = await loadNotice(q, bookingId)
  const { phone, lang, named } = notice
  if (!phone) return true
  const due = await stillDue(q, { id: bookingId, state }, notice, now)
  const text = changeDroppedText(lang, named.code, cause, bookingLink(ctx.config.publicUrl, bookingId), due)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
  return true
}
