import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Query } from '#platform/database/sql'
import { type AtCourses, instantsOf } from './period.ts'

const call = 'GET /api/staff/reports/answers'

/**
 * How fast requests were answered, by the day they were sent. A booking confirmed in the instant it was sent had
 * contracted places: it had to be answered by no person. A request the golfer withdrew first has no answer.
 */
export function reportAnswers(
  q: Query,
  input: InputOf<typeof call> & AtCourses,
): Promise<ResponseOf<typeof call>> {
  const { since, until } = instantsOf(input)
  const { course_id: courseId = null, courses } = input
  return q<ResponseOf<typeof call>[number]>`
    with asked as (
      select (requested_at at time zone 'Asia/Ho_Chi_Minh')::date as day, confirm_by,
        coalesce(confirmed_at, case when state = 'rejected' then ended_at end) as answered_at, requested_at
      from bookings
      where requested_at >= ${since} and requested_at < ${until} and confirm_by is not null
        and confirmed_at is distinct from requested_at
        and (${courseId}::integer is null or course_id = ${courseId})
        and (${courses}::int[] is null or course_id = any (${courses}))
    ), timed as (
      select day, answered_at, answered_at <= confirm_by as is_in_time,
        extract(epoch from answered_at - requested_at) / 60 as minutes
      from asked
    )
    select day::text as day /* not null */, count(*) as requests, count(answered_at) as answered,
      count(*) filter (where is_in_time) as in_time,
      round((percentile_cont(0.5) within group (order by minutes))::numeric, 1)::float8 as median_minutes,
      round((percentile_cont(0.9) within group (order by minutes))::numeric, 1)::float8 as p90_minutes
    from timed group by day order by day`
}
