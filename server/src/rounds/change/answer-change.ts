import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { loadNotice } from '#bookings/booking/notice'
import { type RequestedChange, readRequested } from '#bookings/booking/rows/requested-changes'
import { acceptChange } from '#bookings/change/accept-change'
import { recordAct } from '#identity/audit/acts'
import { extendTransfers } from '#money/payments/extend-transfers'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { changeRefusedText } from '#platform/notifications/changes/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { settleDifference } from './carry-out-change.ts'
import { notifyChanged, notifyOffered } from './notify-change.ts'
import { releaseChange } from './payment-window/release-change.ts'
import { stillDue } from './payment-window/still-due.ts'

type Answer = InputOf<'POST /api/staff/bookings/:id/answer-change'>

/**
 * Staff answer, for the club, the change that a golfer asked for. Accepted, it is applied with its refund, or offered for
 * its difference; refused, the booking stays as it was. The golfer gets one SMS. A repeat changes nothing.
 *
 * @throws Refusal `booking.notFound`, `staff.reasonMissing` for a refusal without one, `booking.changeAnswered` when it was
 *   answered otherwise, taken back or its time has passed, those of `acceptChange`
 */
export async function answerChange(ctx: Context, staff: Staff, answer: Answer): Promise<void> {
  await inTransaction(ctx.pool, (q) => answerInTransaction(ctx, q, staff, answer))
}

/** The same in the caller's transaction. */
export async function answerInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, fingerprint, accepts, reason }: Answer,
): Promise<void> {
  if (accepts === 0 && reason === '') throw new Refusal('staff.reasonMissing')
  const [booking] = await q<{
    state: BookingState
  }>`select state from bookings where id = ${id} for update`
  if (!booking) throw new Refusal('booking.notFound')
  const now = ctx.clock.now()
  const change = await readRequested(q, id)
  if (!change || change.fingerprint !== fingerprint) throw new Refusal('booking.changeAnswered')
  if (change.state !== 'requested') {
    if (isAnswered(change, accepts)) return
    throw new Refusal('booking.changeAnswered')
  }
  if (change.answerBy <= now) throw new Refusal('booking.changeAnswered')
  if (accepts === 1) await accept(ctx, q, id, { change, staff, now })
  else await refuse(ctx, q, { id, state: booking.state }, { reason, now })
  const what = accepts === 1 ? 'booking.change_accepted' : 'booking.change_refused'
  await recordAct(ctx, q, staff, { what, subject: `booking:${id}`, detail: reason })
}

/** Whether it was already answered in this way. */
function isAnswered({ state, droppedFor }: RequestedChange, accepts: 0 | 1): boolean {
  return accepts === 1 ? state === 'applied' || state === 'offered' : droppedFor === 'refused'
}

async function accept(
  ctx: Context,
  q: Query,
  bookingId: number,
  { change, staff, now }: { change: RequestedChange; staff: Staff; now: Date },
): Promise<void> {
  const actor = { kind: 'staff' as const, id: staff.id }
  const { booking, decision, due } = await acceptChange(ctx, q, bookingId, { change, actor, now })
  const { before, after } = change
  if (due) return notifyOffered(ctx, q, { booking, before, after }, { ...due, now })
  await settleDifference(ctx, q, { booking, decision }, { actor, reason: '', now })
  if (booking.state === 'placed' && booking.pay_by) await extendTransfers(q, bookingId, booking.pay_by)
  await notifyChanged(ctx, q, { booking, before, after }, now)
}

async function refuse(
  ctx: Context,
  q: Query,
  { id: bookingId, state }: { id: number; state: BookingState },
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await releaseChange(ctx, q, bookingId, { cause: 'refused', answer: reason, now })
  const notice = await loadNotice(q, bookingId)
  const { phone, lang, named } = notice
  if (!phone) return
  const due = await stillDue(q, { id: bookingId, state }, notice, now)
  const text = changeRefusedText(lang, named.code, reason, bookingLink(ctx.config.publicUrl, bookingId), due)
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
