import { nearestTeeTimeMinutes } from '@teeviet/contract/rules/limits'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { groupReachMinutes, planPlaces, type Share, type Start } from './plan-places.ts'

/** Places taken on one tee time; `price_vnd` per player, 0 when staff name the price. */
export type TakenPlaces = {
  tee_time_id: number
  play_date: string
  starts_at: Date
  holes: number
  places: number
  price_vnd: number
  /** What it starts on (`A–B`); null where nothing is named. */
  path?: string | null
}

/** Places just taken; `held_places` are all that the product has sold or holds on the tee time by now, these included. */
export type NewlyTaken = TakenPlaces & { held_places: number }

/** Where and when a party wants to play. `holes` leaves out starts of another number of holes. */
export type PlacesRequest = {
  courseId: number
  startsAt: Date
  players: number
  /** The golfer's own split of a group on several starts. */
  sizes?: readonly number[]
  now: Date
  holes?: number | null
}

/**
 * Takes the places of a party, in the order of their starts; null when they cannot all be had.
 *
 * A party that gets the very tee time it asked for takes it in one conditional statement, sent at once, so that it
 * can share a round trip. Everything else (groups, times that are no tee time) is planned on the starts around it
 * once these are locked in the order of their ids. Belongs into a transaction: the places are taken when it commits.
 */
export async function takePlaces(q: Query, request: PlacesRequest): Promise<NewlyTaken[] | null> {
  const [taken] = await takeOne(q, request)
  if (taken) return [taken]
  // A late request must not queue for the locks only to be refused.
  if (!planPlaces(request, await startsAround(q, request))) return null
  const shares = planPlaces(request, await lockStartsAround(q, request))
  return shares && takeShares(q, dayOf(request.startsAt), shares)
}

/** Places found on one tee time, with all that are left there. */
export type FoundPlaces = TakenPlaces & { places_left: number }

/** Plans the same without taking anything, for a preview. */
export async function findPlaces(q: Query, request: PlacesRequest): Promise<FoundPlaces[] | null> {
  const starts = await startsAround(q, request)
  const shares = planPlaces(request, starts)
  if (!shares) return null
  const found = starts.flatMap(({ id, startsAt, holes, placesLeft, priceVnd, path }) => {
    const places = shares.find((share) => share.id === id)?.places ?? 0
    const teeTime = {
      tee_time_id: id,
      play_date: dayOf(startsAt),
      starts_at: startsAt,
      holes,
      price_vnd: priceVnd,
      path,
      places_left: placesLeft,
    }
    return places > 0 ? [{ ...teeTime, places }] : []
  })
  return byStart(found)
}

// Of concurrent requests for the last places each reads what the one before left: the row is read again after the lock
// wait.
function takeOne(
  q: Query,
  { courseId, startsAt, players, now, holes = null }: PlacesRequest,
): Promise<NewlyTaken[]> {
  return q<NewlyTaken>`
    update tee_times set places_left = places_left - ${players}
    where play_date = ${dayOf(startsAt)}::date and course_id = ${courseId} and starts_at = ${startsAt}
      and starts_at > ${now} and (${holes}::int is null or holes = ${holes})
      and not is_closed and places_left >= ${players}
    returning id as tee_time_id, play_date, starts_at, holes, ${players}::int as places /* not null */, price_vnd, path,
      capacity - external_places - places_left as held_places /* not null */`
}

type StartRow = Start & { priceVnd: number; path: string | null }

function startsAround(
  q: Query,
  { courseId, startsAt, now, holes = null }: PlacesRequest,
): Promise<StartRow[]> {
  const [from, until] = reachOf(startsAt)
  return q<StartRow>`
    select id, starts_at as "startsAt", holes, capacity, case when is_closed then 0 else places_left end as "placesLeft",
      price_vnd as "priceVnd", path
    from tee_times
    where play_date = ${dayOf(startsAt)}::date and course_id = ${courseId} and starts_at between ${from} and ${until}
      and starts_at > ${now} and (${holes}::int is null or holes = ${holes})
    order by id`
}

function lockStartsAround(
  q: Query,
  { courseId, startsAt, now, holes = null }: PlacesRequest,
): Promise<StartRow[]> {
  const [from, until] = reachOf(startsAt)
  return q<StartRow>`
    select id, starts_at as "startsAt", holes, capacity, case when is_closed then 0 else places_left end as "placesLeft",
      price_vnd as "priceVnd", path
    from tee_times
    where play_date = ${dayOf(startsAt)}::date and course_id = ${courseId} and starts_at between ${from} and ${until}
      and starts_at > ${now} and (${holes}::int is null or holes = ${holes})
    order by id
    for update`
}

async function takeShares(q: Query, playDate: string, shares: readonly Share[]): Promise<NewlyTaken[]> {
  const taken = await q<NewlyTaken>`
    update tee_times t set places_left = t.places_left - share.places
    from unnest(${shares.map((share) => share.id)}::bigint[], ${shares.map((share) => share.places)}::int[])
      as share (id, places)
    where t.play_date = ${playDate}::date and t.id = share.id
    returning t.id as tee_time_id, t.play_date, t.starts_at, t.holes, share.places /* not null */, t.price_vnd, t.path,
      t.capacity - t.external_places - t.places_left as held_places /* not null */`
  return byStart(taken)
}

function byStart<Places extends TakenPlaces>(places: readonly Places[]): Places[] {
  return places.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
}

// A group may start an hour from the time it asked for and reach out from there.
function reachOf(startsAt: Date): [Date, Date] {
  const reach = (nearestTeeTimeMinutes + groupReachMinutes) * 60_000
  return [new Date(startsAt.getTime() - reach), new Date(startsAt.getTime() + reach)]
}
