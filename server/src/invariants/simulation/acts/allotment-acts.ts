import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { takeBackAllotment } from '#golf/allotments/club-allotments'
import { give } from '#testing/allotment'
import { book } from '#testing/bookings/bookings'
import type { Act } from './act.ts'

/** A club gives places of a tee time that are sold without asking it, of the course that is asked otherwise. */
const givesAllotment: Act = async ({ ctx, club, starts }, dice) => {
  const start = dice.of(starts.filter(({ courseId }) => courseId === starts[0]?.courseId))
  if (!start) return null
  const startsAt = new Date(start.at)
  const [day, clock] = [dayOf(startsAt), formatClock(startsAt.getTime())]
  const given = {
    facility_id: start.courseId,
    day_from: day,
    day_to: day,
    time_from: clock,
    time_to: clock,
    day_kinds: ['weekday' as const, 'weekend' as const, 'holiday' as const],
    places: 1 + dice.below(4),
    release_hours: dice.among(0, 0, 24),
  }
  return {
    text: `the club gives ${given.places} places on ${day} ${clock} of course ${start.courseId}`,
    run: () => give(ctx, club, given),
  }
}

/** A golfer books a tee time of which a club gave places, within them or beyond. */
const booksAllotted: Act = async ({ ctx, golfers }, dice) => {
  const all = await ctx.q<{ courseId: number; at: Date }>`
    select course_id as "courseId", (first_day + time_from) at time zone 'Asia/Ho_Chi_Minh' as at /* not null */
    from allotments where taken_back_at is null order by id`
  const [golfer, start] = [dice.of(golfers), dice.of(all)]
  if (!golfer || !start) return null
  const { courseId, at } = start
  const players = 1 + dice.below(2)
  return {
    text: `golfer ${golfers.indexOf(golfer)} books ${players} places of course ${courseId} at ${at.toISOString()}`,
    run: () => book(ctx, golfer, { courseId, at: at.toISOString(), players }),
  }
}

const takesAllotmentBack: Act = async ({ ctx, club }, dice) => {
  const all = await ctx.q<{ id: number }>`select id from allotments where taken_back_at is null order by id`
  const allotment = dice.of(all)
  if (!allotment) return null
  return {
    text: `the club takes allotment ${allotment.id} back`,
    run: () => takeBackAllotment(ctx, club, allotment.id),
  }
}

export const allotmentActs = { givesAllotment, booksAllotted, takesAllotmentBack }
