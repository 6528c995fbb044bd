import { afterEach } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { closeAsClub } from '#rounds/club/club-closings'
import { keepOnClosing } from '#rounds/staff/close/keep-on-closing'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { type Race, testRaces } from './run-race.ts'

/*
 * Staff record that a club hosts a booking on tee times that it closed: one entry of two colleagues, and nothing is kept
 * on tee times that the club opens at the same moment.
 */

let ctx: TestContext
afterEach(() => ctx.close())

/** A paid booking on a tee time that its club closed. */
async function closedByItsClub() {
  const { id, courseId, teeTimeId } = await bookingIn(ctx, 'paid')
  const club = await addStaff(ctx.q, ['club'], [courseId])
  const day = '2026-11-24'
  const span = { facility_id: courseId, day_from: day, day_to: day, time_from: '06:00', time_to: '07:00' }
  await closeAsClub(ctx, club, { ...span, reason: 'maintenance', note: '' })
  const closed_at = ctx.clock.now().getTime()
  const keep = (staff: Staff) => () => keepOnClosing(ctx, { staff, lang: 'vi' }, { id, closed_at })
  return { id, teeTimeId, club, keep }
}

const races: Readonly<Record<string, Race>> = {
  'two colleagues who record that a club hosts a booking': {
    prepare: async () => {
      const { id, keep } = await closedByItsClub()
      const stored = async () => {
        const acts = await ctx.q`
          select 1 from staff_acts where what = 'booking.kept_on_closing' and subject = ${`booking:${id}`}`
        return acts.length
      }
      return { one: keep(await addStaff(ctx.q)), other: keep(await addStaff(ctx.q)), stored }
    },
    gate: { table: 'booking_tee_times', on: 'update' },
    guards: [{ sql: /(select state from bookings where id = \$\d+) for update/, instead: '$1' }],
    // the second one is a repeat
    end: { other: '', stored: 1 },
    damage: 2,
  },
  'a club that opens the tee times and staff who keep a booking on them': {
    prepare: async () => {
      const { teeTimeId, club, keep } = await closedByItsClub()
      const [closing] = await ctx.q<{ id: number }>`
        select closing_id as id /* not null */ from tee_times where id = ${teeTimeId}`
      const stored = () => ctx.q`
        select t.is_closed, h.kept_at is not null as is_kept from booking_tee_times h
        join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id where t.id = ${teeTimeId}`
      return {
        one: () => liftClosing(ctx, club, closing?.id ?? 0),
        other: keep(await addStaff(ctx.q)),
        stored,
      }
    },
    gate: { table: 'booking_tee_times', on: 'update' },
    guards: [{ sql: /(order by t\.play_date, t\.id)\s+for key share of t/, instead: '$1' }],
    end: { other: 'booking.wrongState', stored: [{ is_closed: false, is_kept: false }] },
    damage: [{ is_closed: false, is_kept: true }],
  },
}

testRaces(races, async () => {
  ctx = await createTestContext()
  return ctx
})
