import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { notifyClaim } from './claim.ts'

/** A job may come early, by as long as the transaction lasted that enqueued it. */
const earlyMs = 60_000

/** Shows a booking on every console again whose snooze is over; one that was snoozed anew stays away. */
export function endSnooze(ctx: Context, { bookingId }: { bookingId: number }): Promise<void> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const [item] = await q<{ until: Date | null }>`
      select snoozed_until as until from booking_claims where booking_id = ${bookingId} for update`
    if (!item?.until) return
    const left = item.until.getTime() - now.getTime()
    if (left > 0) {
      if (left < earlyMs) await ctx.jobs.enqueue(q, 'snooze-end', { bookingId }, item.until)
      return
    }
    await q`
      update booking_claims set snoozed_until = null, snoozed_state = null where booking_id = ${bookingId}`
    await notifyClaim(q, bookingId)
  })
}
