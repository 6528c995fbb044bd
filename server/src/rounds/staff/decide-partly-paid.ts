import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { loadNotice } from '#bookings/booking/notice'
import { writePartHold } from '#bookings/booking/rows/change-booking'
import { notifyChanged } from '#bookings/booking/transition'
import { endUnpaidBooking } from '#bookings/steps/end-unpaid-booking'
import { recordAct } from '#identity/audit/acts'
import { moneyHeld } from '#money/payments/money-held'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { endedPartlyPaidText } from '#platform/notifications/ending-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { type StaffBooking, staffBookingView } from './booking-rows.ts'

type Decision = InputOf<'POST /api/staff/bookings/:id/decide-partly-paid'>
type Row = { state: BookingState; part_hold: 'undecided' | 'decided' | null }

/**
 * Staff decide about a partly paid order: wait for the rest until its deadline, or end it with a refund of what arrived.
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.wrongState` when it is not ordered, has no part of
 *   its money, or, to wait, is not held for a decision
 */
export function decidePartlyPaid(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: Decision,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await decideInTransaction(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** The same in the caller's transaction. */
export async function decideInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  input: Decision,
): Promise<void> {
  const [booking] = await q<Row>`select state, part_hold from bookings where id = ${input.id} for update`
  if (!booking) throw new Refusal('booking.notFound')
  if (input.decision === 'wait') await waitForRest(ctx, q, staff, booking, input)
  else await endPartlyPaid(ctx, q, staff, booking, input)
}

async function waitForRest(
  ctx: Context,
  q: Query,
  staff: Staff,
  { state, part_hold }: Row,
  { id, reason }: Decision,
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  if (state !== 'placed' || part_hold === null) throw new Refusal('booking.wrongState')
  if (part_hold === 'decided') return
  await writePartHold(q, id, 'decided')
  await recordAct(ctx, q, staff, { what: 'booking.rest_awaited', subject: `booking:${id}`, detail: reason })
  await notifyChanged(q, { id, state })
}

async function endPartlyPaid(
  ctx: Context,
  q: Query,
  staff: Staff,
  { state }: Row,
  { id: bookingId, reason }: Decision,
): Promise<void> {
  const { shortVnd } = await moneyHeld(q, bookingId)
  if (state !== 'placed' || shortVnd === 0) throw new Refusal('booking.wrongState')
  const reasonCode = 'not_paid'
  await endUnpaidBooking(ctx, q, {
    bookingId,
    to: 'cancelled',
    actor: { kind: 'staff', id: staff.id },
    reason: reason || null,
    reasonCode,
    now: ctx.clock.now(),
  })
  const { phone, lang, named: booking } = await loadNotice(q, bookingId)
  if (!phone) return
  const why = { code: reasonCode, words: reason, speaker: 'staff' } as const
  const link = bookingLink(ctx.config.publicUrl, bookingId)
  const text = endedPartlyPaidText(lang, { booking, why, link, shortVnd })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
