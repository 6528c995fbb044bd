import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

/**
 * Stores a note about a booking, whatever its state, for colleagues: golfers never read it.
 * @throws Refusal `staff.noteMissing`, `booking.notFound`
 */
export async function noteBooking(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, note }: { id: number; note: string },
): Promise<StaffBookingDetail> {
  if (note === '') throw new Refusal('staff.noteMissing')
  await inTransaction(ctx.pool, async (q) => {
    const known = await q`select 1 from bookings where id = ${id}`
    if (known.length === 0) throw new Refusal('booking.notFound')
    await recordAct(ctx, q, staff, { what: 'booking.noted', subject: `booking:${id}`, detail: note })
  })
  return openBooking(ctx, id, lang)
}
