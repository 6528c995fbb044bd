import type { InputOf, ResponseOf } from '@teeviet/contract'
import { inEveryLanguage, type Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { Texts } from '#platform/http/text-in'
import { readCatalogue } from './catalogue.ts'
import { defaultOrder } from './course.ts'
import { titleIn } from './course-views.ts'
import { placeName } from './place/places.ts'
import { findByText } from './text/find-by-text.ts'

export type StaffCourse = ResponseOf<'GET /api/staff/courses/:id'>
type ListedCourse = ResponseOf<'GET /api/staff/courses'>[number]

/** Courses by name or place, region and whether they take bookings; the featured ones first, as golfers meet them. */
export async function listStaffCourses(
  ctx: Context,
  {
    q: typed,
    region,
    is_open,
    courses = null,
  }: InputOf<'GET /api/staff/courses'> & { courses?: readonly number[] | null },
  language: Language,
): Promise<ListedCourse[]> {
  const [{ byId }, phones] = await Promise.all([
    readCatalogue(ctx),
    ctx.q<{ id: number; phone: string }>`select id, phone from courses where phone is not null`,
  ])
  const phoneOf = new Map(phones.map(({ id, phone }) => [id, phone]))
  const all = [...byId.values()].toSorted(defaultOrder)
  const found = typed === '' ? all : findByText(typed, all)
  return found
    .filter((course) => courses?.includes(course.id) !== false)
    .filter((course) => region === undefined || course.region === region)
    .filter((course) => is_open === undefined || course.isOpen === (is_open === '1'))
    .map((course) => ({
      id: course.id,
      title: titleIn(course, language),
      province: placeName(course.province, language),
      region: course.region,
      holes: course.holes,
      phone: phoneOf.get(course.id) ?? '',
      is_open: course.isOpen,
      featured_rank: course.featuredRank,
    }))
}

type Row = Omit<StaffCourse['settings'], 'description' | 'dress_code'> & {
  id: number
  slug: string
  version: number
  no_show_kept_percent: number
  description: Texts
  dress_code: Texts
  schedule: StaffCourse['schedule']
  terms: (Omit<StaffCourse['refund_terms'][number], 'condition' | 'time_text'> &
    Record<'condition' | 'time_text', Texts>)[]
}

/**
 * A course with everything staff may change.
 * @throws Refusal `course.notFound`
 */
export async function openStaffCourse(q: Query, courseId: number): Promise<StaffCourse> {
  const [row] = await q<Row>`
    select c.id, c.slug, c.version, c.title, c.title_en, c.description, c.dress_code, c.facilities, c.region, c.sub_region, c.province, c.address,
      c.phone, c.latitude, c.longitude, c.holes, c.par, c.length_yards, c.designed_by, c.opened, c.website, c.logo,
      c.lights as has_lights, c.featured_rank, c.instant_confirmation as is_instant, c.change_hours, c.is_open, c.no_show_kept_percent,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.path_name, 'holes', p.num_holes, 'par', p.path_par,
        'length_yards', p.length_yards, 'map', p.map) order by p.position) from course_paths p where p.course_id = c.id), '[]') as paths /* not null */,
      coalesce((select jsonb_agg(jsonb_build_object('channel', k.channel, 'address', k.address) order by k.position)
        from course_contacts k where k.course_id = c.id), '[]') as club_contacts /* not null */,
      array(select url from course_pictures where course_id = c.id order by position) as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('first_tee' /* not null */, to_char(s.first_tee, 'HH24:MI'),
        'last_tee' /* not null */, to_char(s.last_tee, 'HH24:MI'), 'interval_minutes', s.interval_minutes, 'number_hole', s.holes,
        'capacity', s.capacity, 'path', coalesce(s.path, '')) order by s.first_tee) from course_schedules s where s.course_id = c.id), '[]') as schedule /* not null */,
      coalesce((select jsonb_agg(jsonb_build_object('applies_to', t.applies_to, 'deadline_hours', t.deadline_hours,
        'penalty_percent', t.penalty_percent, 'condition', t.condition, 'time_text', t.time_text) order by t.position)
        from refund_terms t where t.course_id = c.id), '[]') as terms /* not null */
    from courses c where c.id = ${courseId}`
  if (!row) throw new Refusal('course.notFound')
  const { id, slug, version, schedule, terms, no_show_kept_percent, ...settings } = row
  return {
    id,
    slug,
    version,
    schedule,
    no_show_kept_percent,
    settings: {
      ...settings,
      description: textsForForm(settings.description),
      dress_code: textsForForm(settings.dress_code),
    },
    refund_terms: terms.map((term) => ({
      ...term,
      condition: textsForForm(term.condition),
      time_text: textsForForm(term.time_text),
    })),
  }
}

/** A text with every language named, for a form; empty where there is none. */
export function textsForForm(texts: Texts): Record<Language, string> {
  return inEveryLanguage((language) => texts[language] ?? '')
}
