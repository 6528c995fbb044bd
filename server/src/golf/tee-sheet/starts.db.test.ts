import { afterAll, beforeAll, expect, test } from 'vitest'
import { notify, openEvents } from '#platform/database/listen'
import { queryBy } from '#platform/database/sql'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime } from '#testing/golf'
import { silentLog } from '#testing/log'
import { readSheet, readStarts } from './starts.ts'

const [day, next] = ['2026-11-25', '2026-11-26']
const courseIds: number[] = []
let ctx: TestContext
let reads = 0

beforeAll(async () => {
  const made = await createTestContext()
  const events = await openEvents(made.database.connection, silentLog)
  ctx = { ...made, events, close: () => events.close().then(() => made.close()) }
  for (let count = 0; count < 2; count += 1) courseIds.push(await addCourse(ctx.q))
  for (const courseId of courseIds) {
    for (const at of [`${day}T08:00`, `${day}T08:08`, `${next}T08:00`]) {
      await addTeeTime(ctx.q, { courseId, at: `${at}:00+07:00` })
    }
  }
  await newsHasCome()
})
afterAll(() => ctx.close())

/** Waits until all earlier notifications have been handled. */
async function newsHasCome() {
  await new Promise<void>((resolve) => {
    ctx.events.subscribe('end', () => resolve())
    void notify(ctx.q, 'end', {})
  })
}

/** The places left on a course's day, from the cache; counts its reads. */
async function placesOn(courseId: number, asked: string): Promise<number[]> {
  const q = queryBy((statement) => {
    reads += 1
    return ctx.q.text(statement.text, statement.values)
  })
  const sheet = await readSheet({ ...ctx, q }, [courseId], asked)
  return (sheet.get(courseId) ?? []).map(({ placesLeft }) => placesLeft)
}

test('places taken are seen by the next read, and no other course or day is read again', async () => {
  const [first = 0, second = 0] = courseIds
  for (const courseId of courseIds) for (const asked of [day, next]) await placesOn(courseId, asked)
  await ctx.q`update tee_times set places_left = 1
    where play_date = ${day} and course_id = ${first} and starts_at = ${`${day}T08:08:00+07:00`}`
  await newsHasCome()
  reads = 0
  expect(await placesOn(second, day)).toEqual([4, 4])
  expect(await placesOn(first, next)).toEqual([4])
  expect(reads).toBe(0)
  expect(await placesOn(first, day)).toEqual([4, 1])
  expect(reads).toBe(1)
})

test('a tee time that is added or removed is seen by the next read', async () => {
  const [first = 0] = courseIds
  await placesOn(first, next)
  await addTeeTime(ctx.q, { courseId: first, at: `${next}T09:00:00+07:00` })
  await newsHasCome()
  expect(await placesOn(first, next)).toHaveLength(2)
  await ctx.q`delete from tee_times where play_date = ${next} and course_id = ${first}`
  await newsHasCome()
  expect(await placesOn(first, next)).toEqual([])
})

test('the starts of several courses come in one order', async () => {
  const starts = await readStarts(ctx, courseIds, day)
  expect(
    starts.map(({ courseId, startsAt }) => [new Date(startsAt).toISOString().slice(11, 16), courseId]),
  ).toEqual([
    ['01:00', courseIds[0]],
    ['01:00', courseIds[1]],
    ['01:08', courseIds[0]],
    ['01:08', courseIds[1]],
  ])
})
