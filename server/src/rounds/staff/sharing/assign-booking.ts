import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import { isActiveStaffAt } from '#identity/staff/colleagues'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type StaffBooking, staffBookingView } from '../booking-rows.ts'
import { lockClaim, notifyClaim } from './claim.ts'

/**
 * Gives a booking to a staff member, or to none. `held_by` is the holder that was read: of two that claim at once the
 * second is refused. A repeat changes nothing.
 *
 * @throws Refusal `booking.notFound`, `claim.changed`, `request.notFound` of a colleague whose account is not active or limited to other
 *   courses
 */
export function assignBooking(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, staff_id, held_by }: InputOf<'POST /api/staff/bookings/:id/assign'>,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    const holder = staff_id ?? null
    if (holder !== null) await requireColleague(q, holder, id)
    const now = ctx.clock.now()
    const { heldBy } = await lockClaim(q, id)
    if (heldBy !== holder) {
      if (heldBy !== (held_by ?? null)) throw new Refusal('claim.changed')
      await q`
        update booking_claims set staff_id = ${holder}::bigint,
          claimed_at = case when ${holder}::bigint is null then null else ${now}::timestamptz end
        where booking_id = ${id}`
      await recordAct(ctx, q, staff, {
        what: `booking.${holder === null ? 'released' : holder === staff.id ? 'claimed' : 'assigned'}`,
        subject: `booking:${id}`,
        detail: holder === null || holder === staff.id ? '' : `staff ${holder}`,
      })
      await notifyClaim(q, id)
    }
    return staffBookingView(q, id, lang, now)
  })
}

async function requireColleague(q: Query, staffId: number, bookingId: number): Promise<void> {
  const [booking] = await q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${bookingId}`
  if (!booking) throw new Refusal('booking.notFound')
  if (!(await isActiveStaffAt(q, staffId, booking.courseId))) throw new Refusal('request.notFound')
}
