import type { ResponseOf } from '@teeviet/contract'
import { readClauseOf } from '#golf/weather/clauses'
import { clauseOnWire, readClubWeather } from '#golf/weather/course-weather'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

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
  return {
    is_possible: ctx.gateways.weather !== null && course.isPlaced,
    clause: clause && clauseOnWire(clause),
    decisions: await decisionsOf(ctx.q, courseId),
  }
}

/**
 * The weather clause of a course for its club, and what clauses gave for its latest rounds.
 * @throws Refusal `course.notFound`, also for a course of another club
 */
export async function readWeatherAsClub(
  ctx: Context,
  staff: Staff,
  courseId: number,
): Promise<ResponseOf<'GET /api/club/weather'>> {
  return { ...(await readClubWeather(ctx, staff, courseId)), decisions: await decisionsOf(ctx.q, courseId) }
}

async function decisionsOf(q: Query, courseId: number): Promise<CourseWeather['decisions']> {
  const rows = await q<{
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
  return rows.map((row) => ({
    booking_id: row.id,
    general_bill_code: row.code,
    date_played: row.startsAt.getTime(),
    minutes: row.minutes,
    affected_minutes: row.affected,
    amount: row.amountVnd,
    decided_at: row.decidedAt.getTime(),
  }))
}
