import type { ResponseOf } from '@teeviet/contract'
import { readClauseOf } from '#golf/weather/clauses'
import { clauseOnWire } from '#golf/weather/course-weather'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'

const mostDecisions = 50

type CourseWeather = ResponseOf<'GET /api/staff/courses/:id/weather'>

/**
 * The weather clause of a course in force, and what it gave for its latest rounds.
 * @throws Refusal `course.notFound`
 */
export async function readStaffWeather(ctx: Context, courseId: number): Promise<CourseWeather> {
  const [course] = await ctx.q<{ isPlaced: boolean }>`
    select latitude is not null and longitude is not null as "isPlaced" from courses where id = ${courseId}`
  if (!course) throw new Refusal('course.notFound')
  const clause = await readClauseOf(ctx.q, courseId)
  const decisions = await ctx.q<{
    id: number
    code: string
    startsAt: Date
    minutes: number
    affected: number
    amountVnd: number
    decidedAt: Date
  }>`
    select b.id, b.code, w.starts_at as "startsAt", w.minutes, w.affected_minutes as affected, w.amount_vnd as "amountVnd",
      w.decided_at as "decidedAt"
    from weather_decisions w join bookings b on b.id = w.booking_id
    where w.course_id = ${courseId} order by w.decided_at desc, b.id desc limit ${mostDecisions}`
  return {
    is_possible: ctx.gateways.weather !== null && course.isPlaced,
    clause: clause && clauseOnWire(clause),
    decisions: decisions.map((row) => ({
      booking_id: row.id,
      general_bill_code: row.code,
      date_played: row.startsAt.getTime(),
      minutes: row.minutes,
      affected_minutes: row.affected,
      amount: row.amountVnd,
      decided_at: row.decidedAt.getTime(),
    })),
  }
}
