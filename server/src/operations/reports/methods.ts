import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Query } from '#platform/database/sql'
import { type AtCourses, instantsOf } from './period.ts'

const call = 'GET /api/staff/reports/methods'

/** The payments of bills by method, with those that came to nothing. */
export function reportMethods(
  q: Query,
  input: InputOf<typeof call> & AtCourses,
): Promise<ResponseOf<typeof call>> {
  const { since, until } = instantsOf(input)
  const { course_id: courseId = null, courses } = input
  return q<ResponseOf<typeof call>[number]>`
    select p.method, count(*) as started,
      count(*) filter (where p.state = 'succeeded') as succeeded,
      count(*) filter (where p.state in ('failed', 'expired')) as failed,
      coalesce(sum(p.amount_vnd) filter (where p.state = 'succeeded'), 0)::bigint as amount,
      coalesce(sum(p.fee_vnd) filter (where p.state = 'succeeded'), 0)::bigint as fee
    from payments p join bookings b on b.id = p.bill_id
    where p.created_at >= ${since} and p.created_at < ${until}
      and (${courseId}::integer is null or b.course_id = ${courseId})
        and (${courses}::int[] is null or b.course_id = any (${courses}))
    group by p.method order by amount desc, p.method`
}
