import type pg from 'pg'
import { type CourseRecord, courseRecords } from './course-data.ts'
import { foreignDescription } from './foreign-description.ts'
import { rateRows } from './rates.ts'
import { refundRows } from './refund-rows.ts'
import { scheduleRows } from './schedule.ts'

/** The courses put forward, best known first: more than a page of the list shows at once. */
export const featured = [
  'hoiana-shores',
  'brg-kings-island',
  'the-bluffs',
  'laguna-lang-co',
  'van-tri',
  'long-thanh',
  'kn-golf-links',
  'dalat-palace',
  'ba-na-hills',
  'montgomerie-links',
  'legend-danang',
  'brg-legend-hill',
  'sky-lake',
  'tam-dao',
  'chi-linh-star',
  'vinpearl-nha-trang',
  'vietnam-golf-country-club',
  'tan-son-nhat',
  'pga-novaworld',
  'vinpearl-phu-quoc',
]

/** The featured clubs that are asked by another way than SMS. */
const otherChannels: Readonly<Record<string, { channel: string; address: string }>> = {
  'vinpearl-phu-quoc': { channel: 'email', address: 'booking@vinpearl-phu-quoc.test' },
  'pga-novaworld': { channel: 'zalo', address: '0900001100' },
}

/** Made-up contacts of the featured clubs, `0900001001` and on: the sandbox shows the links that they are sent. */
function contactsOf({ slug }: CourseRecord) {
  const rank = featured.indexOf(slug)
  if (rank < 0) return []
  return [otherChannels[slug] ?? { channel: 'sms', address: `0900001${String(rank + 1).padStart(3, '0')}` }]
}

/**
 * Five pictures a course, led by the view of its signature hole, the last one at noon; where there are lights, also the
 * evening.
 */
function pictureUrls({ slug, lights, lead }: CourseRecord): string[] {
  const views = new Set([lead, 'fairway', 'tee', 'green', 'clubhouse'])
  const noon = lead === 'green' ? 'fairway' : 'green'
  const evening = lights ? ['tee.webp?light=dusk'] : []
  const files = [...[...views].map((view) => `${view}.webp`), `${noon}.webp?light=noon`, ...evening]
  return files.map((file) => `/pictures/scenes/${slug}/${file}`)
}

function courseRow(course: CourseRecord, position: number) {
  const rank = featured.indexOf(course.slug)
  return {
    position,
    slug: course.slug,
    title: course.title,
    title_en: course.titleEn,
    region: course.region,
    sub_region: course.subRegion,
    province: course.province,
    address: course.address,
    latitude: course.latitude,
    longitude: course.longitude,
    holes: course.holes,
    par: course.par,
    length_yards: course.lengthYards,
    designed_by: course.designedBy,
    opened: course.opened,
    website: course.website,
    lights: course.lights,
    description: { ...course.description, ...foreignDescription(course) },
    logo: `/pictures/logos/${course.slug}.svg`,
    featured_rank: rank < 0 ? null : rank + 1,
    // golfers change their own bookings at the first of them
    change_hours: rank === 0 ? 24 : null,
    search_words: [course.title, course.titleEn, course.province, course.provinceToday, course.address].join(
      ' ',
    ),
  }
}

/**
 * Adds the courses that are missing, with pictures, schedule, rates and refund terms. Existing ones do not change,
 * since staff may have edited them. Returns the number of every course of the demo world by its slug, and the slugs
 * that were added.
 */
export async function loadCourses(
  client: pg.ClientBase,
): Promise<{ ids: Map<string, number>; added: Set<string> }> {
  const { rows: inserted } = await client.query<{ slug: string }>(
    `insert into courses (slug, title, title_en, region, sub_region, province, address, latitude, longitude, holes, par,
       length_yards, designed_by, opened, website, lights, description, logo, featured_rank, change_hours, search_text)
     select slug, title, title_en, region, sub_region, province, address, latitude, longitude, holes, par,
       length_yards, designed_by, opened, website, lights, description, logo, featured_rank, change_hours,
       regexp_replace(searchable(search_words), ' +', ' ', 'g')
     from jsonb_to_recordset($1) as r (position int, slug text, title text, title_en text, region text, sub_region text,
       province text, address text, latitude float8, longitude float8, holes int2, par int2, length_yards int,
       designed_by text, opened int2, website text, lights boolean, description jsonb, logo text, featured_rank int,
       change_hours int2, search_words text)
     where not exists (select from courses c where c.slug = r.slug)
     order by position
     returning slug`,
    [JSON.stringify(courseRecords.map(courseRow))],
  )
  const { rows: present } = await client.query<{ id: number; slug: string }>(
    'select id, slug from courses where slug = any ($1)',
    [courseRecords.map(({ slug }) => slug)],
  )
  const ids = new Map(present.map(({ id, slug }) => [slug, id]))
  const added = new Set(inserted.map(({ slug }) => slug))
  await addParts(client, ids, added)
  await addRefundTerms(client, ids, added)
  return { ids, added }
}

async function addParts(client: pg.ClientBase, ids: Map<string, number>, added: Set<string>): Promise<void> {
  const fresh = courseRecords.filter(({ slug }) => added.has(slug))
  if (fresh.length === 0) return
  const of = <Row>(rowsFor: (id: number, course: CourseRecord) => Row[]) =>
    JSON.stringify(fresh.flatMap((course) => rowsFor(ids.get(course.slug) ?? 0, course)))
  await client.query(
    'insert into course_pictures select * from jsonb_to_recordset($1) as r (course_id int, position int2, url text)',
    [of((course_id, course) => pictureUrls(course).map((url, position) => ({ course_id, position, url })))],
  )
  const contactRows = (course_id: number, course: CourseRecord) =>
    contactsOf(course).map((contact, at) => ({ course_id, position: at + 1, ...contact }))
  await client.query(
    `insert into course_contacts select * from jsonb_to_recordset($1)
       as r (course_id int, position int2, channel text, address text)`,
    [of(contactRows)],
  )
  await client.query(
    `insert into course_schedules select * from jsonb_to_recordset($1)
       as r (course_id int, first_tee time, last_tee time, interval_minutes int2, holes int2, capacity int2, path text)`,
    [of(scheduleRows)],
  )
  await client.query(
    `insert into rates (course_id, day_kind, time_from, time_to, holes, customer_type, price_vnd)
     select * from jsonb_to_recordset($1) as r (course_id int, day_kind text, time_from time, time_to time, holes int2,
       customer_type text, price_vnd int)`,
    [of(rateRows)],
  )
}

/** Terms are added with their course; those of regions once, with the first course. */
async function addRefundTerms(
  client: pg.ClientBase,
  ids: Map<string, number>,
  added: Set<string>,
): Promise<void> {
  const isFirst = added.size === courseRecords.length
  const rows = refundRows
    .filter(({ slug }) => (slug === null ? isFirst : added.has(slug)))
    .map(({ slug, ...terms }) => ({ ...terms, course_id: slug === null ? null : ids.get(slug) }))
  await client.query(
    `insert into refund_terms (course_id, region, applies_to, deadline_hours, penalty_percent, condition, time_text,
       position, is_sample)
     select course_id, region, applies_to, deadline_hours, penalty_percent, condition, time_text, position, true
     from jsonb_to_recordset($1) as r (course_id int, region text, applies_to text, deadline_hours int,
       penalty_percent int2, condition jsonb, time_text jsonb, position int)
     on conflict (position) do nothing`,
    [JSON.stringify(rows)],
  )
}
