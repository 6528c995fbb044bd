import { nearestTeeTimeMinutes } from '@teeviet/contract/rules/limits'
import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import { type Day, dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { groupReachMinutes, type Start } from './plan-places.ts'
import { releaseStarts } from './release-starts.ts'

/** A start that a booking has or may move to. Of a closed one only the booking's own places are left. */
export type OwnStart = Start & {
  courseId: number
  day: Day
  /** Places the booking itself holds there; they are part of `placesLeft`, since it may keep them. */
  own: number
  /**
   * The price per player at which the booking's places were sold, else that of the start for the customers of the booking, in
   * VND; 0 when staff name it.
   */
  price: number
  /** What it starts on (`A–B`); null where nothing is named. */
  path: string | null
}

export type Around = {
  bookingId: number
  /** The course of the booking, and the one it may move to. */
  ownCourseId: number
  courseId: number
  customerType: CustomerType
  days: readonly Day[]
  startsAt: Date
  /** Starts that are wanted for single players. */
  own: readonly Date[]
  now: Date
}

// A group may be spread over the starts around the one it asks for.
function reachOf(startsAt: Date): [Date, Date] {
  const reachMs = (nearestTeeTimeMinutes + groupReachMinutes) * 60_000
  return [new Date(startsAt.getTime() - reachMs), new Date(startsAt.getTime() + reachMs)]
}

/** The starts of a booking and those around the time it may move to, for a quote. */
export function readOwnStarts(
  q: Query,
  { bookingId, ownCourseId, courseId, customerType, days, startsAt, own, now }: Around,
): Promise<OwnStart[]> {
  const [from, until] = reachOf(startsAt)
  return q<OwnStart>`
    select t.id, t.course_id as "courseId", t.play_date as day, t.starts_at as "startsAt", t.holes, t.capacity,
      coalesce(h.places, 0) as own, (coalesce(h.places, 0) + case when t.is_closed then 0 else t.places_left end)::int as "placesLeft",
      coalesce(h.price_vnd, case ${customerType}::text when 'visitor' then t.price_vnd
        else coalesce(rate_of(t.course_id, t.holes, ${customerType}, t.starts_at), 0) end) as price, t.path
    from tee_times t
    left join booking_tee_times h on h.booking_id = ${bookingId} and h.play_date = t.play_date and h.tee_time_id = t.id
      and h.released_at is null
    where t.course_id = any (${[ownCourseId, courseId]}::int[])
      and t.play_date = any (${[...days, dayOf(startsAt)]}::date[])
      and (h.booking_id is not null or t.course_id = ${courseId} and t.starts_at > ${now}
        and (t.starts_at between ${from} and ${until} or t.starts_at = any (${[...own]}::timestamptz[])))
    order by t.play_date, t.id`
}

/** The same, locked in their order: no other transaction takes or releases places there meanwhile. */
export async function lockOwnStarts(q: Query, around: Around): Promise<OwnStart[]> {
  const { bookingId, ownCourseId, courseId, days, startsAt, own, now } = around
  const [from, until] = reachOf(startsAt)
  await q`
    select t.id from tee_times t
    where t.course_id = any (${[ownCourseId, courseId]}::int[])
      and t.play_date = any (${[...days, dayOf(startsAt)]}::date[])
      and (t.course_id = ${courseId} and t.starts_at > ${now}
        and (t.starts_at between ${from} and ${until} or t.starts_at = any (${[...own]}::timestamptz[])) or exists (
        select from booking_tee_times h where h.booking_id = ${bookingId} and h.play_date = t.play_date
          and h.tee_time_id = t.id and h.released_at is null))
    order by t.play_date, t.id
    for update of t`
  return readOwnStarts(q, around)
}

/** Places on a start after a change, at this price per player in VND. */
export type PlacesAfter = { day: Day; id: number; places: number; price: number }

/**
 * Exchanges the places of a booking for others, all in the caller's transaction: the old ones are free and the new ones
 * taken when it commits. The starts are locked by `lockOwnStarts`. The players are seated by the caller, afterwards.
 */
export async function exchangePlaces(
  q: Query,
  bookingId: number,
  after: readonly PlacesAfter[],
  now: Date,
): Promise<void> {
  const [days, ids] = [after.map(({ day }) => day), after.map(({ id }) => id)]
  const [places, prices] = [after.map((one) => one.places), after.map(({ price }) => price)]
  await releaseStarts(q, bookingId, now)
  await q`
    update tee_times t set places_left = t.places_left - one.places
    from unnest(${days}::date[], ${ids}::bigint[], ${places}::int[]) as one (play_date, id, places)
    where t.play_date = one.play_date and t.id = one.id`
  await q`
    insert into booking_tee_times (booking_id, play_date, tee_time_id, places, price_vnd)
    select ${bookingId}, day, id, places, price
    from unnest(${days}::date[], ${ids}::bigint[], ${places}::smallint[], ${prices}::int[]) as one (day, id, places, price)
    on conflict (booking_id, play_date, tee_time_id) do update set
      places = excluded.places, price_vnd = excluded.price_vnd, released_at = null, is_awaited = false`
}

/** Forgets the starts that a booking gave up by a change; no player of it refers to them any more. */
export async function forgetReleased(q: Query, bookingId: number): Promise<void> {
  await q`delete from booking_tee_times where booking_id = ${bookingId} and released_at is not null`
}
