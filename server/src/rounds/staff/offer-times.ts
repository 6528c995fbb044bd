import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { offerTimes } from '#bookings/counter-offers/offer-times'
import { recordAct } from '#identity/audit/acts'
import { moneyHeld } from '#money/payments/money-held'
import { isSplit } from '#money/payments/shares/rest-of-bill'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

type Offer = InputOf<'POST /api/staff/bookings/:id/offer-times'>

/**
 * Staff offer other times for a request or a booking that its club has withdrawn, with an entry in the audit log; a repeat
 * writes none.
 */
export async function offerTimesAsStaff(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  offer: Offer,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, (q) => offerInTransaction(ctx, q, staff, offer))
  return openBooking(ctx, offer.id, lang)
}

/**
 * The same in the caller's transaction.
 * @throws Refusal those of `offerTimes`, `share.amountFixed` of an order whose bill is split, and `booking.moneyArrived` of one
 *   of which a part of the money is here: their amounts cannot change
 */
export async function offerInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, options }: Offer,
): Promise<void> {
  const times = options.map(({ facility_id, start_at, price_per_player }) => ({
    courseId: facility_id,
    startsAt: new Date(start_at),
    pricePerPlayer: price_per_player,
  }))
  const offer = { bookingId: id, staffId: staff.id, times, now: ctx.clock.now() }
  const isNew = await offerTimes(ctx, q, offer)
  if (await isSplit(q, id)) throw new Refusal('share.amountFixed')
  const { shortVnd, checkedVnd } = await moneyHeld(q, id)
  if (shortVnd + checkedVnd > 0) throw new Refusal('booking.moneyArrived')
  if (!isNew) return
  await recordAct(ctx, q, staff, {
    what: 'booking.times_offered',
    subject: `booking:${id}`,
    detail: times.map(({ courseId, startsAt }) => `${courseId}: ${formatPlayTime(startsAt)}`).join(', '),
  })
}
