import { type Deadline, nextDeadline } from '#bookings/booking/deadlines'
import { loadNotice } from '#bookings/booking/notice'
import { system } from '#bookings/booking/record-event'
import {
  writeClubFlagged,
  writeHold,
  writeOverdue,
  writeReminders,
} from '#bookings/booking/rows/change-booking'
import { announce, transition } from '#bookings/booking/transition'
import { releaseAwaited } from '#bookings/holds/release-places'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import { notifyHoldEnded, notifyOverdue } from '#bookings/steps/notify-unheld'
import { moneyHeld } from '#money/payments/money-held'
import { returnsShortAt } from '#money/refunds/short-money-wait'
import type { Context } from '#platform/context/context'
import { constraintOf } from '#platform/database/errors'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { expiredCheckedText, expiredShortText, expiredText } from '#platform/notifications/ending-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { lapse } from '../counter-offers/answer-offer.ts'
import { endSplitAtDeadline } from '../shares/end-at-deadline.ts'
import { escalate } from './escalate.ts'
import { holdPartlyPaid, type PartlyPaid } from './hold-partly-paid.ts'

type Row = PartlyPaid

/**
 * Takes the step due by a booking's deadlines, read from its own row; a repeat does nothing. A job that runs too early
 * (the database's clock is ahead, or the booking has moved on) schedules the next one.
 */
export async function workOffDeadline(ctx: Context, { bookingId }: { bookingId: number }): Promise<void> {
  const work = (mayCover: boolean) => workOff(ctx, bookingId, mayCover)
  await work(true).catch((error: unknown) => {
    // the wallet that was to cover a split bill was spent at the same moment
    if (constraintOf(error) !== 'account_is_not_overdrawn') throw error
    return work(false)
  })
}

async function workOff(ctx: Context, bookingId: number, mayCover: boolean): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    const [booking] = await q<Row>`
      select id, state, play_date, draft_expires_at, requested_at, confirm_by, reminders_sent, overdue_at, pay_by,
        unheld_for, hold_until, club_due_at, club_flagged_at, offered_until, tee_time_at, part_hold
      from bookings where id = ${bookingId} for update`
    const deadline = booking && nextDeadline(booking)
    if (!booking || !deadline) return
    const now = ctx.clock.now()
    if (deadline.at > now && !(await isHeldForNothing(q, booking)))
      return ctx.jobs.enqueue(q, 'booking-deadline', { bookingId }, deadline.at)
    await act(ctx, q, booking, deadline, { mayCover, now })
    if (deadline.what !== 'silent') return
    // a silent club holds up no other deadline that is due as well
    const flagged = { ...booking, club_flagged_at: now }
    const next = nextDeadline(flagged)
    if (next && next.at <= now) await act(ctx, q, flagged, next, { mayCover, now })
  })
}

/** Whether an order is held because it was partly paid, and staff have sent that money elsewhere since. */
async function isHeldForNothing(q: Query, { id, state, part_hold }: Row): Promise<boolean> {
  return state === 'placed' && part_hold === 'undecided' && (await moneyHeld(q, id)).shortVnd === 0
}

async function act(
  ctx: Context,
  q: Query,
  booking: Row,
  { what }: Deadline,
  { mayCover, now }: { mayCover: boolean; now: Date },
): Promise<void> {
  const bookingId = booking.id
  switch (what) {
    case 'drop':
      await endUnpaidBooking(ctx, q, { bookingId, to: 'expired', actor: system, reasonCode: 'no_code', now })
      return
    case 'remind':
      return remindStaff(ctx, q, booking)
    case 'flag':
      return flagOverdue(ctx, q, booking, now)
    case 'silent':
      return flagSilentClub(ctx, q, booking, now)
    case 'release':
      return endHold(ctx, q, booking, now)
    case 'lapse':
      return lapse(ctx, q, booking, now)
    case 'expire':
      if (await endSplitAtDeadline(ctx, q, bookingId, { mayCover, now })) return
      if (!(await holdPartlyPaid(ctx, q, booking, now))) await expire(ctx, q, bookingId, now)
      return
    case 'play':
      await transition(ctx, q, { bookingId, to: 'played', actor: system, now })
      return
  }
}

// The console is notified by the same channel as of a change.
async function remindStaff(ctx: Context, q: Query, booking: Row): Promise<void> {
  const reminders_sent = booking.reminders_sent + 1
  await writeReminders(q, booking.id, reminders_sent)
  await announce(ctx, q, { ...booking, reminders_sent })
}

async function flagOverdue(ctx: Context, q: Query, booking: Row, now: Date): Promise<void> {
  await writeOverdue(q, booking.id, now)
  await announce(ctx, q, { ...booking, overdue_at: now })
  await notifyOverdue(ctx, q, booking, now)
  await escalate(ctx, q, { bookingId: booking.id, alarm: 'dutyOverdue', now })
  ctx.log.warn({ bookingId: booking.id }, 'a request has not been answered within the staff hour')
}

// The desk's list shows it by the clock; its open pages are notified, as of every change.
async function flagSilentClub(ctx: Context, q: Query, booking: Row, now: Date): Promise<void> {
  await writeClubFlagged(q, booking.id, now)
  await announce(ctx, q, { ...booking, club_flagged_at: now })
  await escalate(ctx, q, { bookingId: booking.id, alarm: 'dutySilentClub', now })
  ctx.log.warn({ bookingId: booking.id, state: booking.state }, 'a club has not answered in time')
}

// The request stays open: staff's acceptance takes the places again, if they are left.
async function endHold(ctx: Context, q: Query, booking: Row, now: Date): Promise<void> {
  await releaseAwaited(q, booking.id, now)
  await writeHold(q, booking.id, 'unanswered')
  await announce(ctx, q, { ...booking, unheld_for: 'unanswered' })
  await notifyHoldEnded(ctx, q, booking.id, now)
  ctx.log.warn({ bookingId: booking.id }, 'released the places of an unanswered request')
}

async function expire(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  const moved = await endUnpaidBooking(ctx, q, {
    bookingId,
    to: 'expired',
    actor: system,
    reasonCode: 'not_paid',
    now,
  })
  if (!moved) return
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const { shortVnd, checkedVnd } = await moneyHeld(q, bookingId)
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const returnedAt = returnsShortAt(moved.pay_by ?? now)
  const text =
    shortVnd > 0
      ? expiredShortText(lang, named.code, { amount: shortVnd, returnedAt, now, link })
      : checkedVnd > 0
        ? expiredCheckedText(lang, named.code, checkedVnd, link)
        : expiredText(lang, named.code, link)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
