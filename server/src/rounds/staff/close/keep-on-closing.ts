import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import { notifyChanged } from '#bookings/booking/transition'
import { keepOnClosedByClub, lockClosedByClub } from '#golf/tee-sheet/close-starts'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../open-booking.ts'

/** States in which a booking on tee times that its club closed needs a decision of staff. */
const keepable: ReadonlySet<BookingState> = new Set<BookingState>([
  'requested',
  'confirmed',
  'placed',
  'paid',
])

/**
 * Staff learned in a call that the club hosts a booking although it closed its tee times: the booking stays there and
 * leaves the list. A repeat changes nothing; a later closing lists it again.
 *
 * @throws Refusal `booking.notFound`, `booking.wrongState` when no club has closed its tee times,
 *   `staff.changedMeanwhile` when the club closed them after the closing that was read
 */
export async function keepOnClosing(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, closed_at }: InputOf<'POST /api/staff/bookings/:id/keep-on-closing'>,
): Promise<StaffBookingDetail> {
  const readAt = new Date(closed_at)
  await inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const [booking] = await q<{ state: BookingState }>`select state from bookings where id = ${id} for update`
    if (!booking) throw new Refusal('booking.notFound')
    if (!keepable.has(booking.state)) throw new Refusal('booking.wrongState')
    const closed = await lockClosedByClub(q, id, readAt, now)
    if (closed.length === 0) throw new Refusal('booking.wrongState')
    const open = closed.filter(({ isKept }) => !isKept)
    const read = open.filter(({ isLater }) => !isLater)
    if (open.length > 0 && read.length === 0) throw new Refusal('staff.changedMeanwhile')
    if (read.length === 0) return
    await keepOnClosedByClub(q, id, readAt, now)
    const detail = read.map(({ starts_at }) => formatClock(starts_at.getTime())).join(', ')
    await recordAct(ctx, q, staff, { what: 'booking.kept_on_closing', subject: `booking:${id}`, detail })
    await notifyChanged(q, { id, state: booking.state })
  })
  return openBooking(ctx, id, lang)
}
