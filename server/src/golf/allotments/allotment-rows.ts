import type { ResponseOf } from '@teeviet/contract'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

type Allotment = ResponseOf<'POST /api/club/allotments'>
type By = { staffId: number; now: Date }

/** The allotments of a course that were not taken back and end on this day or later, the earliest first. */
export function listAllotments(q: Query, courseId: number, day: Day): Promise<Allotment[]> {
  return q<Allotment>`
    select id, course_id as facility_id, first_day as day_from, last_day as day_to, day_kinds,
      to_char(time_from, 'HH24:MI') as time_from /* not null */,
      to_char(time_to, 'HH24:MI') as time_to /* not null */, places, release_hours
    from allotments
    where course_id = ${courseId} and last_day >= ${day}::date and taken_back_at is null
    order by first_day, allotments.time_from, id`
}

export async function findAllotment(q: Query, id: number): Promise<Allotment | null> {
  const [row] = await q<Allotment>`
    select id, course_id as facility_id, first_day as day_from, last_day as day_to, day_kinds,
      to_char(time_from, 'HH24:MI') as time_from /* not null */,
      to_char(time_to, 'HH24:MI') as time_to /* not null */, places, release_hours
    from allotments where id = ${id}`
  return row ?? null
}

/** A course some places of which are sold on this day without asking its club, until `hours` before the tee time; null without one. */
export async function courseWithAllotment(
  q: Query,
  { day, hours }: { day: Day; hours: number },
): Promise<number | null> {
  const [found] = await q<{ courseId: number }>`
    select a.course_id as "courseId" from allotments a join courses c on c.id = a.course_id and c.is_open
    where ${day}::date between a.first_day and a.last_day and a.taken_back_at is null
      and day_kind_of(${day}::date) = any (a.day_kinds) and a.release_hours <= ${hours}::int
    order by a.places desc, a.id limit 1`
  return found?.courseId ?? null
}

/**
 * Stores an allotment, or finds the same one that was given before and not taken back. The course is locked by the caller.
 * @returns its id, and whether it is new
 */
export async function insertAllotment(
  q: Query,
  given: Omit<Allotment, 'id'>,
  { staffId, now }: By,
): Promise<{ id: number; isNew: boolean }> {
  const {
    facility_id: courseId,
    day_from,
    day_to,
    day_kinds,
    time_from,
    time_to,
    places,
    release_hours,
  } = given
  const [added] = await q<{ id: number }>`
    insert into allotments (course_id, first_day, last_day, day_kinds, time_from, time_to, places, release_hours,
      given_by, given_at)
    values (${courseId}, ${day_from}::date, ${day_to}::date, ${day_kinds}, ${time_from}::time, ${time_to}::time,
      ${places}, ${release_hours}, ${staffId}, ${now})
    on conflict do nothing returning id`
  if (added) return { id: added.id, isNew: true }
  const [before] = await q<{ id: number }>`
    select id from allotments
    where course_id = ${courseId} and first_day = ${day_from}::date and last_day = ${day_to}::date
      and day_kinds = ${day_kinds}::text[] and time_from = ${time_from}::time and time_to = ${time_to}::time
      and places = ${places} and release_hours = ${release_hours} and taken_back_at is null`
  if (!before) throw new Error('an allotment is neither new nor there')
  return { id: before.id, isNew: false }
}

/**
 * Takes an allotment back, once no request that counts on it is under way any more.
 * @returns whether it was not taken back before
 */
export async function markTakenBack(q: Query, id: number, { staffId, now }: By): Promise<boolean> {
  const taken = await q<{ id: number }>`
    update allotments set taken_back_by = ${staffId}, taken_back_at = ${now}
    where id = ${id} and taken_back_at is null returning id`
  return taken.length > 0
}
