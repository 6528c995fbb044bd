import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import { type StaffBooking, staffBookingOnWire, staffRows } from './booking-rows.ts'
import { type BookingFilter, findBookings } from './find-bookings.ts'

/** A page of bookings as staff ask for them. */
export async function listStaffBookings(
  ctx: Context,
  filter: BookingFilter,
  lang: Language,
): Promise<StaffBooking[]> {
  const now = ctx.clock.now()
  const rows = await staffRows(ctx.q, await findBookings(ctx.q, filter, now))
  return rows.map((row) => staffBookingOnWire(row, lang, now))
}
