import type { InputOf } from '@teeviet/contract'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { loadNotice } from '#bookings/booking/notice'
import { isRecorded, recordChange } from '#bookings/booking/rows/booking-changes'
import { applyChange } from '#bookings/change/apply-change'
import { newsOf } from '#bookings/change/change-news'
import { offerChange } from '#bookings/change/offer-change'
import { type PlannedChange, planChange } from '#bookings/change/plan-change'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { recordAct } from '#identity/audit/acts'
import { askNewAmount } from '#money/payments/ask-new-amount'
import { extendTransfers } from '#money/payments/extend-transfers'
import { refundDifference } from '#money/refunds/returns/refund-difference'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { bookingChangedText, changeOfferedText } from '#platform/notifications/change-texts'
import { bookingLink } from '#platform/notifications/links'
import { queueMessage } from '#platform/notifications/outbox'
import { type ChangeQuote, quoteOnWire, wantedChange } from './quote-on-wire.ts'

/**
 * Quotes a change of a booking; nothing is changed.
 * @throws Refusal `booking.notFound`, those of `planChange`
 */
export async function quoteChange(
  ctx: Context,
  { id, ...input }: InputOf<'POST /api/staff/bookings/:id/quote-change'>,
): Promise<ChangeQuote> {
  const now = ctx.clock.now()
  const planned = await inTransaction(ctx.pool, (q) =>
    planChange(ctx, q, id, wantedChange(input), { locks: false, now }),
  )
  return quoteOnWire(ctx, planned, now)
}

/**
 * Staff change a booking as quoted: places, players, price, bill and payments in one transaction, and one SMS to the
 * golfer. Of a paid booking that becomes cheaper the difference is refunded; one that becomes dearer is changed once the
 * difference is paid, for which its places are held. A repeat changes nothing.
 *
 * @throws Refusal `staff.reasonMissing`, `booking.notFound`, `booking.changeQuoteChanged` when the change would do
 *   something else by now, those of `planChange` and `askNewAmount`
 */
export async function changeBooking(
  ctx: Context,
  staff: Staff,
  { id, fingerprint, reason, ...input }: InputOf<'POST /api/staff/bookings/:id/change'>,
): Promise<void> {
  if (reason === '') throw new Refusal('staff.reasonMissing')
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await lockBooking(q, id)
    if (await isRecorded(q, id, fingerprint)) return
    const wanted = wantedChange(input)
    const planned = await planChange(ctx, q, id, wanted, { locks: true, now })
    const { oldVnd, newVnd } = planned.decision
    if (planned.fingerprint !== fingerprint)
      throw new Refusal('booking.changeQuoteChanged', { amount: formatMoney(newVnd) })
    const actor = { kind: 'staff' as const, id: staff.id }
    const { state, memberId } = planned.booking
    const by = { actor, reason, now }
    if (state === 'paid' && newVnd > oldVnd) {
      const offered = await offerChange(ctx, q, planned, { ...by, players: wanted.players })
      await recordAct(ctx, q, staff, {
        what: 'booking.change_offered',
        subject: `booking:${id}`,
        detail: reason,
      })
      return notifyOffered(ctx, q, planned, { ...offered, now })
    }
    const { payBy } = await applyChange(ctx, q, planned, by)
    const { before, after } = planned
    await recordChange(q, { bookingId: id, fingerprint, before, after, ...by })
    const refund = { bookingId: id, memberId, amountVnd: oldVnd - newVnd, actor, now }
    if (state === 'paid') await refundDifference(ctx, q, refund)
    else if (newVnd !== oldVnd) await askNewAmount(q, { billId: id, amountVnd: newVnd, now })
    if (payBy && state === 'placed') await extendTransfers(q, id, payBy)
    await recordAct(ctx, q, staff, { what: 'booking.changed', subject: `booking:${id}`, detail: reason })
    await notifyGolfer(ctx, q, planned)
  })
}

/** Locks the golfer's requests, whose places are counted, and then the booking. */
async function lockBooking(q: Query, bookingId: number): Promise<void> {
  const [booking] = await q<{ memberId: number }>`
    select member_id as "memberId" from bookings where id = ${bookingId}`
  if (!booking) throw new Refusal('booking.notFound')
  await lockRequestsOf(q, booking.memberId)
  await q`select id from bookings where id = ${bookingId} for update`
}

async function notifyGolfer(ctx: Context, q: Query, { booking, decision, before, after }: PlannedChange) {
  const { phone, lang, named } = await loadNotice(q, booking.id)
  if (!phone) return
  const news = { ...newsOf(before, after), amount: decision.newVnd }
  const text = bookingChangedText(lang, named.code, news, bookingLink(ctx.config.publicUrl, booking.id))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId: booking.id })
}

async function notifyOffered(
  ctx: Context,
  q: Query,
  { booking: { id: bookingId }, before, after }: PlannedChange,
  { dueVnd, payBy, now }: { dueVnd: number; payBy: Date; now: Date },
): Promise<void> {
  const { phone, lang, named } = await loadNotice(q, bookingId)
  if (!phone) return
  const news = { ...newsOf(before, after), amount: dueVnd, payBy, now }
  const text = changeOfferedText(lang, named.code, news, bookingLink(ctx.config.publicUrl, bookingId))
  await queueMessage(ctx, q, { phone, text, kind: 'booking', bookingId })
}
