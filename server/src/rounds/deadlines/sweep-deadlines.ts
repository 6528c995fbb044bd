import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { workOffDeadline } from './work-off-deadline.ts'

const graceMs = 60_000
const mostAtOnce = 200

/**
 * Handles deadlines overdue by a minute: their job was lost, with a restored backup or by a crashed process that held
 * them. Finds none on an ordinary day. Returns their number.
 */
export async function sweepDeadlines(ctx: Context): Promise<number> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - graceMs)
  const late = await ctx.q<{ id: number }>`
    select id /* not null */ from bookings where state = 'draft' and draft_expires_at < ${before}
    union
    select id from bookings where state = 'requested' and overdue_at is null and offered_until is null
      and requested_at + (confirm_by - requested_at) * (2 + reminders_sent) / 4 < ${before}
    union
    select id from bookings where state = 'requested' and overdue_at is not null and unheld_for is null
      and hold_until < ${before}
    union
    select id from bookings where club_due_at < ${before} and club_flagged_at is null and state in ('requested', 'paid')
      and offered_until is null
    union
    select id from bookings where offered_until < ${before}
    union
    select id from bookings where state = 'placed' and pay_by < ${before}
    union
    select id from bookings where state = 'paid' and play_date < ${dayOf(before)}::date
    limit ${mostAtOnce}`
  for (const { id } of late) await workOffDeadline(ctx, { bookingId: id })
  if (late.length > 0) ctx.log.warn({ bookings: late.length }, 'processed missed deadlines')
  return late.length
}
