import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll } from 'vitest'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { writeAttendanceAs } from '#rounds/staff/record-attendance'
import { assignBooking } from '#rounds/staff/sharing/assign-booking'
import { snoozeBooking } from '#rounds/staff/sharing/snooze-booking'
import { atMoment, bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { closingOf } from '#testing/bookings/closing'
import { bookingWithMoney } from '#testing/bookings/money-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { staying, type Verb } from '#testing/staff/staff-verb'
import { testInEveryState } from '#testing/staff/test-in-every-state'
import { loadPlayers } from '../booking/rows/players.ts'

/*
 * What the console undoes, by the calls that restore what was there before, in every state that the booking may have
 * come to since.
 */

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

/** Every booking here plays on this day, and is made days before it. */
const day = '2026-11-24'
const midRound = new Date(`${day}T08:40:00+07:00`)
const by = ({ staff }: StatedBooking) => ({ staff, lang: 'vi' as const })
const playersOf = async ({ id }: StatedBooking) => (await loadPlayers(ctx.q, id)).map((player) => player.id)

/** A snooze for ten minutes from now. */
const snoozeOf = ({ id }: StatedBooking) => ({
  id,
  until: ctx.clock.now().getTime() + 600_000,
  seen_until: undefined,
})
const snoozedUntil = async ({ id }: StatedBooking) => {
  const [claim] = await ctx.q<{ until: Date | null }>`
    select snoozed_until as until from booking_claims where booking_id = ${id}`
  return claim?.until?.getTime() ?? null
}

async function checkIn(booking: StatedBooking): Promise<void> {
  const player_ids = await playersOf(booking)
  await atMoment(ctx, midRound, () =>
    writeAttendanceAs(ctx, booking.staff, { id: booking.id, player_ids, attendance: 'checked_in' }),
  )
}

const verbs: Readonly<Record<string, Verb>> = {
  'undo the snooze of': {
    prepare: (state) =>
      bookingIn(ctx, state, {
        whenRequested: (booking) => snoozeBooking(ctx, by(booking), snoozeOf(booking)),
      }),
    act: async (booking) => {
      const seen_until = await snoozedUntil(booking)
      return snoozeBooking(ctx, by(booking), { id: booking.id, until: undefined, seen_until })
    },
    leads: staying(...bookingStates),
    refusal: '',
  },
  'undo the return to the queue of': {
    prepare: (state) =>
      bookingIn(ctx, state, {
        whenRequested: async (booking) => {
          await snoozeBooking(ctx, by(booking), snoozeOf(booking))
          const seen_until = await snoozedUntil(booking)
          await snoozeBooking(ctx, by(booking), { id: booking.id, until: undefined, seen_until })
        },
      }),
    act: (booking) => snoozeBooking(ctx, by(booking), { ...snoozeOf(booking), seen_until: null }),
    leads: staying('requested', 'confirmed', 'placed'),
    refusal: 'booking.wrongState',
  },
  'undo the claim of': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      await assignBooking(ctx, by(booking), {
        id: booking.id,
        staff_id: booking.staff.id,
        held_by: undefined,
      })
      return booking
    },
    act: (booking) =>
      assignBooking(ctx, by(booking), { id: booking.id, staff_id: undefined, held_by: booking.staff.id }),
    leads: staying(...bookingStates),
    refusal: '',
  },
  'undo the check-in of': {
    prepare: async (state) => {
      const booking = await bookingIn(ctx, state)
      if (state === 'paid' || state === 'played') await checkIn(booking)
      return booking
    },
    act: async (booking) => {
      const player_ids = await playersOf(booking)
      const undone = { id: booking.id, player_ids, attendance: 'expected', seen: 'checked_in' } as const
      await atMoment(ctx, midRound, () => writeAttendanceAs(ctx, booking.staff, undone))
    },
    leads: staying('paid', 'played'),
    refusal: 'booking.wrongState',
  },
  'lift the closing of the tee time of': {
    prepare: async (state) => {
      const booking = await bookingWithMoney(ctx, state)
      if (state === 'played') return booking
      const kept = [{ id: booking.id, action: 'keep' as const }]
      await closeTeeTimes(ctx, booking.staff, closingOf(booking.courseId, day, kept))
      return booking
    },
    act: async ({ staff, courseId }) => {
      const [closing] = await ctx.q<{ id: number | null }>`
        select closing_id as id from tee_times where course_id = ${courseId} and closing_id is not null`
      await liftClosing(ctx, staff, closing?.id ?? 0)
    },
    leads: staying(...bookingStates.filter((state) => state !== 'played')),
    refusal: '',
    repeats: ['played'],
  },
}

testInEveryState(() => ctx, verbs)
