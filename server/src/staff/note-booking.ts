import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Staff } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { recordAct } from './acts.ts'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

/**
 * Writes a note about a booking, whatever its state, for colleagues: golfers never read it.
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
