import type { BookingState } from '@teeviet/contract/rules/statuses'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { Refusal } from '../http/refusal.ts'
import { bookingLink } from '../notifications/links.ts'
import { queueMessage } from '../notifications/outbox.ts'
import { rejectedText } from '../notifications/texts.ts'
import { leaveBooking } from './leave.ts'
import { loadNotice } from './notice.ts'
import type { Actor } from './record-event.ts'

/**
 * Declines a request, gives its places back and tells the golfer; a repeat changes nothing.
 * @throws Refusal without a reason, and when the booking is paid for or over already
 */
export async function rejectBooking(
  ctx: Context,
  q: Query,
  { bookingId, actor, reason, now }: { bookingId: number; actor: Actor; reason: string; now: Date },
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const moved = await leaveBooking(ctx, q, { bookingId, to: 'rejected', actor, reason, now })
  if (!moved) return assertRejected(q, bookingId)
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = rejectedText(lang, named, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}

async function assertRejected(q: Query, bookingId: number): Promise<void> {
  const [booking] = await q<{ state: BookingState }>`select state from bookings where id = ${bookingId}`
  if (!booking) throw new Refusal('booking.notFound')
  if (booking.state !== 'rejected') throw new Refusal('booking.wrongState')
}
