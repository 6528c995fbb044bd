import type { EndReason } from '@teeviet/contract/rules/bookings/end-reasons'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Context } from '#platform/context/context'
import { notify } from '#platform/database/listen'
import type { Query } from '#platform/database/sql'
import { readClubAcknowledgement } from '#platform/settings/site-settings'
import { type Clocks, nextDeadline } from './deadlines.ts'
import type { Actor } from './record-event.ts'
import { dropOffered } from './rows/booking-changes.ts'
import { withdrawOffer } from './rows/counter-offers.ts'
import { statesBefore } from './states.ts'

/** The requester of a booking's end, and the reason. */
export type Asked = { by: Actor['kind']; reason: string | null; reasonCode: EndReason | null }

export type Change = {
  bookingId: number
  to: BookingState
  actor: Actor
  /** Leaves out some of the states the table would allow. */
  from?: readonly BookingState[]
  /** The typed reason. */
  reason?: string | null
  /** A reason out of those written in four languages. */
  reasonCode?: EndReason | null
  /** At the end of a paid booking: the requester and the reason, recorded in the event log before. */
  asked?: Asked
  now: Date
  /** With `requested`: when staff must have answered. */
  confirmBy?: Date
  /** With `requested`: when its hold ends if it is not answered. */
  holdUntil?: Date | null
  /** With `placed`: when the golfer must have paid. */
  payBy?: Date
}

/** Where a booking's way ends, with or without money going back. */
const endings: ReadonlySet<BookingState> = new Set<BookingState>([
  'rejected',
  'withdrawn',
  'expired',
  'cancelled',
  'refunded',
  'partly_refunded',
])

/** The booking after a step; `had_offer` when other times or a change were on offer for it. */
export type Moved = Clocks & { id: number; from_state: BookingState; language: string; had_offer: boolean }

/**
 * Takes one step of a booking: a conditional update that names the states it may come from, with its line in the audit
 * trail in the same statement; then notifies the nodes and sets the next deadline. Of two that step at once, the second
 * waits and then finds that the booking has moved on. Other times that are on offer are
 * withdrawn, and a change that waits for its payment is dropped: the booking is decided. Being paid decides nothing: other
 * times that are on offer for an order stay so.
 *
 * @returns the booking after the step, null when it is in no state from which this actor may take it
 */
export async function transition(ctx: Context, q: Query, change: Change): Promise<Moved | null> {
  const { bookingId, to, actor, reason = null, reasonCode = null, now } = change
  const {
    confirmBy = null,
    holdUntil = null,
    payBy = null,
    asked = { by: actor.kind, reason, reasonCode },
  } = change
  const allowed = statesBefore(to, actor.kind)
  const from = change.from ? allowed.filter((state) => change.from?.includes(state)) : allowed
  const isOver = endings.has(to)
  const acknowledgement = to === 'paid' ? await readClubAcknowledgement(q) : 0
  const [moved] = await q<Moved>`
    with was as (
      select id, state, offered_until from bookings where id = ${bookingId} for update
    ), moved as (
      update bookings b set
        state = ${to}::text,
        requested_at = case when ${to} = 'requested' then ${now} else b.requested_at end,
        confirm_by = coalesce(${confirmBy}::timestamptz, b.confirm_by),
        hold_until = coalesce(${holdUntil}::timestamptz, b.hold_until),
        confirmed_at = case when ${to} = 'confirmed' then ${now} else b.confirmed_at end,
        placed_at = case when ${to} = 'placed' then ${now} else b.placed_at end,
        pay_by = coalesce(${payBy}::timestamptz, b.pay_by),
        paid_at = case when ${to} = 'paid' then coalesce(b.paid_at, ${now}) else b.paid_at end,
        club_due_at = case
          when ${to} = 'paid' and not exists (
            select from club_requests r where r.booking_id = b.id and r.answer = 'accepted')
          then b.tee_time_at - make_interval(secs => ${acknowledgement}::int) end,
        club_flagged_at = null,
        offered_until = case
          when ${to} = 'paid' and b.offered_until is not null and not exists (
            select from booking_changes c where c.booking_id = b.id and c.state = 'requested')
          then b.offered_until end,
        ended_at = case when ${isOver} then ${now}::timestamptz end,
        end_reason = case when ${isOver} then ${asked.reason} end,
        end_reason_code = case when ${isOver} then ${asked.reasonCode} end,
        ended_by = case when ${isOver} then ${asked.by} end
      from was
      where b.id = was.id and was.state = any (${from}::text[])
      returning b.id, was.state as from_state, b.state, b.language, b.play_date, b.draft_expires_at, b.requested_at,
        b.confirm_by, b.reminders_sent, b.overdue_at, b.pay_by, b.unheld_for, b.hold_until,
        b.club_due_at, b.club_flagged_at, b.offered_until, (was.offered_until is not null and b.offered_until is null) as had_offer /* not null */
    ), recorded as (
      insert into booking_events (booking_id, from_state, to_state, actor_kind, actor_id, reason, reason_code, at)
      select id, from_state, state, ${actor.kind}, ${actor.id}::bigint, ${reason}, ${reasonCode}, ${now} from moved
    )
    select * from moved`
  if (!moved) return null
  if (moved.had_offer) {
    await withdrawOffer(q, bookingId, now)
    await dropOffered(q, bookingId, { cause: 'ended', now })
  }
  await announce(ctx, q, moved)
  return moved
}

/** Notifies every node, and by it the consoles of staff, that a booking changed. */
export function notifyChanged(q: Query, { id, state }: { id: number; state: BookingState }): Promise<void> {
  return notify(q, 'bookings', { id, state })
}

/** Notifies every node that a booking changed, and makes sure that its next deadline is worked off. */
export async function announce(ctx: Context, q: Query, booking: Clocks & { id: number }): Promise<void> {
  const deadline = nextDeadline(booking)
  await Promise.all([
    notifyChanged(q, booking),
    deadline && ctx.jobs.enqueue(q, 'booking-deadline', { bookingId: booking.id }, deadline.at),
  ])
}
