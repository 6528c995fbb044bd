import type { BookingState } from '@teeviet/contract/rules/statuses'
import { leaveBooking } from '../bookings/leave.ts'
import { loadNotice } from '../bookings/notice.ts'
import { rejectBooking } from '../bookings/reject.ts'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import type { Staff } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { bookingLink } from '../notifications/links.ts'
import { queueMessage } from '../notifications/outbox.ts'
import { rejectedText } from '../notifications/texts.ts'
import { cancelPaidForClub } from './refund-acts.ts'
import { requireAdmin, requireRoles } from './roles.ts'

/**
 * Ends a booking, whose row is locked in `state`, because the club cannot take it: a request is rejected (staff), an order
 * that waits for its money is cancelled and a paid booking refunded in full but for the fee (administrators). Its places
 * are free, and the golfer is told.
 *
 * @throws Refusal `request.forbidden`, `staff.reasonMissing`, `booking.wrongState`
 */
export async function endForClub(
  ctx: Context,
  q: Query,
  staff: Staff,
  { bookingId, state, reason, now }: { bookingId: number; state: BookingState; reason: string; now: Date },
): Promise<void> {
  const actor = { kind: 'staff' as const, id: staff.id }
  if (state === 'requested' || state === 'confirmed') {
    requireRoles(staff, 'staff')
    return rejectBooking(ctx, q, { bookingId, actor, reason, now })
  }
  requireAdmin(staff)
  if (reason === '') throw new Refusal('staff.reasonMissing')
  if (state === 'paid') {
    await cancelPaidForClub(ctx, q, { bookingId, staffId: staff.id, reason, now })
    return
  }
  const moved = await leaveBooking(ctx, q, { bookingId, to: 'cancelled', actor, reason, now })
  if (!moved) throw new Refusal('booking.wrongState')
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const text = rejectedText(lang, named, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
