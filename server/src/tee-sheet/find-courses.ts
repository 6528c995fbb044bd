import type { Query } from '../database/sql.ts'
import { columnsOf, type OfferWindow } from '../offers/offer-windows.ts'

/** What must be free on a course for it to be found. */
export type Wanted = {
  /** Vietnamese day, `yyyy-mm-dd`. */
  day: string
  /** Only starts after this instant, and from the first to the last of the chosen part of the day. */
  after: Date
  until: Date
  holes: number | null
  players: number
  /** VND per player, offers counted in; a start without a price fits no bound. */
  priceFrom: number | null
  priceTo: number | null
}

export type Page = { sort: 'given' | 'cheapest' | 'dearest'; offset: number; limit: number }

/** A free start of a found course. */
export type FreeStart = {
  courseId: number
  /** The lowest price above 0 of the course's fitting starts; null when staff name the price of all of them. */
  lowest: number | null
  /** The start itself, all null for a course that has none. */
  id: number | null
  startsAt: Date | null
  holes: number | null
  placesLeft: number | null
  price: number | null
}

const startsShown = 4

/**
 * One page of the given courses by what the tee sheet has for a golfer, each with its next few fitting starts, in the
 * order of the page. One pass over the day's starts, whatever the criteria.
 *
 * @param courseIds the courses to look at, in their given order
 * @param windows the offers of the day: a start inside one costs the offer's price if that is lower
 * @param onlyFree leaves out courses without a fitting start; otherwise they stand after the others of the same order
 */
export async function findCourses(
  q: Query,
  courseIds: readonly number[],
  wanted: Wanted,
  windows: readonly OfferWindow[],
  page: Page,
  onlyFree: boolean,
): Promise<FreeStart[]> {
  const offered = columnsOf(windows)
  // A party larger than a tee time spreads over its neighbours: it needs starts that are quite free.
  return q<FreeStart>`
    with priced as (
      select c.id as course_id, c.position, t.id, t.starts_at, t.holes, t.places_left,
        case when t.price_vnd = 0 then w.price else least(t.price_vnd, w.price) end as price
      from unnest(${courseIds}::int[]) with ordinality c (id, position)
      left join tee_times t on t.course_id = c.id and t.play_date = ${wanted.day}
        and t.starts_at > ${wanted.after} and t.starts_at <= ${wanted.until}
        and not t.is_closed and t.places_left >= least(${wanted.players}::int, t.capacity)
        and (${wanted.holes}::int is null or t.holes = ${wanted.holes}::int)
      left join unnest(${offered.courseIds}::int[], ${offered.holes}::int[], ${offered.froms}::timestamptz[],
        ${offered.untils}::timestamptz[], ${offered.prices}::int[]) w (course_id, holes, starts_from, starts_until, price)
        on w.course_id = t.course_id and w.holes = t.holes and t.starts_at >= w.starts_from and t.starts_at < w.starts_until
    ), turns as (
      select *, min(price) over (partition by course_id) as lowest,
        row_number() over (partition by course_id order by starts_at) as turn
      from priced
      where (id is not null or not ${onlyFree}::bool)
        and (${wanted.priceFrom}::int is null or price >= ${wanted.priceFrom}::int)
        and (${wanted.priceTo}::int is null or price <= ${wanted.priceTo}::int)
    ), placed as (
      select *, dense_rank() over (order by
          case ${page.sort}::text when 'cheapest' then lowest when 'dearest' then -lowest end nulls last, position) as place
      from turns
      where turn <= ${startsShown}::int
    )
    select course_id as "courseId", lowest, id, starts_at as "startsAt", holes, places_left as "placesLeft", price
    from placed
    where place > ${page.offset}::int and place <= ${page.offset}::int + ${page.limit}::int
    order by place, starts_at`
}
