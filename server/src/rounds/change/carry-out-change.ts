import { recordChange } from '#bookings/booking/rows/booking-changes'
import { applyChange } from '#bookings/change/apply-change'
import { premiumsInMoney } from '#bookings/change/move-premiums'
import { offerChange } from '#bookings/change/offer-change'
import type { PlannedChange } from '#bookings/change/plan-change'
import { lockRequestsOf } from '#bookings/request/request-limits'
import { askNewAmount } from '#money/payments/ask-new-amount'
import { extendTransfers } from '#money/payments/extend-transfers'
import { isSplit } from '#money/payments/shares/rest-of-bill'
import { refundDifference } from '#money/refunds/returns/return-part'
import type { Member, Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { notifyChanged, notifyOffered } from './notify-change.ts'

/** The actor of a change, with the reason and the time. */
export type ChangedBy = {
  actor: { kind: Staff['kind'] | Member['kind']; id: number }
  reason: string
  now: Date
}

/**
 * Locks a booking for a change: first the requests of its golfer, whose places are counted, then its row.
 * @throws Refusal `booking.notFound`
 */
export async function lockForChange(q: Query, bookingId: number): Promise<void> {
  const [booking] = await q<{ memberId: number }>`
    select member_id as "memberId" from bookings where id = ${bookingId}`
  if (!booking) throw new Refusal('booking.notFound')
  await lockRequestsOf(q, booking.memberId)
  await q`select id from bookings where id = ${bookingId} for update`
}

/**
 * Carries out a planned change of a booking, whose row and starts are locked: it is applied at once, or offered when it
 * makes a paid booking dearer; with `isInPlace` the booking ends when that is not paid. Payments and refund follow, and the golfer gets one SMS.
 *
 * @throws Refusal `booking.changeNoPlaces`, `offer.soldOut`, `share.amountFixed`, those of `askNewAmount`
 */
export async function carryOutChange(
  ctx: Context,
  q: Query,
  planned: PlannedChange,
  { isInPlace = false, ...by }: ChangedBy & { isInPlace?: boolean },
): Promise<'applied' | 'offered'> {
  const { booking, decision, before, after, fingerprint } = planned
  const { id, state } = booking
  if (state !== 'paid' && (await isSplit(q, id))) throw new Refusal('share.amountFixed')
  if (state === 'paid' && decision.dueVnd > 0) {
    const offered = await offerChange(ctx, q, planned, { ...by, isInPlace })
    await notifyOffered(ctx, q, planned, { ...offered, now: by.now })
    return 'offered'
  }
  const { payBy } = await applyChange(ctx, q, planned, by)
  await recordChange(q, { bookingId: id, fingerprint, before, after, ...by })
  await settleDifference(ctx, q, planned, by)
  if (payBy && state === 'placed') await extendTransfers(q, id, payBy)
  await notifyChanged(ctx, q, planned)
  return 'applied'
}

/** Of a paid booking that became cheaper the difference is refunded; an unpaid one is asked for its new amount. */
export async function settleDifference(
  ctx: Context,
  q: Query,
  { booking: { id, state, memberId }, decision }: Pick<PlannedChange, 'booking' | 'decision'>,
  { actor, now }: ChangedBy,
): Promise<void> {
  const { dueVnd, newVnd, leavingParts: ofPlayers } = decision
  if (state !== 'paid') {
    if (dueVnd !== 0) await askNewAmount(q, { billId: id, amountVnd: newVnd, now })
    return
  }
  const premiumVnd = -premiumsInMoney(decision)
  const refund = { bookingId: id, memberId, amountVnd: -dueVnd, actor, now }
  await refundDifference(ctx, q, { ...refund, premiumVnd, ofPlayers })
}
