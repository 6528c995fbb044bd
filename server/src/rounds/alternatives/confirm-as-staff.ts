import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatPlayTime } from '@teeviet/contract/rules/time/dates'
import { confirmAlternative } from '#bookings/counter-offers/confirm-alternative'
import { recordAct } from '#identity/audit/acts'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'

/**
 * Staff confirm an alternative of a request, with an entry in the audit log; a repeat writes none.
 * @throws Refusal those of `confirmAlternative`
 */
export async function confirmAlternativeAsStaff(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, option, note }: InputOf<'POST /api/staff/bookings/:id/confirm-alternative'>,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, async (q) => {
    const taken = await confirmAlternative(ctx, q, {
      bookingId: id,
      option,
      staffId: staff.id,
      courses: coursesOf(staff),
      note,
      now: ctx.clock.now(),
    })
    if (!taken.isNew) return
    await recordAct(ctx, q, staff, {
      what: taken.outcome === 'offered' ? 'booking.times_offered' : 'booking.alternative_confirmed',
      subject: `booking:${id}`,
      detail: `${taken.courseId}: ${formatPlayTime(taken.startsAt)}`,
    })
  })
  return openBooking(ctx, id, lang)
}
