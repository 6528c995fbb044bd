import { releaseOffered } from '#golf/tee-sheet/offered-places'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { Clocks } from '../booking/deadlines.ts'
import { writeConfirmBy, writeOffered } from '../booking/rows/change-booking.ts'
import { endOffer, lockOpenOffer, type OfferEnd, type OpenOffer } from '../booking/rows/counter-offers.ts'
import { announce } from '../booking/transition.ts'
import { holdEnd } from '../steps/hold-end.ts'

/** Ends an offer that was not answered in time; the booking's row is locked. */
export function lapseOffer(ctx: Context, q: Query, bookingId: number, now: Date): Promise<void> {
  return returnToStaff(ctx, q, bookingId, 'lapsed', now)
}

/**
 * Releases what an open offer holds and puts the request before staff again, who get back the time during which it
 * waited for its golfer. The booking's row is locked.
 */
export async function returnToStaff(
  ctx: Context,
  q: Query,
  bookingId: number,
  to: 'declined' | 'lapsed',
  now: Date,
): Promise<void> {
  const offer = await lockOpenOffer(q, bookingId)
  if (!offer) return
  await endOffer(q, offer.id, { to, now })
  await releaseOffered(q, offer.id)
  await writeOffered(q, bookingId, null)
  const booking = await loadClocks(q, bookingId)
  if (!booking) return
  const { confirm_by: confirmBy, overdue_at, hold_until, tee_time_at } = booking
  if (overdue_at || !confirmBy) return announce(ctx, q, booking)
  const waited = Math.min(now.getTime(), offer.until.getTime()) - offer.offered_at.getTime()
  const shifted = new Date(confirmBy.getTime() + waited)
  const holdUntil = hold_until && holdEnd(ctx.config.rules, tee_time_at, shifted)
  await writeConfirmBy(q, bookingId, { confirmBy: shifted, holdUntil })
  await announce(ctx, q, { ...booking, confirm_by: shifted, hold_until: holdUntil })
}

/**
 * Ends the open offer of a confirmed, ordered or paid booking, whose row is locked, and releases what it holds.
 * @returns the offer; null without one
 */
export async function closeOffer(
  q: Query,
  bookingId: number,
  { to, now }: { to: OfferEnd; now: Date },
): Promise<OpenOffer | null> {
  const offer = await lockOpenOffer(q, bookingId)
  if (!offer) return null
  await endOffer(q, offer.id, { to, now })
  await releaseOffered(q, offer.id)
  await writeOffered(q, bookingId, null)
  return offer
}

type Waiting = Clocks & { id: number; tee_time_at: Date | null }

async function loadClocks(q: Query, bookingId: number): Promise<Waiting | null> {
  const [booking] = await q<Waiting>`
    select id, state, play_date, draft_expires_at, requested_at, confirm_by, reminders_sent, overdue_at, pay_by,
      unheld_for, hold_until, club_due_at, club_flagged_at, offered_until, tee_time_at
    from bookings where id = ${bookingId}`
  return booking ?? null
}
