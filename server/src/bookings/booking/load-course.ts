import type { Language } from '@teeviet/contract/rules/languages'
import type { ClubContact } from '#golf/courses/club-contacts'
import { type Holidays, loadHolidays } from '#golf/courses/holidays'
import type { RefundTerms } from '#golf/courses/refund-terms/choose-refund-terms'
import type { Query } from '#platform/database/sql'
import type { Texts } from '#platform/http/text-in'

/** A row of the clubs' table with the sentence that golfers read. */
export type WrittenTerms = RefundTerms & { condition: Texts }

/** The course of a request, with the refund terms that may apply to it. */
export type BookedCourse = {
  id: number
  title: string
  title_en: string
  instant_confirmation: boolean
  /** The contacts of the club that are asked about a request. */
  club_contacts: ClubContact[]
  terms: WrittenTerms[]
  /** All holidays; special refund terms hold on them. */
  holidays: Holidays
  no_show_kept_percent: number
  /** The weather clause in force; null without one. */
  weather_clause_id: number | null
}

/** A course that is open, with its own refund terms and those of its region. */
export async function loadCourse(q: Query, courseId: number): Promise<BookedCourse | null> {
  const [[course], holidays] = await Promise.all([
    q<Omit<BookedCourse, 'holidays'>>`
    select c.id, c.title, c.title_en, c.instant_confirmation, c.no_show_kept_percent, (
      select case when w.percent > 0 then w.id end from weather_clauses w where w.course_id = c.id order by w.id desc limit 1
    ) as weather_clause_id, (
      select coalesce(json_agg(json_build_object('channel', k.channel, 'address', k.address) order by k.position), '[]')
      from course_contacts k where k.course_id = c.id
    ) as club_contacts /* not null */, (
      select coalesce(json_agg(json_build_object('applies_to', t.applies_to, 'is_own', t.course_id is not null,
        'deadline_hours', t.deadline_hours, 'penalty_percent', t.penalty_percent, 'condition', t.condition)), '[]')
      from refund_terms t where t.course_id = c.id or t.region = c.sub_region
    ) as terms /* not null */
    from courses c where c.id = ${courseId} and c.is_open`,
    loadHolidays(q),
  ])
  return course ? { ...course, holidays } : null
}

/** A course's name as golfers of a language read it. */
export function courseName(course: { title: string; title_en: string }, lang: Language): string {
  return lang === 'vi' ? course.title : course.title_en
}
