import { ownBooking } from '#bookings/booking/own-booking'
import { recordEvent } from '#bookings/booking/record-event'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { dropInPlace } from './in-place/drop-in-place.ts'
import { releaseChange } from './payment-window/release-change.ts'

/**
 * The golfer declines a change that waits for its payment or for the answer of staff: what it held is free, the booking stays as it was. Without
 * such a change nothing happens.
 *
 * @throws Refusal `booking.notFound`, also for another golfer's booking
 */
export async function declineChange(ctx: Context, member: Member, bookingId: number): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    const { state } = await ownBooking(q, member, bookingId, { lock: true })
    const now = ctx.clock.now()
    if (await dropInPlace(ctx, q, bookingId, { cause: 'withdrawn', now })) return
    if (!(await releaseChange(ctx, q, bookingId, { cause: 'withdrawn', now }))) return
    const actor = { kind: 'member' as const, id: member.id }
    await recordEvent(q, { bookingId, from: state, to: state, actor, reason: null, at: now })
  })
}
