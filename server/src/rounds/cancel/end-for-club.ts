import { endingActor, type StaffEndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { loadNotice } from '#bookings/booking/notice'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import { rejectBooking } from '#bookings/steps/reject'
import { moneyHeld } from '#money/payments/money-held'
import { cancelPaidForClub } from '#money/refunds/staff/refund-acts'
import { requirePermission, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { rejectedText } from '#platform/notifications/ending-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'

export type EndedForClub = {
  bookingId: number
  state: BookingState
  reason: string
  reasonCode?: StaffEndReason | undefined
  now: Date
}

/**
 * Ends a booking, whose row is locked in `state`, because the club cannot take it: a request is rejected, an order
 * that waits for its money is cancelled and a paid booking refunded in full but for the fee, also where the golfer has
 * asked for less already. Its places are free, and the golfer is notified. A request is also ended by those who may
 * reject requests.
 *
 * @throws Refusal `request.forbidden`, `staff.reasonMissing`, `booking.wrongState`
 */
export async function endForClub(ctx: Context, q: Query, staff: Staff, ended: EndedForClub): Promise<void> {
  const isRequest = ended.state === 'requested' || ended.state === 'confirmed'
  if (!isRequest) requirePermission(staff, 'bookings.endForClub')
  else if (!staff.permissions.has('bookings.endForClub')) requirePermission(staff, 'bookings.reject')
  await endInNameOf(ctx, q, staff.id, ended)
}

/**
 * The same in the name of a staff account that decided it before: who offered other times in place of a booking decided
 * what follows when none of them is taken.
 */
export async function endInNameOf(
  ctx: Context,
  q: Query,
  staffId: number,
  { bookingId, state, reason, reasonCode: code, now }: EndedForClub,
): Promise<void> {
  const actor = { kind: 'staff' as const, id: staffId }
  if (state === 'requested' || state === 'confirmed')
    return rejectBooking(ctx, q, { bookingId, actor, reason, reasonCode: code, now })
  if (reason === '' && code === undefined) throw new Refusal('staff.reasonMissing')
  if (state === 'paid' || state === 'cancellation_requested') {
    await cancelPaidForClub(ctx, q, { bookingId, staffId, reason, reasonCode: code, now })
    return
  }
  const reasonCode = code ?? null
  const change = { bookingId, to: 'cancelled', actor, reason: reason || null, reasonCode, now } as const
  const moved = await endUnpaidBooking(ctx, q, change)
  if (!moved) throw new Refusal('booking.wrongState')
  const { phone, lang, named: booking } = await loadNotice(q, bookingId)
  if (!phone) return
  const by = endingActor('staff', reasonCode) === 'operator' ? 'operator' : 'club'
  const why = { code: reasonCode, words: reason, speaker: 'staff' } as const
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const { shortVnd } = await moneyHeld(q, bookingId)
  const text = rejectedText(lang, by, { booking, why, link, shortVnd })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
