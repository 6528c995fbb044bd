import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { errorText } from '#platform/context/error-text'
import type { Reply } from '#testing/apps/wire'
import { addGolfers } from '#testing/bookings/golfers'
import { faultyStarts, soldStarts } from '#testing/bookings/holds'
import { type EngineHome, makeEngineHome } from '#testing/processes/server-home'
import type { ServerProcess } from '#testing/processes/server-process'
import { type BookingRequest, openSheet, promised, refusal, sendBooking, tally } from '#testing/rush'

// a machine with other work to do recovers slowly
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: EngineHome
let server: ServerProcess
beforeAll(async () => {
  home = await makeEngineHome()
  server = await home.start()
})
afterAll(() => home.remove())

test('three hundred golfers lose and gain nothing while server and database are killed under them', async () => {
  const golfers = await addGolfers(home.q, 300)
  const { courseId, times } = await openSheet(home.q, { starts: 50, capacity: 4 })
  const answers: Reply[] = []
  const rush = Promise.all(
    golfers.map(async (golfer, index) => {
      const request = { courseId, startsAt: times[index % times.length] ?? new Date() }
      const reply = await sendUntilAnswered(golfer, request)
      answers.push(reply)
      return { golfer, reply }
    }),
  )
  const answered = async (count: number) => {
    while (answers.length < count) await sleep(1)
  }

  await answered(40)
  await server.kill()
  server = await home.start()
  expect(server.log()).toContain('adopted the running database engine')

  await answered(120)
  const dead = server.kill()
  home.killEngine()
  await dead
  server = await home.start()
  expect(server.log()).not.toContain('adopted the running database engine')
  const reported = await rush

  expect(tally(answers)).toEqual({ '200 0': 200, [refusal('booking.noTeeTime')]: 100 })
  const starts = await soldStarts(home.q, courseId)
  expect(faultyStarts(starts)).toEqual([])
  expect(starts.filter(({ places_left }) => places_left !== 0)).toEqual([])
  // each golfer with a confirmed booking has it, and there is none without an answer
  const stored = await home.q<{ id: number; member_id: number }>`
    select id, member_id from bookings where course_id = ${courseId} and state = 'requested'`
  const acknowledged = reported.flatMap(({ golfer, reply }) => {
    const id = promised(reply)
    return id === null ? [] : [{ id, member_id: golfer.id }]
  })
  expect(byId(stored)).toEqual(byId(acknowledged))
  expect(await halfStored()).toEqual([])
})

test('ninety golfers lose and gain nothing while only the database crashes, and the server restarts it', async () => {
  const golfers = await addGolfers(home.q, 90)
  const { courseId, times } = await openSheet(home.q, { starts: 15, capacity: 4 })
  const answers: Reply[] = []
  const others: Reply[] = []
  const rush = Promise.all(
    golfers.map(async (golfer, index) => {
      const request = { courseId, startsAt: times[index % times.length] ?? new Date() }
      const reply = await sendUntilAnswered(golfer, request, others)
      answers.push(reply)
      return { golfer, reply }
    }),
  )
  while (answers.length < 20) await sleep(1)
  home.killEngine()
  const reported = await rush

  expect(tally(answers)).toEqual({ '200 0': 60, [refusal('booking.noTeeTime')]: 30 })
  const away = errorText('server.databaseAway', 'vi', { n: 5 })
  expect(Object.keys(tally(others))).toEqual([`503 503 ${away}`])
  expect(faultyStarts(await soldStarts(home.q, courseId))).toEqual([])
  const stored = await home.q<{ id: number; member_id: number }>`
    select id, member_id from bookings where course_id = ${courseId} and state = 'requested'`
  const acknowledged = reported.flatMap(({ golfer, reply }) => {
    const id = promised(reply)
    return id === null ? [] : [{ id, member_id: golfer.id }]
  })
  expect(byId(stored)).toEqual(byId(acknowledged))
  expect(await halfStored()).toEqual([])
  expect(server.log()).toContain('the database engine is back')
})

test('jobs, notifications between servers and pages resume after a database crash', async () => {
  const allowEngineStart = home.blockEngineStart()
  const answerOf = async (path: string) => {
    const { status, headers } = await fetch(`${home.url}${path}`)
    return [status, headers.get('retry-after')]
  }
  await expect.poll(async () => (await answerOf('/readyz'))[0]).toBe(503)
  await expect.poll(() => answerOf('/wap/top-course')).toEqual([503, '5'])
  await expect.poll(() => server.log()).toContain('the database engine did not come back yet')
  allowEngineStart()
  await expect
    .poll(async () => (await fetch(`${home.url}/wap/top-course`)).status, { timeout: 30_000 })
    .toBe(200)
  await expect.poll(() => server.log()).toContain('the LISTEN connection is restored')
  const [golfer] = await addGolfers(home.q, 1)
  if (!golfer) throw new Error('no golfer')
  const { courseId, times } = await openSheet(home.q, { starts: 1, capacity: 4, instant: true })
  const reply = await sendBooking(home.url, golfer, { courseId, startsAt: times[0] ?? new Date() })
  expect(tally([reply])).toEqual({ '200 0': 1 })
  const sent = () =>
    home.q`select 1 from messages where booking_id = ${promised(reply)} and sent_at is not null`
  await expect.poll(async () => (await sent()).length, { timeout: 20_000 }).toBeGreaterThan(0)
})

test('are seen to lose bookings when the database answers before it has written', async () => {
  for (const setting of [
    "synchronous_commit = 'off'",
    "wal_writer_delay = '10s'",
    "wal_writer_flush_after = '1GB'",
  ]) {
    await home.q.text(`alter system set ${setting}`)
  }
  await home.q.text('select pg_reload_conf()')
  const golfers = await addGolfers(home.q, 20)
  const { courseId, times } = await openSheet(home.q, { starts: 5, capacity: 4 })
  await home.q.text('checkpoint')
  const replies = await Promise.all(
    golfers.map((golfer, index) =>
      sendBooking(home.url, golfer, { courseId, startsAt: times[index % times.length] ?? new Date() }),
    ),
  )
  expect(tally(replies)).toEqual({ '200 0': 20 })
  const dead = server.kill()
  home.killEngine()
  await dead
  server = await home.start()
  const [stored] = await home.q<{ count: number }>`
    select count(*) from bookings where course_id = ${courseId}`
  expect(stored?.count).toBeLessThan(20)
})

const byId = <T extends { id: number }>(rows: readonly T[]) => rows.toSorted((a, b) => a.id - b.id)

/** Like a browser: the same request under its own key, until it is answered. */
async function sendUntilAnswered(
  golfer: Parameters<typeof sendBooking>[1],
  request: BookingRequest,
  others: Reply[] = [],
): Promise<Reply> {
  const key = randomUUID()
  for (;;) {
    const reply = await sendBooking(home.url, golfer, request, key).catch(() => null)
    if (reply && reply.status < 500) return reply
    if (reply) others.push(reply)
    // hundreds that ask at once would keep the machine from starting the server again
    await sleep(1_000)
  }
}

/** Bookings without their bill, player, first line of the trail or next deadline: each is there once, or nothing is. */
function halfStored() {
  return home.q`
    select b.id from bookings b where
      (select count(*) from bills where id = b.id) <> 1
      or (select count(*) from bill_services where bill_id = b.id) <> 1
      or (select count(*) from booking_players where booking_id = b.id) <> 1
      or (select count(*) from booking_events where booking_id = b.id) <> 1
      or (select count(*) from pgboss.job where name = 'booking-deadline' and data->>'bookingId' = b.id::text) <> 1`
}
