import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'

/**
 * What the club of a course gets for each player of a round, in VND: the price of the day's kind, the holes and the
 * customers that began last, of those for the whole day and for hours with the round's start; of two that began on the same
 * day that for hours. Hours without a price leave that of the whole day in force, and customers without one that for all
 * customers. A holiday without a price of its own takes the weekend's, as rates do. Null where none has begun, and where the
 * share in percent holds again.
 *
 * @param round.startsAt the first tee time; null for a round without one, which has prices of whole days alone
 */
export async function netPriceOf(
  q: Query,
  {
    courseId,
    day,
    startsAt,
    holes,
    customers,
  }: { courseId: number; day: Day; startsAt: Date | null; holes: number | null; customers: CustomerType },
): Promise<number | null> {
  const [price] = await q<{ net_vnd: number | null }>`
    with played as materialized (
      select day_kind_of(${day}::date) as kind, (${startsAt}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::time as clock
    ), fitting as (
      select day_kind, starts_on, false as is_of_customers, false as is_of_hours, net_vnd from club_net_prices
      where course_id = ${courseId} and holes = ${holes}::smallint and starts_on <= ${day}::date
      union all
      select day_kind, starts_on, false, true, net_vnd from club_net_price_hours h, played
      where h.course_id = ${courseId} and h.holes = ${holes}::smallint and h.starts_on <= ${day}::date
        and h.time_from <= played.clock and played.clock < h.time_to
      union all
      select day_kind, starts_on, true, time_from is not null, net_vnd from club_net_price_customers c, played
      where c.course_id = ${courseId} and c.holes = ${holes}::smallint and c.starts_on <= ${day}::date
        and c.customer_type = ${customers}
        and (c.time_from is null or c.time_from <= played.clock and played.clock < c.time_to)
    ), latest as (
      select distinct on (f.day_kind, f.is_of_customers, f.is_of_hours)
        f.day_kind, f.starts_on, f.is_of_customers, f.is_of_hours, f.net_vnd
      from fitting f, played
      where f.day_kind = played.kind or (played.kind = 'holiday' and f.day_kind = 'weekend')
      order by f.day_kind, f.is_of_customers, f.is_of_hours, f.starts_on desc
    )
    select l.net_vnd from latest l, played
    where (not l.is_of_hours and not l.is_of_customers) or l.net_vnd is not null
    order by l.is_of_customers desc, l.day_kind = played.kind desc, l.starts_on desc, l.is_of_hours desc limit 1`
  return price?.net_vnd ?? null
}
