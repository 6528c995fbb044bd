import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { StaffEnding } from '#bookings/steps/staff-ending'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { type StaffBooking, staffBookingView } from './booking-rows.ts'
import { endForClub } from './end-for-club.ts'

/**
 * Staff cancel a booking that the club cannot take, whatever it waits for; the golfer reads who cancelled and why.
 * @throws Refusal `booking.notFound`, those of `endForClub`
 */
export function cancelForClub(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id: bookingId, reason, reason_code: reasonCode }: StaffEnding,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const [booking] = await q<{ state: BookingState }>`
      select state from bookings where id = ${bookingId} for update`
    if (!booking) throw new Refusal('booking.notFound')
    await endForClub(ctx, q, staff, { bookingId, state: booking.state, reason, reasonCode, now })
    return staffBookingView(q, bookingId, lang, now)
  })
}
