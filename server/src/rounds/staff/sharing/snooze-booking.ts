import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { type StaffBooking, staffBookingView } from '../booking-rows.ts'
import { lockClaim, notifyClaim } from './claim.ts'

type Waiting = {
  state: BookingState
  confirm_by: Date | null
  hold_until: Date | null
  pay_by: Date | null
}

/**
 * Takes a waiting booking off the queue until a time, or back onto it. It returns at its deadline at the latest, and as
 * soon as it leaves its state.
 *
 * @throws Refusal `booking.notFound`, `booking.wrongState` of a booking that waits for nothing, `claim.snoozePast`,
 *   `staff.changedMeanwhile` when another snooze was read
 */
export function snoozeBooking(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, until, seen_until }: InputOf<'POST /api/staff/bookings/:id/snooze'>,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const [booking] = await q<Waiting>`
      select state, confirm_by, hold_until, pay_by from bookings where id = ${id} for share`
    if (!booking) throw new Refusal('booking.notFound')
    const end = until === undefined ? null : snoozeEnd(booking, new Date(until), now)
    const state = end && booking.state
    const { snoozedUntil } = await lockClaim(q, id)
    const current = snoozedUntil?.getTime() ?? null
    if (seen_until !== undefined && current !== seen_until && current !== (end?.getTime() ?? null))
      throw new Refusal('staff.changedMeanwhile')
    await q`
      update booking_claims set snoozed_until = ${end}::timestamptz, snoozed_state = ${state}::text
      where booking_id = ${id}`
    if (end) await ctx.jobs.enqueue(q, 'snooze-end', { bookingId: id }, end)
    await recordAct(ctx, q, staff, {
      what: end ? 'booking.snoozed' : 'booking.unsnoozed',
      subject: `booking:${id}`,
      detail: end?.toISOString() ?? '',
    })
    await notifyClaim(q, id)
    return staffBookingView(q, id, lang, now)
  })
}

/** When a snooze ends: at the time asked for, or at the next deadline of the booking before it. */
function snoozeEnd({ state, confirm_by, hold_until, pay_by }: Waiting, until: Date, now: Date): Date {
  if (state !== 'requested' && state !== 'confirmed' && state !== 'placed')
    throw new Refusal('booking.wrongState')
  if (until <= now) throw new Refusal('claim.snoozePast')
  const deadlines = state === 'requested' ? [confirm_by, hold_until] : state === 'placed' ? [pay_by] : []
  const next = deadlines.find((deadline) => deadline !== null && deadline > now)
  return next && next < until ? next : until
}
