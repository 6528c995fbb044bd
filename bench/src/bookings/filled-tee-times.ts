import type { World } from '../world.ts'

/** Starts of a course in a day, eight minutes apart from half past five on. */
const ofDay = 80

/** Adds past tee times, fully booked, of all open courses in turn: the first `daysAgo` days ago, the others before. */
export async function fillTeeTimes(
  { q }: World,
  { from, count, daysAgo }: { from: number; count: number; daysAgo: number },
): Promise<void> {
  const [courses] = await q<{ count: number }>`select count(*) from courses where is_open`
  const perDay = ofDay * (courses?.count ?? 1)
  const until = from + count - 1
  await q`
    select ensure_tee_time_partition(day::date) from generate_series(
      date_trunc('month', current_date - ${daysAgo + Math.floor(until / perDay)}::int)::timestamp, current_date::timestamp, interval '1 month') day`
  await q`
    with open_courses as (
      select id, row_number() over (order by id) - 1 as place from courses where is_open
    )
    insert into tee_times (play_date, course_id, starts_at, holes, capacity, places_left, price_vnd)
    select play.day, c.id, (play.day + time '05:30' + (n % ${perDay}::int / (${perDay}::int / ${ofDay}::int)) * interval '8 minutes') at time zone 'Asia/Ho_Chi_Minh',
      18, 4, 0, 1500000
    from generate_series(${from}::int, ${until}::int) n
    join open_courses c on c.place = n % (${perDay}::int / ${ofDay}::int)
    cross join lateral (select current_date - ${daysAgo}::int - n / ${perDay}::int as day) play`
  await q.text('vacuum analyze tee_times')
}
