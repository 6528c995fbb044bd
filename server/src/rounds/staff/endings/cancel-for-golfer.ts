import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { loadNotice } from '#bookings/booking/notice'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import { moneyHeld } from '#money/payments/money-held'
import { askRefund } from '#money/refunds/ask'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { cancelledForGolferText } from '#platform/notifications/ending-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { type StaffBooking, staffBookingView } from '../booking-rows.ts'

type GolferCancellation = InputOf<'POST /api/staff/bookings/:id/cancel'>

/**
 * An administrator cancels on a golfer's request by phone or chat, as the golfer would: free before payment; afterwards
 * the refund is requested by the current refund tier, and decided like any other. The golfer gets an SMS.
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.wrongState`, those of `askRefund`
 */
export function cancelForGolfer(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: GolferCancellation,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await endForGolfer(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** The same in the caller's transaction. */
export async function endForGolfer(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id: bookingId, reason, expected_refund: expected }: GolferCancellation,
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const now = ctx.clock.now()
  const actor = { kind: 'staff' as const, id: staff.id }
  const reasonCode = 'golfer_asked'
  const [booking] = await q<{ member_id: number; state: BookingState }>`
    select member_id, state from bookings where id = ${bookingId} for update`
  if (!booking) throw new Refusal('booking.notFound')
  if (booking.state === 'paid' || booking.state === 'cancellation_requested') {
    const what = { kind: 'booking' as const, id: bookingId }
    const { member_id: memberId } = booking
    const asked = { bookingId, memberId, what, expected, target: {}, reason, reasonCode, actor, now } as const
    await askRefund(ctx, q, asked)
    return
  }
  const to = booking.state === 'placed' ? 'cancelled' : 'withdrawn'
  const moved = await endUnpaidBooking(ctx, q, { bookingId, to, actor, reason, reasonCode, now })
  if (!moved) throw new Refusal('booking.wrongState')
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const { shortVnd } = await moneyHeld(q, bookingId)
  const why = { code: reasonCode, words: reason, speaker: 'staff' } as const
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const text = cancelledForGolferText(lang, { booking: named, why, link, shortVnd })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
