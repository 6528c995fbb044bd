import { type Day, formatClock } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/** What a club gives of a tee time between two clock times `HH:mm`, both included. */
type LivingAllotment = { timeFrom: string; timeTo: string; places: number; releaseHours: number }

/** A tee time of a booking with all places that the product has sold or holds on it, those of the booking included. */
type HeldStart = { starts_at: Date; held_places: number }

/**
 * The allotments of a course that count on a day. None of them is taken back until the transaction ends: a transaction
 * that takes one back waits, or was first and is seen here.
 */
export function lockAllotments(
  q: Query,
  { courseId, day }: { courseId: number; day: Day },
): Promise<LivingAllotment[]> {
  return q<LivingAllotment>`
    select to_char(time_from, 'HH24:MI') as "timeFrom" /* not null */,
      to_char(time_to, 'HH24:MI') as "timeTo" /* not null */, places, release_hours as "releaseHours"
    from allotments
    where course_id = ${courseId} and ${day}::date between first_day and last_day
      and day_kind_of(${day}::date) = any (day_kinds) and taken_back_at is null
    order by id for share`
}

/** The same, as they stand now and without holding up the club, for a preview. */
export function readAllotments(
  q: Query,
  { courseId, day }: { courseId: number; day: Day },
): Promise<LivingAllotment[]> {
  return q<LivingAllotment>`
    select to_char(time_from, 'HH24:MI') as "timeFrom" /* not null */,
      to_char(time_to, 'HH24:MI') as "timeTo" /* not null */, places, release_hours as "releaseHours"
    from allotments
    where course_id = ${courseId} and ${day}::date between first_day and last_day
      and day_kind_of(${day}::date) = any (day_kinds) and taken_back_at is null
    order by id`
}

/** The tee times on which a booking holds places. */
export function heldStarts(q: Query, bookingId: number): Promise<HeldStart[]> {
  return q<HeldStart>`
    select t.starts_at, t.capacity - t.external_places - t.places_left as held_places
    from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
    where h.booking_id = ${bookingId} and h.released_at is null`
}

/** Tee times as they are once so many more places are taken there. */
export function startsAfter(
  q: Query,
  more: readonly { day: Day; id: number; places: number }[],
): Promise<HeldStart[]> {
  const [days, ids] = [more.map(({ day }) => day), more.map(({ id }) => id)]
  return q<HeldStart>`
    select t.starts_at, t.capacity - t.external_places - t.places_left + one.places as held_places /* not null */
    from unnest(${days}::date[], ${ids}::bigint[], ${more.map(({ places }) => places)}::int[]) as one (play_date, id, places)
    join tee_times t on t.play_date = one.play_date and t.id = one.id`
}

/**
 * Whether places are sold without asking the club: on each of their tee times the product has sold at most as many as
 * an allotment gives, and the tee time is further away than the hours at which it ends. Of several allotments the
 * largest that still counts decides; they do not add up.
 */
export function areAllotted(
  starts: readonly HeldStart[],
  allotments: readonly LivingAllotment[],
  now: Date,
): boolean {
  return starts.length > 0 && starts.every((start) => allotments.some((one) => covers(one, start, now)))
}

/** How many places of a tee time are sold without asking the club. */
export function allottedPlaces(startsAt: Date, allotments: readonly LivingAllotment[], now: Date): number {
  const start = { starts_at: startsAt, held_places: 0 }
  return Math.max(0, ...allotments.filter((one) => covers(one, start, now)).map(({ places }) => places))
}

function covers(
  { timeFrom, timeTo, places, releaseHours }: LivingAllotment,
  { starts_at, held_places }: HeldStart,
  now: Date,
): boolean {
  const clock = formatClock(starts_at.getTime())
  const isAhead = starts_at.getTime() - now.getTime() > releaseHours * 3_600_000
  return timeFrom <= clock && clock <= timeTo && held_places <= places && isAhead
}
