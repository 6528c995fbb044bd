import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import type { Clocks } from '#bookings/booking/deadlines'
import { loadNotice } from '#bookings/booking/notice'
import { writePartHold, writePayBy } from '#bookings/booking/rows/change-booking'
import { askedNow } from '#bookings/booking/rows/deposit'
import { announce } from '#bookings/booking/transition'
import { recordAct } from '#identity/audit/acts'
import { extendTransfers } from '#money/payments/extend-transfers'
import { moneyHeld } from '#money/payments/money-held'
import { heldShares } from '#money/payments/shares/rest-of-bill'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { payLongerText } from '#platform/notifications/texts'
import { type StaffBooking, staffBookingView } from './booking-rows.ts'

type Extension = InputOf<'POST /api/staff/bookings/:id/extend-payment'>

type Row = Clocks & { id: number; tee_time_at: Date | null; part_hold: 'undecided' | 'decided' | null }

/**
 * Extends the payment window of an ordered booking, at most to its tee time; the golfer gets the new deadline by SMS. A
 * repeat changes nothing.
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.wrongState` when it is not ordered or its window
 *   is over, `staff.paymentWaits` while it does not run, `staff.changedMeanwhile` when a colleague extended it,
 *   `staff.payByAfterTeeTime`
 */
export function extendPayment(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: Extension,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await extendWindow(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** The same in the caller's transaction. */
export async function extendWindow(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, minutes, pay_by: from, reason }: Extension,
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  const now = ctx.clock.now()
  const [booking] = await q<Row>`
    select id, state, play_date, draft_expires_at, requested_at, confirm_by, reminders_sent, overdue_at, pay_by,
      unheld_for, hold_until, club_due_at, club_flagged_at, offered_until, tee_time_at, part_hold
    from bookings where id = ${id} for update`
  if (!booking) throw new Refusal('booking.notFound')
  if (booking.state !== 'placed' || !booking.pay_by) throw new Refusal('booking.wrongState')
  if (booking.offered_until) throw new Refusal('staff.paymentWaits')
  if (booking.pay_by <= now) throw new Refusal('booking.wrongState')
  const payBy = new Date(from + minutes * 60_000)
  if (booking.pay_by.getTime() === payBy.getTime()) return
  if (booking.pay_by.getTime() !== from) throw new Refusal('staff.changedMeanwhile')
  const teeTime = booking.tee_time_at
  if (teeTime && payBy > teeTime)
    throw new Refusal('staff.payByAfterTeeTime', { time: formatPlayTime(teeTime) })
  await writePayBy(q, id, payBy)
  if (booking.part_hold !== null) await writePartHold(q, id, 'decided')
  await extendTransfers(q, id, payBy)
  await announce(ctx, q, { ...booking, pay_by: payBy })
  const detail = `${minutes} ${reason}`
  await recordAct(ctx, q, staff, { what: 'booking.payment_extended', subject: `booking:${id}`, detail })
  const { amount, phone, lang, named, deposit } = await loadNotice(q, id)
  if (!phone || amount === null) return
  const { shortVnd, partsVnd } = await moneyHeld(q, id)
  const sharesVnd = (await heldShares(q, id)) - partsVnd
  const link = bookingLink(ctx.config.publicUrl, id)
  const text = payLongerText(lang, named, {
    amount: askedNow(amount, deposit, shortVnd) - shortVnd - sharesVnd,
    payBy,
    now,
    link,
  })
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: id, expiresAt: payBy })
}

/** The minutes and the reason of an extension, from its line in the trail of acts. */
export function readExtension(detail: string): { minutes: number; reason: string } {
  const [minutes = '', ...words] = detail.split(' ')
  return { minutes: Number(minutes), reason: words.join(' ') }
}
