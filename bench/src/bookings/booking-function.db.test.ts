import { createTestDatabase, type TestDatabase } from '@teeviet/server/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBookingFunction } from './booking-function.ts'
import type { Recording } from './record-booking.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
  await db.q`create table booked (id bigint primary key, member_id bigint, places int)`
  await db.q`create table starts (course_id int, places_left int)`
  await db.q`insert into starts values (61, 4), (62, 4)`
  await db.q`create sequence booked_ids start 500`
})
afterAll(() => db.drop())

const golfer = (id: number) => ({
  id,
  vga: id,
  phone: '',
  fullname: '',
  sessionId: `session-${id}`,
  token: '',
})
const start = (courseId: number) => ({ courseId, teeTimeId: courseId * 1000, startsAt: 0 })
const ofRow = { rowCount: 1, row: undefined, columns: 0 }
const recording: Recording = {
  statements: [
    {
      name: 'number',
      text: `select nextval('booked_ids') as id`,
      values: [],
      answer: { rowCount: 1, row: { id: 400 }, columns: 1 },
    },
    {
      name: 'take',
      text: 'update starts set places_left = places_left - $1 where course_id = $2',
      values: [2, 61],
      answer: ofRow,
    },
    {
      name: 'store',
      text: 'insert into booked values ($1, $2, $3)',
      values: [400, 90_000_011, 2],
      answer: ofRow,
    },
  ],
  golfer: golfer(90_000_011),
  start: start(61),
  key: 'key',
}

it('writes for its golfer and start what the recorded statements wrote, and reports a write that changed nothing', async () => {
  const client = await db.pool.connect()
  try {
    const book = await createBookingFunction(client, recording, {
      golfer: golfer(90_000_022),
      start: start(62),
    })
    await book(client, golfer(90_000_033), start(62))
    const booked = await db.q`select member_id, places from booked order by id`
    expect(booked).toEqual([
      { member_id: 90_000_022, places: 2 },
      { member_id: 90_000_033, places: 2 },
    ])
    expect(await db.q`select * from starts order by course_id`).toEqual([
      { course_id: 61, places_left: 4 },
      { course_id: 62, places_left: 0 },
    ])
    await expect(book(client, golfer(90_000_033), start(63))).rejects.toThrow('did other work')
  } finally {
    client.release()
  }
})
