import type { Calls } from '@teeviet/contract/calls'
import type { z } from 'zod'
import { countWaitingComplaints } from '#engagement/complaints/staff-complaints'
import { countWaitingReceipts } from '#money/receipts/waiting-receipts'
import { countWaitingRefunds } from '#money/refunds/waiting-refunds'
import type { Context } from '#platform/context/context'

type QueueFigures = z.output<Calls['GET /api/staff/queue']['response']>
type BookingFigures = Pick<QueueFigures, 'requested' | 'overdue' | 'confirmed' | 'placed'>

/** The queue in figures: the numbers of waiting items, and of those past their hour. */
export async function queueFigures(ctx: Context): Promise<QueueFigures> {
  const now = ctx.clock.now()
  const [[counts], unmatched_receipts, refunds, complaints] = await Promise.all([
    ctx.q<BookingFigures>`
      select count(*) filter (where state = 'requested') as requested,
        count(*) filter (where state = 'requested' and confirm_by <= ${now}) as overdue,
        count(*) filter (where state = 'confirmed') as confirmed,
        count(*) filter (where state = 'placed') as placed
      from bookings where state in ('draft', 'requested', 'confirmed', 'placed', 'cancellation_requested')`,
    countWaitingReceipts(ctx.q),
    countWaitingRefunds(ctx.q),
    countWaitingComplaints(ctx.q, now),
  ])
  const none = { requested: 0, overdue: 0, confirmed: 0, placed: 0 }
  return { ...(counts ?? none), unmatched_receipts, ...refunds, ...complaints, now: now.getTime() }
}
