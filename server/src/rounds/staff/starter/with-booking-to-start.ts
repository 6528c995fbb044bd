import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { notifyChanged } from '#bookings/booking/transition'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'

/**
 * Changes what the starter knows of a booking of the account's courses, while no colleague does.
 *
 * @param change returns whether it changed anything: then the consoles load the booking again
 * @throws Refusal `booking.notFound`, also for a booking of another club
 */
export async function withBookingToStart(
  ctx: Context,
  staff: Staff,
  id: number,
  change: (q: Query, booking: { startNote: string }) => Promise<boolean>,
): Promise<void> {
  const courses = coursesOf(staff)
  await inTransaction(ctx.pool, async (q) => {
    const [booking] = await q<{ state: BookingState; start_note: string | null }>`
      select state, start_note from bookings
      where id = ${id} and (${courses}::int[] is null or course_id = any (${courses}::int[])) for update`
    if (!booking) throw new Refusal('booking.notFound')
    if (await change(q, { startNote: booking.start_note ?? '' }))
      await notifyChanged(q, { id, state: booking.state })
  })
}
