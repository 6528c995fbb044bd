import type { InputOf } from '@teeviet/contract'
import { writeStartNote } from '#bookings/booking/rows/starter'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { withBookingToStart } from './with-booking-to-start.ts'

/**
 * Stores what the starter must know of a booking (rental clubs, a late player), for the tee sheet and the start list;
 * an empty note deletes it.
 * @throws Refusal `booking.notFound` (also for an account of another club), `staff.changedMeanwhile` when a colleague
 *   wrote another note meanwhile
 */
export async function noteStart(
  ctx: Context,
  staff: Staff,
  { id, note, seen_note }: InputOf<'POST /api/staff/bookings/:id/start-note'>,
): Promise<void> {
  await withBookingToStart(ctx, staff, id, async (q, { startNote: before }) => {
    if (before === note) return false
    if (before !== seen_note) throw new Refusal('staff.changedMeanwhile')
    await writeStartNote(q, id, note || null)
    await recordAct(ctx, q, staff, { what: 'booking.start_noted', subject: `booking:${id}`, detail: note })
    return true
  })
}
