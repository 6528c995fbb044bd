import { usualHoles } from '@teeviet/contract/rules/limits'
import type { Query } from '#platform/database/sql'
import { columnsOf, type OfferWindow } from '../offers/offer-windows.ts'

/** Which free starts count. */
export type Counted = {
  /** Vietnamese days, `yyyy-mm-dd`. */
  days: readonly string[]
  courseIds: readonly number[]
  /** Only starts after this instant. */
  after: Date
  /** First and last clock time of the chosen part of the day, `HH:mm`, both included. */
  clockFrom: string
  clockUntil: string
  holes: number | null
  players: number
  /** VND per player, offers counted in. */
  priceFrom: number | null
  priceTo: number | null
}

/** A lowest price per player in VND, and what it buys. */
export type LowestPrice = {
  price: number
  holes: number
  /** Whether an offer makes the price. */
  isOffer: boolean
}

export type LowestPrices = {
  byDay: ReadonlyMap<string, LowestPrice>
  byCourse: ReadonlyMap<number, LowestPrice>
}

/**
 * The lowest price above 0 of some days and courses, by day and by course; nothing where none is free or known. Where
 * no number of holes is asked for, a round of 18 counts; only a day or course without one has the lowest of its others.
 *
 * @param windows the offers of these days and courses
 */
export async function lowestPrices(
  q: Query,
  counted: Counted,
  windows: readonly OfferWindow[],
): Promise<LowestPrices> {
  if (counted.holes !== null) return readLowest(q, counted, windows)
  const usual = await readLowest(q, { ...counted, holes: usualHoles }, windows)
  const days = counted.days.filter((day) => !usual.byDay.has(day))
  const courseIds = counted.courseIds.filter((id) => !usual.byCourse.has(id))
  if (days.length === 0 && courseIds.length === 0) return usual
  const [ofDays, ofCourses] = await Promise.all([
    readLowest(
      q,
      { ...counted, days },
      windows.filter(({ day }) => !usual.byDay.has(day)),
    ),
    readLowest(
      q,
      { ...counted, courseIds },
      windows.filter(({ courseId }) => !usual.byCourse.has(courseId)),
    ),
  ])
  return {
    byDay: new Map([...ofDays.byDay, ...usual.byDay]),
    byCourse: new Map([...ofCourses.byCourse, ...usual.byCourse]),
  }
}

/**
 * The lowest prices among all counted starts. Each day of each course is one look at the top of the price index, and
 * each offer one look for a free start.
 */
async function readLowest(
  q: Query,
  counted: Counted,
  windows: readonly OfferWindow[],
): Promise<LowestPrices> {
  const offered = columnsOf(windows)
  const { holes, players, priceTo } = counted
  const priceFrom = Math.max(1, counted.priceFrom ?? 1)
  const rows = await q<{
    day: string | null
    courseId: number | null
    price: number
    isOffer: boolean
    holes: number
  }>`
    with offered as materialized (
      select * from unnest(${offered.days}::date[], ${offered.courseIds}::int[], ${offered.holes}::int[],
        ${offered.froms}::timestamptz[], ${offered.untils}::timestamptz[], ${offered.prices}::int[])
        w (day, course_id, holes, starts_from, starts_until, price)
    ), found as (
      select d.day, c.id as course_id, regular.price, regular.holes, false as is_offer
      from (
        select day, day::timestamp at time zone 'Asia/Ho_Chi_Minh' as midnight from unnest(${counted.days}::date[]) day
      ) d
      cross join unnest(${counted.courseIds}::int[]) c (id)
      cross join lateral (
        select t.price_vnd as price, t.holes from tee_times t
        where t.play_date = d.day and t.course_id = c.id and t.price_vnd >= ${priceFrom}::int
          and (${priceTo}::int is null or t.price_vnd <= ${priceTo}::int)
          -- written as differences, for which there is no index: the start of the price index is where to look
          and t.starts_at - ${counted.after}::timestamptz > interval '0'
          and t.starts_at - d.midnight between ${counted.clockFrom}::interval and ${counted.clockUntil}::interval
          and not t.is_closed and t.places_left >= least(${players}::int, t.capacity)
          and (${holes}::int is null or t.holes = ${holes}::int)
          -- above a lowest price asked for, a start counts at its own price only if no offer makes it cheaper
          and (${priceFrom}::int = 1 or not exists (
            select from offered w where w.day = d.day and w.course_id = t.course_id and w.holes = t.holes
              and t.starts_at >= w.starts_from and t.starts_at < w.starts_until and w.price < t.price_vnd))
        order by t.price_vnd limit 1
      ) regular
      union all
      select w.day, w.course_id, w.price, w.holes, true
      from offered w
      where w.price >= ${priceFrom}::int and (${priceTo}::int is null or w.price <= ${priceTo}::int)
        and exists (
          select from tee_times t
          where t.play_date = w.day and t.course_id = w.course_id and t.holes = w.holes
            and t.starts_at >= w.starts_from and t.starts_at < w.starts_until and t.starts_at > ${counted.after}
            and t.starts_at - w.day::timestamp at time zone 'Asia/Ho_Chi_Minh'
              between ${counted.clockFrom}::interval and ${counted.clockUntil}::interval
            and not t.is_closed and t.places_left >= least(${players}::int, t.capacity)
            and (t.price_vnd = 0 or w.price <= t.price_vnd)
            and (${holes}::int is null or t.holes = ${holes}::int))
    )
    select day, course_id as "courseId", lowest[1] as price /* not null */, lowest[2] = 1 as "isOffer" /* not null */,
      lowest[3] as holes /* not null */
    from (
      -- the price first, then what it buys: one minimum needs no sort
      select day, course_id, min(array[price, is_offer::int, holes]) as lowest
      from found
      group by grouping sets ((day), (course_id))
    ) lowest_of`
  return {
    byDay: new Map(rows.flatMap(({ day, courseId: _, ...lowest }) => (day === null ? [] : [[day, lowest]]))),
    byCourse: new Map(
      rows.flatMap(({ courseId, day: _, ...lowest }) => (courseId === null ? [] : [[courseId, lowest]])),
    ),
  }
}
