import type { InputOf } from '@teeviet/contract'
import { calls } from '@teeviet/contract/calls'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { makeBooking } from '#rounds/new-booking/make-booking'
import type { StaffBookingDetail } from '#rounds/staff/open-booking'

type Made = InputOf<'POST /api/staff/bookings'>

/** What staff type about a booking of two: the golfer and a player without a name. */
export function typedBooking(
  start: { courseId: number; at: string },
  fields: Partial<Record<keyof Made, unknown>> = {},
): Made {
  return calls['POST /api/staff/bookings'].request.parse({
    phone: '0912 000 111',
    fullname: 'Lê Khách',
    golfer_plays: 1,
    players: [''],
    facility_id: start.courseId,
    start_at: new Date(start.at).getTime(),
    expected_amount: 4_000_000,
    ...fields,
  })
}

/** Staff make a booking; with a key, as a request that may be repeated. */
export function makeAsStaff(
  ctx: Context,
  staff: Staff,
  fields: Made,
  key?: string,
): Promise<StaffBookingDetail> {
  const idempotency = key
    ? { caller: `staff:${staff.id}`, key, hash: Buffer.from(JSON.stringify(fields)) }
    : null
  return makeBooking(ctx, { staff, lang: 'vi', idempotency }, fields)
}
