import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addOffer, addTeeTime } from '#testing/golf'
import { silentLog } from '#testing/log'
import type { WatchedTable } from '../cache/read-cache.ts'
import { type Events, notify, openEvents } from './listen.ts'

let ctx: TestContext
let events: Events
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  events = await openEvents(ctx.database.connection, silentLog)
  courseId = await addCourse(ctx.q)
  await addOffer(ctx.q, { courseId, quantity: 5 })
  await addTeeTime(ctx.q, { courseId, at: '2026-11-25T08:00:00+07:00' })
  // earlier notifications must have arrived before the first test listens
  await newsOf('changes', async () => {})
})
afterAll(async () => {
  await events.close()
  await ctx.close()
})

/** The tables whose change a transaction notifies at its commit. */
async function notifiedBy(work: () => Promise<unknown>): Promise<string[]> {
  const notified = await newsOf('changes', work)
  return notified.map((payload) => JSON.parse(payload).table)
}

/** The notifications a piece of work sends on a channel at its commit. */
async function newsOf(channel: string, work: () => Promise<unknown>): Promise<string[]> {
  const notified: string[] = []
  const end = events.subscribe(channel, (payload) => notified.push(JSON.stringify(payload)))
  await work()
  await new Promise<void>((resolve) => {
    events.subscribe('end', () => resolve())
    void notify(ctx.q, 'end', {})
  })
  end()
  return [...new Set(notified)]
}

const tables: Record<WatchedTable, string> = {
  courses: 'update courses set title = title',
  course_paths: `insert into course_paths select id, 1, 'A', 9, 36 from courses`,
  course_pictures: `insert into course_pictures select id, 1, '/p.svg' from courses`,
  reviews: 'delete from reviews',
  holidays: `insert into holidays values ('2026-12-24', 'announced')`,
  rates: 'delete from rates',
  refund_terms: 'delete from refund_terms',
  insurance_packages: 'update insurance_packages set is_active = false',
  offer_categories: 'update offer_categories set ends_at = ends_at',
  offers: 'update offers set price_sale_vnd = 1000000',
  news: 'update news set author = author',
  banners: 'update banners set is_active = false',
  site_settings: 'delete from site_settings',
  partners: 'update partners set is_active = false',
  tee_times: 'update tee_times set is_closed = true',
}

test.each(Object.entries(tables))(
  'a change of %s is notified, whatever makes it',
  async (table, statement) => {
    expect(await notifiedBy(() => ctx.q.text(statement))).toEqual([table])
  },
)

test.each([
  ['places', 'update tee_times set places_left = 3'],
  ['quantities of offers', 'update offers set quantity_left = 4'],
  ['readers of news', 'update news set views = views + 1'],
])('%s change by the minute and are no news of their table', async (_, statement) => {
  expect(await notifiedBy(() => ctx.q.text(statement))).toEqual([])
})

test('changed places are notified with their day and course, and by one message for many starts', async () => {
  await addTeeTime(ctx.q, { courseId, at: '2026-11-25T08:10:00+07:00' })
  const news = await newsOf('availability', () => ctx.q.text('update tee_times set places_left = 2'))
  expect(news).toEqual([JSON.stringify({ starts: [`2026-11-25 ${courseId}`] })])
})

test('places of very many days are notified as a change of everything', async () => {
  const at = new Date('2026-12-01T08:00:00+07:00').getTime()
  for (let day = 0; day < 101; day += 1) {
    await addTeeTime(ctx.q, { courseId, at: new Date(at + day * 86_400_000).toISOString() })
  }
  expect(await newsOf('availability', () => ctx.q.text('update tee_times set places_left = 1'))).toEqual([
    '{}',
  ])
})

test('an update which changes no row notifies no places', async () => {
  const work = () => ctx.q.text('update tee_times set places_left = 1 where places_left = 99')
  expect(await newsOf('availability', work)).toEqual([])
})

test('a sale of an offer notifies that quantities changed', async () => {
  expect(await newsOf('availability', () => ctx.q.text('update offers set quantity_left = 3'))).toEqual([
    '{"offers":true}',
  ])
})

test('new and removed tee times are notified as a change of the sheet', async () => {
  const add = () => addTeeTime(ctx.q, { courseId, at: '2026-11-26T08:00:00+07:00' })
  expect(await notifiedBy(add)).toEqual(['tee_times'])
  expect(await notifiedBy(() => ctx.q.text('delete from tee_times'))).toEqual(['tee_times'])
})
