import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '#platform/database/sql'
import type { AtCourses } from './period.ts'

const call = 'GET /api/staff/reports/fill'

/** The places offered and sold by course and hour of the start. Of a closed tee time only what is sold was offered. */
export function reportFill(
  q: Query,
  { from, to, course_id, courses }: InputOf<typeof call> & AtCourses,
  lang: Language,
): Promise<ResponseOf<typeof call>> {
  const courseId = course_id ?? null
  return q<ResponseOf<typeof call>[number]>`
    with places as (
      select course_id, extract(hour from starts_at at time zone 'Asia/Ho_Chi_Minh')::integer as hour,
        capacity - external_places - case when is_closed then places_left else 0 end as offered,
        capacity - external_places - places_left as sold
      from tee_times
      where play_date between ${from}::date and ${to}::date
        and (${courseId}::integer is null or course_id = ${courseId})
        and (${courses}::int[] is null or course_id = any (${courses}))
    )
    select p.course_id, case when ${lang} = 'vi' then c.title else c.title_en end as course, p.hour /* not null */, sum(p.offered)::integer as offered /* not null */,
      sum(p.sold)::integer as sold /* not null */
    from places p join courses c on c.id = p.course_id
    group by p.course_id, c.title, c.title_en, p.hour having sum(p.offered) > 0
    order by course, p.course_id, p.hour`
}
