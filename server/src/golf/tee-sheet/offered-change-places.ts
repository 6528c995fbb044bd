import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import type { OwnStart } from './move-places.ts'

/** Places to hold for a change on a start, besides those its booking has there. */
type ChangePlaces = { day: Day; id: number; places: number }

/**
 * Holds places for a change, all or none. False when another golfer has some of them by now, or a start was closed.
 * Starts are locked in the order of their ids.
 */
export async function takeChangePlaces(
  q: Query,
  changeId: number,
  wanted: readonly ChangePlaces[],
): Promise<boolean> {
  const [days, ids, places] = [
    wanted.map(({ day }) => day),
    wanted.map(({ id }) => id),
    wanted.map((one) => one.places),
  ]
  const taken = await q<{ id: number }>`
    with wanted as (
      select * from unnest(${days}::date[], ${ids}::bigint[], ${places}::smallint[]) as one (play_date, id, places)
    ), free as (
      select t.play_date, t.id, wanted.places
      from tee_times t join wanted on wanted.play_date = t.play_date and wanted.id = t.id
      where not t.is_closed and t.places_left >= wanted.places
      order by t.play_date, t.id
      for update of t
    ), taken as (
      update tee_times t set places_left = t.places_left - free.places
      from free
      where free.play_date = t.play_date and free.id = t.id
        and (select count(*) from free) = (select count(*) from wanted)
      returning t.play_date, t.id, free.places
    )
    insert into booking_change_places (change_id, play_date, tee_time_id, places)
    select ${changeId}, play_date, id, places from taken
    returning tee_time_id as id`
  return taken.length === wanted.length
}

/**
 * Returns the places held for a change to their starts, in the statement which also removes them: a repeat changes
 * nothing. Starts are locked in the order of their ids.
 */
export async function releaseChangePlaces(q: Query, changeId: number): Promise<void> {
  await q`
    with released as (
      delete from booking_change_places where change_id = ${changeId} returning play_date, tee_time_id, places
    ), locked as (
      select t.play_date, t.id, released.places
      from tee_times t join released on released.play_date = t.play_date and released.tee_time_id = t.id
      order by t.play_date, t.id
      for update of t
    )
    update tee_times t set places_left = t.places_left + locked.places
    from locked where locked.play_date = t.play_date and locked.id = t.id`
}

/** The starts that a booking has and those it changes to, locked in their order. */
export async function lockChangeStarts(
  q: Query,
  bookingId: number,
  seats: readonly { day: Day; id: number }[],
): Promise<(OwnStart & { isClosed: boolean })[]> {
  const [days, ids] = [seats.map(({ day }) => day), seats.map(({ id }) => id)]
  await q`
    select t.id from tee_times t
    where (t.play_date, t.id) in (
      select play_date, tee_time_id from booking_tee_times where booking_id = ${bookingId} and released_at is null
      union select * from unnest(${days}::date[], ${ids}::bigint[]))
    order by t.play_date, t.id
    for update of t`
  return q<OwnStart & { isClosed: boolean }>`
    select t.id, t.course_id as "courseId", t.play_date as day, t.starts_at as "startsAt", t.holes, t.capacity,
      t.is_closed as "isClosed",
      coalesce(h.places, 0) as own, (coalesce(h.places, 0) + t.places_left)::int as "placesLeft",
      coalesce(h.price_vnd, t.price_vnd) as price, t.path
    from tee_times t
    left join booking_tee_times h on h.booking_id = ${bookingId} and h.play_date = t.play_date and h.tee_time_id = t.id
      and h.released_at is null
    where (t.play_date, t.id) in (select * from unnest(${days}::date[], ${ids}::bigint[]))`
}
