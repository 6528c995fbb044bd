import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { writeStartNote } from '#bookings/booking/rows/attendance'
import { notifyChanged } from '#bookings/booking/transition'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

/**
 * Stores what the starter must know of a booking (caddies, buggies), for the tee sheet and the start list; an empty note
 * deletes it.
 * @throws Refusal `booking.notFound`, `staff.changedMeanwhile` when a colleague wrote another note meanwhile
 */
export async function noteStart(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, note, seen_note }: InputOf<'POST /api/staff/bookings/:id/start-note'>,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, async (q) => {
    const [booking] = await q<{ state: BookingState; start_note: string | null }>`
      select state, start_note from bookings where id = ${id} for update`
    if (!booking) throw new Refusal('booking.notFound')
    const before = booking.start_note ?? ''
    if (before === note) return
    if (before !== seen_note) throw new Refusal('staff.changedMeanwhile')
    await writeStartNote(q, id, note || null)
    await recordAct(ctx, q, staff, { what: 'booking.start_noted', subject: `booking:${id}`, detail: note })
    await notifyChanged(q, { id, state: booking.state })
  })
  return openBooking(ctx, id, lang)
}
