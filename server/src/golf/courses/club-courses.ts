import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '#platform/database/sql'

/** The courses of a club's account by name; null for all courses. */
export function coursesOfClub(
  q: Query,
  ids: number[] | null,
  lang: Language,
): Promise<{ id: number; title: string }[]> {
  return q<{ id: number; title: string }>`
    select id, case when ${lang} = 'vi' then title else title_en end as title from courses
    where ${ids}::int[] is null or id = any (${ids}::int[]) order by title, id`
}
