import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAcknowledgement } from '#bookings/club-requests/acknowledge'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from './open-booking.ts'

/** Staff enter the club's acknowledgement of a booking after a call, with an entry in the audit log. */
export async function acknowledgeAsStaff(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, reference, by }: InputOf<'POST /api/staff/bookings/:id/acknowledge'>,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    await recordAcknowledgement(q, { bookingId: id, staffId: staff.id, reference, by, now })
    await recordAct(ctx, q, staff, {
      what: 'booking.acknowledged',
      subject: `booking:${id}`,
      detail: `${reference} (${by})`,
    })
  })
  return openBooking(ctx, id, lang)
}
