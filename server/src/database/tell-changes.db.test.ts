import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestContext, type TestContext } from '../testing/context.ts'
import { addCourse, addOffer, addTeeTime } from '../testing/golf.ts'
import { silentLog } from '../testing/log.ts'
import { type Events, notify, openEvents } from './listen.ts'
import type { ToldTable } from './read-cache.ts'

let ctx: TestContext
let events: Events
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  events = await openEvents(ctx.database.connection, silentLog)
  courseId = await addCourse(ctx.q)
  await addOffer(ctx.q, { courseId, quantity: 5 })
  await addTeeTime(ctx.q, { courseId, at: '2026-11-25T08:00:00+07:00' })
})
afterAll(async () => {
  await events.close()
  await ctx.close()
})

/** The tables whose change is told by what a piece of work commits. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = []
  const end = events.subscribe('changes', (payload) => told.push(JSON.stringify(payload)))
  await work()
  await new Promise<void>((resolve) => {
    events.subscribe('end', () => resolve())
    void notify(ctx.q, 'end', {})
  })
  end()
  return [...new Set(told)].map((payload) => JSON.parse(payload).table)
}

const tables: Record<ToldTable, string> = {
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

test.each(Object.entries(tables))('a change of %s is told, whoever makes it', async (table, statement) => {
  expect(await toldBy(() => ctx.q.text(statement))).toEqual([table])
})

test.each([
  ['places', 'update tee_times set places_left = 3'],
  ['quantities of offers', 'update offers set quantity_left = 4'],
  ['readers of news', 'update news set views = views + 1'],
])('%s change by the minute and are not told', async (_, statement) => {
  expect(await toldBy(() => ctx.q.text(statement))).toEqual([])
})
