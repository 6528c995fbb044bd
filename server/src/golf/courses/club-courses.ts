import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '#platform/database/sql'

type ClubCourse = ResponseOf<'GET /api/club/courses'>[number]

/** The courses of a club's account by name; null for all courses. */
export function coursesOfClub(q: Query, ids: number[] | null, lang: Language): Promise<ClubCourse[]> {
  return q<ClubCourse>`
    select id, case when ${lang} = 'vi' then title else title_en end as title, no_show_kept_percent from courses
    where ${ids}::int[] is null or id = any (${ids}::int[]) order by title, id`
}
