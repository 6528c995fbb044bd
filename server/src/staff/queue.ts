import type { Calls } from '@teeviet/contract/calls'
import type { z } from 'zod'
import { countOverdueComplaints } from '../complaints/staff-complaints.ts'
import type { Context } from '../context.ts'
import { countWaitingReceipts } from '../payments/waiting-receipts.ts'

type QueueFigures = z.output<Calls['GET /api/staff/queue']['response']>

/** The queue in figures: how much waits for whom, and how much of it is past its hour. */
export async function queueFigures(ctx: Context): Promise<QueueFigures> {
  const now = ctx.clock.now()
  const [[counts], unmatched_receipts, overdue_complaints] = await Promise.all([
    ctx.q<Omit<QueueFigures, 'unmatched_receipts' | 'overdue_complaints' | 'now'>>`
      select count(*) filter (where state = 'requested') as requested,
        count(*) filter (where state = 'requested' and confirm_by <= ${now}) as overdue,
        count(*) filter (where state = 'confirmed') as confirmed,
        count(*) filter (where state = 'placed') as placed,
        count(*) filter (where state = 'cancellation_requested') as cancellation_requested
      from bookings where state in ('draft', 'requested', 'confirmed', 'placed', 'cancellation_requested')`,
    countWaitingReceipts(ctx.q),
    countOverdueComplaints(ctx.q, now),
  ])
  const none = { requested: 0, overdue: 0, confirmed: 0, placed: 0, cancellation_requested: 0 }
  return { ...(counts ?? none), unmatched_receipts, overdue_complaints, now: now.getTime() }
}
