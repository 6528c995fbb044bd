import { addDays, dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { listStaffRates } from '#golf/courses/staff-rates'
import { saveRatesAsClub } from '#golf/schedule/club-rates'
import { closeAsClub } from '#rounds/club/club-closings'
import { keepOnClosing } from '#rounds/staff/close/keep-on-closing'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import type { Act } from '../act.ts'
import { bookingsOf } from '../golfer-acts.ts'

/** The club closes a tee time of its course; the bookings on it stay. */
const clubCloses: Act = async ({ ctx, club, starts }, dice) => {
  const start = dice.of(starts)
  if (!start) return null
  const startsAt = new Date(start.at)
  const [day, clock] = [dayOf(startsAt), formatClock(startsAt)]
  const span = { facility_id: start.courseId, day_from: day, day_to: day, time_from: clock, time_to: clock }
  return {
    text: `the club closes ${day} ${clock} of course ${start.courseId}`,
    run: () => closeAsClub(ctx, club, { ...span, reason: 'maintenance', note: '' }),
  }
}

/** Staff or the club lift a closing, of either. */
const liftsClosing: Act = async ({ ctx, admin, club }, dice) => {
  const closing = dice.of(await ctx.q<{ id: number }>`select id from closings order by id`)
  if (!closing) return null
  const by = dice.among(admin, club)
  return {
    kind: by === club ? 'as the club' : 'as staff',
    text: `${by.kind} lift closing ${closing.id}`,
    run: () => liftClosing(ctx, by, closing.id),
  }
}

/** Staff record that the club hosts a booking on tee times that it closed, by the closing that was read, or any booking. */
const clubHosts: Act = async (world, dice) => {
  const { ctx, admin } = world
  const closed = await ctx.q<{ id: number; at: Date }>`
    select h.booking_id as id, max(c.closed_at) as at /* not null */
    from tee_times t join closings c on c.id = t.closing_id and c.is_by_club
    join booking_tee_times h on h.play_date = t.play_date and h.tee_time_id = t.id
    join bookings b on b.id = h.booking_id and b.state in ('requested', 'confirmed', 'placed', 'paid')
    group by h.booking_id order by h.booking_id`
  const known = dice.of(closed)
  const any = dice.below(6) === 0 ? dice.of(await bookingsOf(world)) : undefined
  const booking = any ? { id: any.id, at: ctx.clock.now() } : known
  if (!booking) return null
  const { id, at } = booking
  return {
    text: `staff record that the club hosts ${id}`,
    run: () => keepOnClosing(ctx, { staff: admin, lang: 'vi' }, { id, closed_at: at.getTime() }),
  }
}

/** The club ends the rates of its course and sets another price from a day on; often a day that has begun by then. */
const savesRates: Act = async ({ ctx, club, starts }, dice) => {
  const courseId = dice.of(starts)?.courseId
  if (courseId === undefined) return null
  const from = addDays(dayOf(ctx.clock.now()), dice.among(1, 1, 2, 0))
  const before = await listStaffRates(ctx.q, courseId)
  const rate = dice.of(before.filter(({ valid_from, valid_to }) => valid_to === null && valid_from < from))
  if (!rate) return null
  const price = dice.among(1_200_000, 2_000_000, 2_600_000)
  const added = { ...rate, id: undefined, version: undefined, price, valid_from: from, valid_to: undefined }
  return {
    text: `the club sets ${price} on course ${courseId} from ${from}`,
    run: () =>
      saveRatesAsClub(ctx, club, {
        facility_id: courseId,
        save: [{ ...rate, valid_to: addDays(from, -1) }, added],
        remove: [],
      }),
  }
}

export const clubSheetActs = { clubCloses, clubHosts, liftsClosing, savesRates }
