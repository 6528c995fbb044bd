import type { Query } from '#platform/database/sql'

type CourseFields = {
  title: string
  titleEn: string
  region: 'north' | 'central' | 'south'
  subRegion: 'north' | 'central' | 'nha-trang' | 'south'
  province: string
  address: string
  latitude: number | null
  longitude: number | null
  holes: number
  isOpen: boolean
  featuredRank: number | null
  ratingSum: number
  ratingCount: number
}

let serial = 0

/** A course with the properties under test; the rest is an open course of 18 holes near Hanoi. */
export async function addCourseWith(q: Query, fields: Partial<CourseFields>): Promise<number> {
  serial += 1
  const title = fields.title ?? `Sân golf số ${serial}`
  const region = fields.region ?? 'north'
  const course: CourseFields = {
    title,
    titleEn: `Golf Course ${serial}`,
    region,
    subRegion: fields.subRegion ?? region,
    province: 'Hà Nội',
    address: 'Sóc Sơn, Hà Nội',
    latitude: null,
    longitude: null,
    holes: 18,
    isOpen: true,
    featuredRank: null,
    ratingSum: 0,
    ratingCount: 0,
    ...fields,
  }
  const [row] = await q<{ id: number }>`
    insert into courses (slug, title, title_en, region, sub_region, province, address, latitude, longitude, holes, is_open,
      featured_rank, rating_sum, rating_count, search_text)
    values (${`course-${serial}`}, ${course.title}, ${course.titleEn}, ${course.region}, ${course.subRegion},
      ${course.province}, ${course.address}, ${course.latitude}, ${course.longitude}, ${course.holes}, ${course.isOpen},
      ${course.featuredRank}, ${course.ratingSum}, ${course.ratingCount}, '')
    returning id`
  if (!row) throw new Error('no course')
  return row.id
}

/** A schedule of one block a day and a visitor's rate for each kind of day. */
export async function addScheduleWith(
  q: Query,
  courseId: number,
  prices: Partial<Record<'weekday' | 'weekend' | 'holiday', number>>,
  { first = '06:00', last = '06:30', every = 10 } = {},
): Promise<void> {
  await q`
    insert into course_schedules (course_id, first_tee, last_tee, interval_minutes, holes)
    values (${courseId}, ${first}::time, ${last}::time, ${every}, 18)`
  await addRates(q, courseId, prices)
}

/** Rates of a customer type from 05:00 to 22:00, by kind of day. */
export async function addRates(
  q: Query,
  courseId: number,
  prices: Partial<Record<'weekday' | 'weekend' | 'holiday', number>>,
  { customer = 'visitor', holes = 18, from = '05:00', to = '22:00' } = {},
): Promise<void> {
  for (const [kind, price] of Object.entries(prices)) {
    await q`
      insert into rates (course_id, day_kind, time_from, time_to, holes, customer_type, price_vnd)
      values (${courseId}, ${kind}, ${from}::time, ${to}::time, ${holes}, ${customer}, ${price})`
  }
}

/** Gives a course nines of these names, so that its tee times start on a pair of them. */
export async function addNines(q: Query, courseId: number, names: readonly string[] = ['A', 'B', 'C']) {
  await q`
    insert into course_paths (course_id, position, path_name, num_holes)
    select ${courseId}, position, name, 9 from unnest(${[...names]}::text[]) with ordinality as n (name, position)`
}

/** Lets a tee time start on a path. */
export async function startOn(q: Query, teeTimeId: number, path: string): Promise<void> {
  await q`update tee_times set path = ${path} where id = ${teeTimeId}`
}
