import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { offerTimes } from '#bookings/counter-offers/offer-times'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

/** Staff offer other times for a request, with an entry in the audit log. */
export async function offerTimesAsStaff(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, options }: InputOf<'POST /api/staff/bookings/:id/offer-times'>,
): Promise<StaffBookingDetail> {
  const times = options.map(({ facility_id, start_at, price_per_player }) => ({
    courseId: facility_id,
    startsAt: new Date(start_at),
    pricePerPlayer: price_per_player,
  }))
  await inTransaction(ctx.pool, async (q) => {
    await offerTimes(ctx, q, { bookingId: id, staffId: staff.id, times, now: ctx.clock.now() })
    await recordAct(ctx, q, staff, {
      what: 'booking.times_offered',
      subject: `booking:${id}`,
      detail: times.map(({ courseId, startsAt }) => `${courseId}: ${formatPlayTime(startsAt)}`).join(', '),
    })
  })
  return openBooking(ctx, id, lang)
}
