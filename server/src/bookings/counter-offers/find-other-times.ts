import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { timesNear } from '../alternatives/times-near.ts'

type Asked = { courseId: number; playDate: Day; teeTimeAt: Date | null; players: number }

/**
 * Free starts for the players of a request: at its course and at the nearest ones, those nearest to its time, which is not
 * among them. At some courses, or at all.
 * @throws Refusal `booking.notFound`
 */
export async function findOtherTimes(
  ctx: Context,
  {
    id,
    day,
    courses = null,
  }: InputOf<'GET /api/staff/bookings/:id/other-times'> & { courses?: readonly number[] | null },
  lang: Language,
): Promise<ResponseOf<'GET /api/staff/bookings/:id/other-times'>> {
  const [asked] = await ctx.q<Asked>`
    select course_id as "courseId", play_date as "playDate", tee_time_at as "teeTimeAt", player_count as players
    from bookings where id = ${id}`
  if (!asked) throw new Refusal('booking.notFound')
  const near = await timesNear(ctx, asked, { day, courses }, lang)
  return near.map(({ starts, ...course }) => ({
    ...course,
    starts: starts.map(({ startsAt, holes, placesLeft, price, path }) => ({
      start_at: startsAt,
      number_hole: holes,
      places_left: placesLeft,
      price: price > 0 ? price : null,
      path: path ?? undefined,
    })),
  }))
}
