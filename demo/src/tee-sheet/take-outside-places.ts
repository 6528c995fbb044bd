import type pg from 'pg'

/** How many days ahead other channels sell places in the demo world; later days are as free as they are in life. */
const daysAhead = 45

/** Starts are looked at in stretches of so many days, so that no lock is held for long. */
const stretch = 5

/**
 * Lets other channels (a club's own desk and its members) take places, so that days look realistic: weekends and
 * mornings first, more the nearer the day, some sold out, now and then a society that has the whole morning. They are
 * written as `external_places`, places this product never had to sell, and only ever more of them: booked places stay
 * booked, and a tee time locked by a booking is skipped. The same course, start and number of days ahead always have
 * the same demand, so a day's second run has nothing to do and reads the last of the days only; an interrupted run is
 * repeated.
 *
 * @returns the number of tee times that lost places
 */
export async function takeOutsidePlaces(
  pool: pg.Pool,
  { courseIds, today }: { courseIds: readonly number[]; today: string },
): Promise<number> {
  const { rowCount: isDone } = await pool.query(anySoldOnDay, [courseIds, today, daysAhead - 1])
  if (isDone) return 0
  let touched = 0
  for (let from = 0; from < daysAhead; from += stretch) {
    const { rowCount } = await pool.query(takeOnDays, [courseIds, today, from, from + stretch - 1])
    touched += rowCount ?? 0
  }
  return touched
}

const anySoldOnDay = `
select from tee_times
where play_date = $2::date + $3::int and course_id = any ($1::int[]) and external_places > 0 limit 1`

/**
 * `draw` of a start is an even number from 0 to 1 made from course and start, `pull` how sought after the course is,
 * `society` an even number for its day. Demand above the draw takes places: all four where it is far above.
 */
const takeOnDays = `
with days as materialized (
  select d::date as play_date, day_kind_of(d::date) as kind, d::date - $2::date as lead
  from generate_series($2::date + $3::int, $2::date + $4::int, interval '1 day') d
), course_days as materialized (
  select days.play_date, days.kind, c.id as course_id, c.slug,
    (0.62 + 0.5 * (hashtextextended(c.slug, 2) & 65535) / 65536.0)::float8
      * case kind when 'weekday' then 0.56 when 'weekend' then 1.06 else 1.1 end
      * case when lead <= 1 then 1.0 when lead <= 3 then 0.9 when lead <= 7 then 0.72 when lead <= 14 then 0.46
          when lead <= 21 then 0.26 else 0.1 end as pull,
    (hashtextextended(c.slug || days.play_date, 3) & 65535) < case kind when 'weekday' then 1311 else 3277 end as society
  from days cross join courses c
  where c.id = any ($1::int[])
), sheet as materialized (
  select t.play_date, t.id, t.capacity, cd.pull, cd.society,
    extract(hour from t.starts_at at time zone 'Asia/Ho_Chi_Minh')::int as hour,
    (hashtextextended(cd.slug, extract(epoch from t.starts_at)::bigint) & 65535) / 65536.0::float8 as draw
  from course_days cd join tee_times t using (play_date, course_id)
  where t.play_date between $2::date + $3::int and $2::date + $4::int and t.places_left > 0
), demand as materialized (
  select play_date, id, capacity, society and hour between 6 and 8 as all_taken,
    pull * case when hour between 6 and 8 then 1.0 when hour = 5 then 0.72 when hour between 9 and 10 then 0.78
      when hour between 11 and 12 then 0.5 when hour between 13 and 14 then 0.66 when hour >= 17 then 0.6 else 0.45 end
      - draw as above
  from sheet
), wanted as materialized (
  select play_date, id, least(capacity, case when all_taken or above > 0.34 then 4 when above > 0.2 then 3
    when above > 0 then 2 else 1 end) as places
  from demand where all_taken or above > -0.05
), due as (
  select t.play_date, t.id, wanted.places
  from wanted join tee_times t using (play_date, id)
  where t.play_date between $2::date + $3::int and $2::date + $4::int
    and wanted.places > t.external_places and t.places_left > 0
  order by t.play_date, t.id
  for no key update of t skip locked
)
update tee_times t set
  external_places = t.external_places + least(due.places - t.external_places, t.places_left),
  places_left = t.places_left - least(due.places - t.external_places, t.places_left)
from due
where t.play_date = due.play_date and t.id = due.id
  and t.play_date between $2::date + $3::int and $2::date + $4::int`
