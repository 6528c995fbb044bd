import type { InputOf } from '@teeviet/contract'
import { startPaths } from '@teeviet/contract/rules/bookings/course-paths'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { Texts } from '#platform/http/text-in'
import { writeClubContacts } from './club-contacts.ts'
import { changedFields, recordChanges } from './golf-changes.ts'
import { claimCourse } from './lock-course.ts'
import { openStaffCourse, type StaffCourse } from './staff-courses.ts'
import { fold } from './text/fold.ts'

type Settings = InputOf<'POST /api/staff/courses'>['settings']

/**
 * Saves what staff changed about a course; golfers on every node see it at once.
 * @throws Refusal `staff.changedMeanwhile` when it was changed after it was read, `course.notFound`, `course.pathInUse`
 *   when its schedule starts on a path that would be gone
 */
export function saveCourse(
  ctx: Context,
  staff: Staff,
  { id, version, settings }: InputOf<'POST /api/staff/courses/:id'>,
): Promise<StaffCourse> {
  return inTransaction(ctx.pool, async (q) => {
    const before = await openStaffCourse(q, id)
    await claimCourse(q, id, version)
    requireUsedPaths(before.schedule, settings.paths)
    await writeCourse(q, id, settings)
    const after = await openStaffCourse(q, id)
    const fields = changedFields(auditable(before.settings), auditable(after.settings))
    await recordChanges(ctx, q, staff, [
      { subject: 'course', act: 'changed', subjectId: id, courseId: id, name: settings.title, fields },
    ])
    return after
  })
}

function requireUsedPaths(schedule: StaffCourse['schedule'], paths: Settings['paths']): void {
  const lost = schedule.find(
    ({ path, number_hole }) => path !== '' && !startPaths(paths, number_hole).includes(path),
  )
  if (lost) throw new Refusal('course.pathInUse', { path: lost.path })
}

/** Adds a course; its starts come with its schedule and rates. */
export function addCourse(ctx: Context, staff: Staff, settings: Settings): Promise<StaffCourse> {
  return inTransaction(ctx.pool, async (q) => {
    const slug = fold(settings.title_en).replaceAll(' ', '-') || 'course'
    const [added] = await q<{ id: number }>`
      insert into courses (slug, title, title_en, region, sub_region, province, address, holes, search_text)
      select case when exists (select from courses where slug = ${slug})
          then ${slug} || '-' || (select count(*) + 1 from courses) else ${slug} end,
        ${settings.title}, ${settings.title_en}, ${settings.region}, ${settings.sub_region}, ${settings.province},
        ${settings.address}, ${settings.holes}, ''
      returning id`
    if (!added) throw new Error('a course was not added')
    await writeCourse(q, added.id, settings)
    await recordChanges(ctx, q, staff, [
      { subject: 'course', act: 'added', subjectId: added.id, courseId: added.id, name: settings.title },
    ])
    return openStaffCourse(q, added.id)
  })
}

async function writeCourse(q: Query, id: number, to: Settings): Promise<void> {
  await q`
    update courses set title = ${to.title}, title_en = ${to.title_en}, description = ${written(to.description)},
      dress_code = ${written(to.dress_code)}, facilities = ${to.facilities},
      region = ${to.region}, sub_region = ${to.sub_region}, province = ${to.province}, address = ${to.address},
      phone = ${to.phone}, latitude = ${to.latitude}, longitude = ${to.longitude}, holes = ${to.holes}, par = ${to.par},
      length_yards = ${to.length_yards}, designed_by = ${to.designed_by}, opened = ${to.opened}, website = ${to.website},
      lights = ${to.has_lights}, featured_rank = ${to.featured_rank}, instant_confirmation = ${to.is_instant}, change_hours = ${to.change_hours},
      is_open = ${to.is_open}, logo = ${to.logo}, search_text = ${fold([to.title, to.title_en, to.province, to.address].join(' '))}
    where id = ${id}`
  await writeClubContacts(q, id, to.club_contacts)
  await q`delete from course_paths where course_id = ${id}`
  await q`
    insert into course_paths (course_id, position, path_name, num_holes, path_par, length_yards, map)
    select ${id}, position, name, holes, par, length_yards, map
    from rows from (jsonb_to_recordset(${JSON.stringify(to.paths)}::jsonb)
      as (name text, holes int, par int, length_yards int, map text)) with ordinality
      as p (name, holes, par, length_yards, map, position)`
  await q`delete from course_pictures where course_id = ${id}`
  await q`
    insert into course_pictures (course_id, position, url)
    select ${id}, position, url from unnest(${to.pictures}::text[]) with ordinality as p (url, position)`
}

/** Settings as the audit log names them: contacts one after the other with their channels. */
function auditable({ club_contacts: contacts, ...settings }: StaffCourse['settings']) {
  return {
    ...settings,
    club_contacts: contacts.map(({ channel, address }) => `${channel} ${address}`).join(', '),
  }
}

/** The languages that have a text. */
function written(texts: Settings['description']): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}
