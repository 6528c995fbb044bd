import { gunzipSync } from 'node:zlib'
import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Events, openEvents } from '#platform/database/listen'
import { Encoded } from '#platform/http/encoded'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addOffer, addTeeTime } from '#testing/golf'
import { silentLog } from '#testing/log'
import { readSearch } from './cached-search.ts'
import { readTeeTimes } from './cached-tee-times.ts'
import { readFoundTeeTimes } from './find-tee-times.ts'

let ctx: TestContext
let events: Events
let courseId: number
let teeTimeId: number
const [day, otherDay] = ['2026-11-25', '2026-11-26']
const at = `${day}T08:00:00+07:00`

beforeAll(async () => {
  ctx = await createTestContext()
  events = await openEvents(ctx.database.connection, silentLog)
  ctx.events = events
  ctx.clock.set('2026-11-24T08:00:00+07:00')
  courseId = await addCourse(ctx.q)
  teeTimeId = await addTeeTime(ctx.q, { courseId, at })
  await addTeeTime(ctx.q, { courseId, at: `${otherDay}T08:00:00+07:00` })
})
afterAll(async () => {
  await events.close()
  await ctx.close()
})

/** Each kept answer on a day. */
const reads = {
  search: (on: string) => {
    const asked = calls['GET /api/services/search_facility'].request.parse({
      date_played: Date.parse(`${on}T00:00:00+07:00`),
    })
    return readSearch(ctx, asked, 'vi')
  },
  'find tee times': (on: string) => {
    const asked = calls['GET /api/services/find_tee_times'].request.parse({
      date_played: Date.parse(`${on}T00:00:00+07:00`),
    })
    return readFoundTeeTimes(ctx, asked, 'vi')
  },
  'tee times of a course': (on: string) => {
    const asked = calls['POST /api/for_wap/get_tee_time_by_facility'].request.parse({
      facility_id: courseId,
      date_played: Date.parse(`${on}T00:00:00+07:00`),
    })
    return readTeeTimes(ctx, asked, 'vi')
  },
}

const textOf = (answer: unknown) => (answer instanceof Encoded ? gunzipSync(answer.gzip).toString() : '')

test.each(Object.entries(reads))(
  '%s: an answer is kept until its places change, another day longer',
  async (_, read) => {
    const [before, elsewhere] = [await read(day), await read(otherDay)]
    expect(await read(day)).toBe(before)
    const [row] = await ctx.q<{ left: number }>`
    update tee_times set places_left = places_left - 1 where id = ${teeTimeId} and play_date = ${day}::date
    returning places_left as left`
    await vi.waitFor(async () => expect(textOf(await read(day))).toContain(`"places_left":${row?.left}`))
    expect(await read(otherDay)).toBe(elsewhere)
  },
)

test('a search is kept while only starts change that it does not show', async () => {
  const listed = '2026-11-27'
  for (const clock of ['08:00', '08:08', '08:16', '08:24'])
    await addTeeTime(ctx.q, { courseId, at: `${listed}T${clock}:00+07:00` })
  const fifth = await addTeeTime(ctx.q, { courseId, at: `${listed}T08:32:00+07:00` })
  const before = await reads.search(listed)
  const ofCourse = reads['tee times of a course']
  await ofCourse(listed)
  const [row] = await ctx.q<{ left: number }>`
    update tee_times set places_left = places_left - 1 where id = ${fifth} and play_date = ${listed}::date
    returning places_left as left`
  await vi.waitFor(async () => expect(textOf(await ofCourse(listed))).toContain(`"places_left":${row?.left}`))
  expect(await reads.search(listed)).toBe(before)
})

test.each(Object.entries(reads))(
  '%s: a new offer, a new name and the end of the offer are seen',
  async (name, read) => {
    await read(day)
    const { offerId } = await addOffer(ctx.q, { courseId, salePrice: 900_000 })
    await vi.waitFor(async () => expect(textOf(await read(day))).toContain('900000'))
    await ctx.q`update courses set title = ${`Sân ${name}`} where id = ${courseId}`
    await vi.waitFor(async () => expect(textOf(await read(day))).toContain(`Sân ${name}`))
    await ctx.q`update offers set is_active = false where id = ${offerId}`
    await vi.waitFor(async () => expect(textOf(await read(day))).not.toContain('900000'))
  },
)
