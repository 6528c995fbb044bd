import type { Calls } from '@teeviet/contract/calls'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { z } from 'zod'
import { countWaitingComplaints } from '#engagement/complaints/staff-complaints'
import { countWaitingReceipts } from '#money/receipts/waiting-receipts'
import { countWaitingRefunds } from '#money/refunds/waiting-refunds'
import type { Context } from '#platform/context/context'
import { smsUse } from '#platform/notifications/sms-budget'
import { bookingsClosedByClub } from '#rounds/staff/close/closed-by-club'
import { partlyPaidToDecide } from '#rounds/staff/partly-paid'

type QueueFigures = z.output<Calls['GET /api/staff/queue']['response']>

/** The queue in figures: the numbers of waiting items, and of those past their hour; at some courses or at all. */
export async function queueFigures(ctx: Context, courses: number[] | null = null): Promise<QueueFigures> {
  const now = ctx.clock.now()
  const [
    waiting,
    [late],
    [called],
    [asked],
    partlyPaid,
    clubClosed,
    unmatched_receipts,
    refunds,
    complaints,
    sms,
  ] = await Promise.all([
    ctx.q<{ state: BookingState; count: number }>`
      select state, count(*) as count from bookings where state in ('requested', 'confirmed', 'placed') and (${courses}::int[] is null or course_id = any (${courses})) group by state`,
    ctx.q<{ overdue: number }>`
      select count(*) as overdue from bookings
      where state = 'requested' and confirm_by <= ${now} and offered_until is null
        and (${courses}::int[] is null or course_id = any (${courses}))`,
    ctx.q<{ club: number }>`
      select count(*) as club from bookings
      where club_due_at <= ${now} and offered_until is null and state in ('requested', 'paid')
        and (${courses}::int[] is null or course_id = any (${courses}))`,
    ctx.q<{ changes: number }>`
      select count(*) as changes from booking_changes c where c.state = 'requested'
        and (${courses}::int[] is null or c.booking_id in (select id from bookings where course_id = any (${courses})))`,
    partlyPaidToDecide(ctx.q, now, courses),
    bookingsClosedByClub(ctx.q, now, courses),
    courses ? 0 : countWaitingReceipts(ctx.q),
    countWaitingRefunds(ctx.q, courses),
    countWaitingComplaints(ctx.q, now, courses),
    smsUse(ctx, ctx.q),
  ])
  const counts = Object.fromEntries(waiting.map(({ state, count }) => [state, count]))
  return {
    requested: counts.requested ?? 0,
    overdue: late?.overdue ?? 0,
    confirmed: counts.confirmed ?? 0,
    placed: counts.placed ?? 0,
    club: called?.club ?? 0,
    partly_paid: partlyPaid.length,
    changes: asked?.changes ?? 0,
    club_closed: clubClosed.length,
    unmatched_receipts,
    ...refunds,
    ...complaints,
    sms_used_percent: Math.floor(100 * Math.max(sms.hour, sms.day)),
    now: now.getTime(),
  }
}
