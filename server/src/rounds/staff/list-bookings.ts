import type { Language } from '@teeviet/contract/rules/languages'
import { moneyHeldOfBills, nothingHeld } from '#money/payments/money-held'
import type { Context } from '#platform/context/context'
import { type StaffBooking, staffBookingOnWire, staffRows } from './booking-rows.ts'
import { type BookingFilter, findBookings } from './find-bookings.ts'

/** A page of bookings as staff ask for them. */
export async function listStaffBookings(
  ctx: Context,
  filter: BookingFilter,
  lang: Language,
): Promise<StaffBooking[]> {
  const now = ctx.clock.now()
  const ids = await findBookings(ctx, filter, now)
  const [rows, held] = await Promise.all([staffRows(ctx.q, ids), moneyHeldOfBills(ctx.q, ids)])
  return rows.map((row) => staffBookingOnWire(row, held.get(row.id) ?? nothingHeld, lang, now))
}
