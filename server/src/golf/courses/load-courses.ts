import type { Query } from '#platform/database/sql'
import type { Course } from './course.ts'
import { loadHolidays } from './holidays.ts'
import { searchTextsOf } from './text/find-by-text.ts'

/** Reads every course with its layouts, pictures, cancellation terms and the holidays, also those that take no bookings. */
export async function loadCourses(q: Query): Promise<Course[]> {
  const holidays = await loadHolidays(q)
  const rows = await q<Omit<Course, 'search' | 'holidays'> & { searchText: string }>`
    select c.id, c.slug, c.title, c.title_en as "titleEn", c.region, c.province, c.address, c.latitude, c.longitude,
      c.holes, c.par, c.length_yards as "lengthYards", c.designed_by as "designedBy", c.opened, c.lights as "hasLights",
      c.description, c.dress_code as "dressCode", c.facilities, c.logo, c.rating_sum as "ratingSum", c.rating_count as "ratingCount",
      c.featured_rank as "featuredRank", c.instant_confirmation as "isInstant", c.is_open as "isOpen",
      c.no_show_kept_percent as "noShowKeptPercent",
      concat_ws(' ', c.search_text, c.province, c.address,
        case c.sub_region when 'nha-trang' then 'Nha Trang' end) as "searchText",
      coalesce((select jsonb_agg(jsonb_build_object('name', p.path_name, 'holes', p.num_holes, 'par', p.path_par,
        'lengthYards', p.length_yards, 'map', p.map) order by p.position) from course_paths p where p.course_id = c.id), '[]') as paths /* not null */,
      array(select url from course_pictures where course_id = c.id order by position) as pictures,
      (select jsonb_build_object('condition', t.condition, 'time', t.time_text) from refund_terms t
        where t.course_id = c.id order by t.applies_to = 'standard' desc, t.position limit 1) as "refundTerms",
      coalesce((select jsonb_agg(jsonb_build_object('applies_to', t.applies_to, 'is_own', t.course_id is not null,
        'deadline_hours', t.deadline_hours, 'penalty_percent', t.penalty_percent)) from refund_terms t
        where t.course_id = c.id or t.region = c.sub_region), '[]') as terms /* not null */
    from courses c`
  return rows.map(({ searchText, ...row }) => ({
    ...row,
    holidays,
    search: searchTextsOf([row.title, row.titleEn], searchText),
  }))
}
