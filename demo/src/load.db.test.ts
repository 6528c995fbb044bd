import { argon2Sync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { courseRecords } from './courses/course-data.ts'
import { broken, createDemoDatabase, type DemoDatabase, emptyDays, everything } from './demo-database.ts'

const timeoutMs = 180_000
const friday = '2026-11-20'
const nextWednesday = '2026-11-25'

let demo: DemoDatabase

beforeAll(async () => {
  demo = await createDemoDatabase()
  await demo.load(friday)
}, timeoutMs)

afterAll(() => demo.drop())

describe('the first load', () => {
  test('every club that is open is sold, those to be confirmed are not', async () => {
    expect((await demo.row<{ courses: number }>(everything)).courses).toBe(70)
    expect(
      await demo.row("select count(*)::int as count from courses where slug in ('montana', 'nam-sai-gon')"),
    ).toEqual({
      count: 0,
    })
  })

  test('every course is searched by its whole name', async () => {
    const unsearched = await demo.row(
      `select count(*)::int as count from courses
       where strpos(search_text, trim(regexp_replace(searchable(title), ' +', ' ', 'g'))) = 0`,
    )
    expect(unsearched).toEqual({ count: 0 })
  })

  test('more courses are put forward than a page of the list shows at once', async () => {
    expect(
      await demo.row(
        'select count(*)::int as count from courses where featured_rank is not null and is_open',
      ),
    ).toEqual({ count: 20 })
  })

  test('every course has tee times on every day of the sheet, priced and within their capacity', async () => {
    expect(await demo.row(emptyDays, [friday])).toEqual({ count: 0 })
    expect(await demo.row(broken)).toEqual({ count: 0 })
  })

  test('no course lets groups off after dark without lights', async () => {
    const late = await demo.row(
      `select count(*)::int as count from tee_times t join courses c on c.id = t.course_id
       where (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time > '16:30' and c.lights is distinct from true`,
    )
    expect(late).toEqual({ count: 0 })
  })

  test('weekends and mornings are busier, and some starts are sold out', async () => {
    const taken = await demo.row<{
      saturday: number
      monday: number
      early: number
      late: number
      full: number
    }>(
      `select avg(external_places) filter (where play_date = '2026-11-21')::float8 as saturday,
         avg(external_places) filter (where play_date = '2026-11-23')::float8 as monday,
         avg(external_places) filter (where play_date = '2026-11-21' and hour = 7)::float8 as early,
         avg(external_places) filter (where play_date = '2026-11-21' and hour = 12)::float8 as late,
         count(*) filter (where places_left = 0)::int as full
       from (select *, extract(hour from starts_at at time zone 'Asia/Ho_Chi_Minh') as hour from tee_times) t`,
    )
    expect(taken.saturday).toBeGreaterThan(taken.monday)
    expect(taken.early).toBeGreaterThan(taken.late)
    expect(taken.full).toBeGreaterThan(100)
  })

  test('one flash sale is running and those of the next three days are coming, with offers to buy', async () => {
    const sales = await demo.row(
      `select count(*) filter (where starts_at <= $1 and ends_at > $1)::int as running,
         count(*) filter (where starts_at > $1)::int as coming,
         bool_and((select count(*) > 4 from offers o where o.category_id = c.id and quantity_left = quantity)) as stocked
       from offer_categories c where is_flash_sale`,
      [new Date(`${friday}T08:00:00+07:00`)],
    )
    expect(sales).toEqual({ running: 1, coming: 3, stocked: true })
  })

  test('an offer is cheaper than the price of the tee times it is good for', async () => {
    const { rows } = await demo.pool.query<{ slug: string }>(
      `select o.slug from offers o join lateral (
         select min(t.price_vnd) as low, count(*) as starts from tee_times t
         where t.course_id = o.course_id and t.holes = o.holes and t.play_date between o.date_start and o.date_end
           and t.play_date >= $1 and (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time >= o.time_start
           and (t.starts_at at time zone 'Asia/Ho_Chi_Minh')::time < o.time_end
       ) sheet on true
       where sheet.starts = 0 or sheet.low <> o.price_vnd or o.price_sale_vnd >= sheet.low`,
      [friday],
    )
    expect(rows).toEqual([])
  })

  test('the stars of a course are those of its reviews', async () => {
    const wrong = await demo.row(
      `select count(*)::int as count from courses c
       where (rating_sum, rating_count) is distinct from
         (select (sum(rating)::int, count(*)::int) from reviews r where r.course_id = c.id)`,
    )
    expect(wrong).toEqual({ count: 0 })
  })

  test('the demo admin signs in with the demo password', async () => {
    const { password_hash } = await demo.row<{ password_hash: string }>(
      "select password_hash from staff_accounts where email = 'admin@teeviet.test' and roles = '{admin}' and is_demo",
    )
    const [, , , parameters = '', salt = '', hash] = password_hash.split('$')
    const [memory = 0, passes = 0, parallelism = 0] = parameters
      .split(',')
      .map((part) => Number(part.slice(2)))
    const nonce = Buffer.from(salt, 'base64')
    const message = 'teeviet-demo'
    const derived = argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength: 32 })
    expect(derived.toString('base64').replace(/=+$/, '')).toBe(hash)
  })

  test('demo golfers cannot be taken for real ones', async () => {
    expect(
      await demo.row(
        "select count(*)::int as count from members where not is_demo or phone not like '0900000%'",
      ),
    ).toEqual({ count: 0 })
  })

  test('refund terms are marked as samples', async () => {
    expect(await demo.row('select bool_and(is_sample) as terms from refund_terms')).toEqual({ terms: true })
  })
})

describe('later loads', () => {
  test(
    'a second load on the same day changes nothing',
    async () => {
      const before = await demo.row(everything)
      await demo.load(friday, '21:30')
      expect(await demo.row(everything)).toEqual(before)
    },
    timeoutMs,
  )

  test(
    'a load that was cut off before the later days were sold is done again',
    async () => {
      const before = await demo.row(everything)
      await demo.pool.query(
        `update tee_times set places_left = places_left + external_places, external_places = 0
         where play_date >= $1::date + 20`,
        [friday],
      )
      await demo.load(friday)
      expect(await demo.row(everything)).toEqual(before)
    },
    timeoutMs,
  )

  test(
    'a load on a later day fills on, and leaves bookings, staff changes and past sales alone',
    async () => {
      const booked = await demo.row<{ id: string }>(
        `update tee_times set places_left = places_left - 2
       where (play_date, id) in (select play_date, id from tee_times
         where play_date = $1::date + 1 and places_left >= 3 order by starts_at limit 1)
       returning id`,
        [nextWednesday],
      )
      await demo.pool.query("update courses set title = 'Sân golf đổi tên' where slug = 'van-tri'")
      await demo.pool.query(
        "delete from rates where course_id = (select id from courses where slug = 'van-tri') and holes = 9",
      )
      await demo.pool.query(
        "update offers set quantity_left = quantity_left - 4 where slug like 'flash-2026-11-20-%'",
      )
      await demo.pool.query("update courses set version = 2 where slug = 'van-tri'")
      await demo.pool.query(
        "update banners set titles = '{}'; update banners set revision = 2 where slug = 'ven-bien-6'",
      )
      const before = await demo.row<Record<string, number>>(everything)
      await demo.load(nextWednesday)
      const after = await demo.row<Record<string, number>>(everything)

      expect(await demo.row(emptyDays, [nextWednesday])).toEqual({ count: 0 })
      expect(await demo.row(broken)).toEqual({ count: 0 })
      for (const kind of ['courses', 'rates', 'members', 'staff', 'reviews', 'news', 'banners', 'settings'])
        expect(after[kind], kind).toBe(before[kind])
      expect(
        await demo.row(
          'select capacity - external_places - places_left as booked from tee_times where id = $1',
          [booked.id],
        ),
      ).toEqual({ booked: 2 })
      expect(await demo.row("select title from courses where slug = 'van-tri'")).toEqual({
        title: 'Sân golf đổi tên',
      })
      // entities added to the demo world later reach everything staff did not edit
      expect(await demo.row("select array_agg(slug) as banners from banners where titles = '{}'")).toEqual({
        banners: ['ven-bien-6'],
      })
      expect(
        await demo.row(
          "select bool_and(quantity_left = quantity - 4) as kept from offers where slug like 'flash-2026-11-20-%'",
        ),
      ).toEqual({ kept: true })
    },
    timeoutMs,
  )

  test('news are dated from the later day, and a flash sale is running again', async () => {
    expect(await demo.row('select max(published_at) as latest from news')).toEqual({
      latest: new Date('2026-11-24T08:00:00+07:00'),
    })
    expect(
      await demo.row(
        'select count(*)::int as running from offer_categories where is_flash_sale and starts_at <= $1 and ends_at > $1',
        [new Date(`${nextWednesday}T08:00:00+07:00`)],
      ),
    ).toEqual({ running: 1 })
  })

  test(
    'more places are sold elsewhere as the day comes nearer, never fewer',
    async () => {
      const before = await demo.row<{ sold: number }>(
        'select sum(external_places)::int as sold from tee_times where play_date = $1',
        [nextWednesday],
      )
      await demo.load('2026-11-26')
      const after = await demo.row<{ sold: number }>(
        'select sum(external_places)::int as sold from tee_times where play_date = $1',
        [nextWednesday],
      )
      expect(after.sold).toBe(before.sold)
      const saturday = await demo.row<{ sold: number }>(
        "select sum(external_places)::int as sold from tee_times where play_date = '2026-11-28'",
      )
      await demo.load('2026-11-27')
      const nearer = await demo.row<{ sold: number }>(
        "select sum(external_places)::int as sold from tee_times where play_date = '2026-11-28'",
      )
      expect(nearer.sold).toBeGreaterThan(saturday.sold)
    },
    timeoutMs,
  )

  test(
    'two servers that load at once make one world',
    async () => {
      await demo.pool.query("delete from banners where slug like 'golf-dem-%'")
      await Promise.all([demo.load('2026-11-28'), demo.load('2026-11-28')])
      const after = await demo.row<Record<string, number>>(everything)
      expect(after.courses).toBe(courseRecords.length)
      expect(await demo.row('select count(*)::int as count from banners')).toEqual({ count: 20 })
      expect(await demo.row(broken)).toEqual({ count: 0 })
    },
    timeoutMs,
  )
})
