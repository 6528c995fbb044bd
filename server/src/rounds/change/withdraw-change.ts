import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { readOffered } from '#bookings/booking/rows/booking-changes'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { endOfferedChange } from './end-offered-change.ts'
import { withdrawTimes } from './in-place/withdraw-times.ts'

/**
 * Staff take back a change that waits for its payment, or other times on offer for a booking that is no request any more:
 * what it held is free, the booking stays as it was, and the golfer gets one SMS. Without either nothing happens.
 *
 * @throws Refusal `booking.notFound`
 */
export async function withdrawChange(ctx: Context, staff: Staff, bookingId: number): Promise<void> {
  await inTransaction(ctx.pool, (q) => withdrawInTransaction(ctx, q, staff, bookingId))
}

/** The same in the caller's transaction. */
export async function withdrawInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  bookingId: number,
): Promise<void> {
  const [booking] = await q<{
    state: BookingState
  }>`select state from bookings where id = ${bookingId} for update`
  if (!booking) throw new Refusal('booking.notFound')
  const now = ctx.clock.now()
  if (booking.state !== 'requested' && (await withdrawTimes(ctx, q, bookingId, now)))
    return recordAct(ctx, q, staff, {
      what: 'booking.times_withdrawn',
      subject: `booking:${bookingId}`,
      detail: '',
    })
  // what the golfer asked for is refused, not taken back
  if (!(await readOffered(q, bookingId))) return
  if (!(await endOfferedChange(ctx, q, { id: bookingId, state: booking.state }, { cause: 'withdrawn', now })))
    return
  await recordAct(ctx, q, staff, {
    what: 'booking.change_withdrawn',
    subject: `booking:${bookingId}`,
    detail: '',
  })
}
