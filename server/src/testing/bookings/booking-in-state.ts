import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Actor } from '#bookings/booking/record-event'
import { transition } from '#bookings/booking/transition'
import { beginBooking } from '#bookings/request/drafts/begin-booking'
import { markBookingPaid } from '#bookings/steps/pay'
import type { Member, Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { cancelBooking } from '#rounds/cancel/cancel'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { confirmAsStaff, placeAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import type { TestContext } from '../context.ts'
import { addCourse, addMember, addStaff, addTeeTime } from '../golf.ts'
import { form, guests } from './bookings.ts'

export type StatedBooking = { id: number; member: Member; staff: Staff; teeTimeId: number; courseId: number }

/** The states a booking passes on its way to a state, after the draft every one begins as here. */
const ways: Readonly<Record<BookingState, readonly BookingState[]>> = {
  draft: [],
  requested: ['requested'],
  confirmed: ['requested', 'confirmed'],
  placed: ['requested', 'confirmed', 'placed'],
  paid: ['requested', 'confirmed', 'placed', 'paid'],
  played: ['requested', 'confirmed', 'placed', 'paid', 'played'],
  cancellation_requested: ['requested', 'confirmed', 'placed', 'paid', 'cancellation_requested'],
  refunded: ['requested', 'confirmed', 'placed', 'paid', 'cancellation_requested', 'refunded'],
  partly_refunded: ['requested', 'confirmed', 'placed', 'paid', 'cancellation_requested', 'partly_refunded'],
  expired: ['requested', 'confirmed', 'placed', 'expired'],
  cancelled: ['requested', 'confirmed', 'placed', 'cancelled'],
  withdrawn: ['requested', 'withdrawn'],
  rejected: ['requested', 'rejected'],
}

/**
 * A booking of two brought to a state by the real steps, on a tee time of its own. Moves the clock where it must.
 * `whenRequested` runs while it is a request; never for a draft. `golfer` books it in place of a new golfer.
 */
export async function bookingIn(
  ctx: TestContext,
  state: BookingState,
  {
    whenRequested,
    golfer,
  }: { whenRequested?: (booking: StatedBooking) => Promise<unknown>; golfer?: Member } = {},
): Promise<StatedBooking> {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at: '2026-11-24T06:30:00+07:00' })
  const member = golfer ?? (await addMember(ctx.q))
  const staff = await addStaff(ctx.q)
  const date_played = new Date('2026-11-24T06:30:00+07:00').getTime()
  const fields = form({ facility_id: courseId, date_played, list_users: guests(2) })
  const draft = await beginBooking(ctx, member, fields, { lang: 'vi', idempotency: null })
  const booking = { id: draft.general_bill_id, member, staff, teeTimeId, courseId }
  for (const next of ways[state]) {
    await goOn(ctx, booking, next)
    if (next === 'requested') await whenRequested?.(booking)
  }
  return booking
}

async function goOn(ctx: TestContext, { id, member, staff }: StatedBooking, to: BookingState): Promise<void> {
  const now = ctx.clock.now()
  const golfer: Actor = { kind: 'member', id: member.id }
  const step = (actor: Actor, confirmBy?: Date) =>
    inTransaction(ctx.pool, (q) =>
      transition(ctx, q, { bookingId: id, to, actor, now, ...(confirmBy && { confirmBy }) }),
    )
  switch (to) {
    case 'draft':
      return
    case 'requested':
      await step(golfer, new Date(now.getTime() + 3_600_000))
      return
    case 'confirmed':
      await confirmAsStaff(ctx, staff, { id, note: '' }, 'vi')
      return
    case 'placed':
      await placeAsStaff(ctx, staff, { id, note: '' }, 'vi')
      return
    case 'paid':
      await inTransaction(ctx.pool, (q) => markBookingPaid(ctx, q, { bookingId: id, occurredAt: now, now }))
      return
    case 'played':
      await atMoment(ctx, new Date('2026-11-25T00:00:00+07:00'), () =>
        workOffDeadline(ctx, { bookingId: id }),
      )
      return
    case 'cancellation_requested':
      await step(golfer)
      return
    case 'refunded':
    case 'partly_refunded':
      await step({ kind: 'staff', id: staff.id })
      return
    case 'expired':
      await atMoment(ctx, new Date(now.getTime() + 1_800_000), () => workOffDeadline(ctx, { bookingId: id }))
      return
    case 'cancelled':
    case 'withdrawn':
      await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null })
      return
    case 'rejected':
      await rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi')
      return
  }
}

/** Does something at another moment and sets the clock back afterwards. */
export async function atMoment<T>(ctx: TestContext, moment: Date, work: () => Promise<T>): Promise<T> {
  const before = ctx.clock.now()
  ctx.clock.set(moment)
  try {
    return await work()
  } finally {
    ctx.clock.set(before)
  }
}
