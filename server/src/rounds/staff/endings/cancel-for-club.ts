import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import type { StaffEnding } from '#bookings/steps/staff-ending'
import { lockWaiting } from '#money/refunds/raise-waiting'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { endForClub } from '../../cancel/end-for-club.ts'
import { type StaffBooking, staffBookingView } from '../booking-rows.ts'

/**
 * Staff cancel a booking that the club cannot take, whatever it waits for; the golfer reads who cancelled and why.
 * @throws Refusal `booking.notFound`, those of `endForClub`
 */
export function cancelForClub(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: StaffEnding,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await lockAndEndForClub(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** The same in the caller's transaction. */
export async function lockAndEndForClub(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id: bookingId, reason, reason_code: reasonCode }: StaffEnding,
): Promise<void> {
  await lockWaiting(q, bookingId)
  const [booking] = await q<{ state: BookingState }>`
    select state from bookings where id = ${bookingId} for update`
  if (!booking) throw new Refusal('booking.notFound')
  const { state } = booking
  await endForClub(ctx, q, staff, { bookingId, state, reason, reasonCode, now: ctx.clock.now() })
}
