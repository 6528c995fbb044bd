import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { courseWithAllotment } from '#golf/allotments/allotment-rows'
import { giveAllotment } from '#golf/allotments/club-allotments'
import type { Context } from '#platform/context/context'
import { demoAdmin } from './add-played-round.ts'

const daysGiven = 365
/** So far ahead there is an allotment at every start; requests for the next days ask the club as everywhere else. */
const [daysChecked, releaseHours] = [30, 168]

/**
 * Gives an allotment of one course of the demo world, the last of the catalogue, so that the demo has a request that is
 * confirmed at once: the API tour of the sandbox books there. Nothing is given while there is an allotment.
 */
export async function addAllotment(ctx: Context): Promise<void> {
  const admin = await demoAdmin(ctx)
  const today = dayOf(ctx.clock.now())
  const checked = { day: addDays(today, daysChecked), hours: releaseHours }
  if (!admin || (await courseWithAllotment(ctx.q, checked)) !== null) return
  const [course] = await ctx.q<{ id: number }>`
    select c.id from courses c
    where c.is_open and not c.instant_confirmation and exists (
      select from rates r where r.course_id = c.id and r.customer_type = 'visitor' and r.price_vnd > 0)
    order by c.featured_rank desc nulls first, c.id desc limit 1`
  if (!course) return
  // the same from a second server that starts is given once
  await giveAllotment(ctx, admin, {
    facility_id: course.id,
    day_from: today,
    day_to: addDays(today, daysGiven),
    day_kinds: ['weekday', 'weekend', 'holiday'],
    time_from: '05:00',
    time_to: '18:00',
    places: 4,
    release_hours: releaseHours,
  })
}
