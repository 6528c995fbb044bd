import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBooks } from '#money/books/check-books'
import { bookGiven } from '#rounds/waitlist/book-given'
import { leaveWaitlist } from '#rounds/waitlist/leave'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { endTogether, entriesOf, fullCourse, fullStart, wait } from '#testing/bookings/waitlist'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember } from '#testing/golf'
import { readOnce } from '#testing/processes/server-process'
import { waitlistFaults } from '../simulation/waitlist-faults.ts'
import type { BookingTask } from './waitlist-child.ts'

/*
 * Places are freed, waited for, given and booked at the same moments: none is free and waited for at once, none is sold
 * twice, and the order of joining decides. The last tests leave out what orders them, and must see the damage.
 */

vi.setConfig({ testTimeout: 120_000 })

const now = '2026-11-20T08:00:00+07:00'
let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext({ WAITLIST_ENTRIES_PER_MEMBER: '1000' })
  ctx.clock.set(now)
})
afterEach(() => ctx.close())

/** Parties in the order of joining: the places they wait for, by turns. */
const sizes = [4, 2, 3, 1, 2]

type WantedPlaces = { players: number; mostPriceVnd: number }

/** A full course and so many entries; golfers join one after the other. */
async function waitingCourse(starts: number, entries: number) {
  const course = await fullCourse(ctx, { starts })
  const wanted: WantedPlaces[] = []
  const joined = await Promise.all(
    Array.from({ length: entries }, async (_, index) => {
      const players = sizes[index % sizes.length] ?? 1
      // every seventh pays less than any start costs, and is passed over
      const mostPriceVnd = index % 7 === 0 ? 1_000_000 : 2_000_000
      wanted.push({ players, mostPriceVnd })
      return { member: await addMember(ctx.q), players, mostPriceVnd }
    }),
  )
  for (const { member, players, mostPriceVnd } of joined) {
    await wait(ctx, member, { courseId: course.courseId, players, most_price: mostPriceVnd })
  }
  return { ...course, wanted, members: joined.map(({ member }) => member) }
}

/** Which entries get which start, by the printed rule: each start goes to the first ones that fit. */
function ruleOf(wanted: readonly WantedPlaces[], starts: number, capacity: number): (number | null)[] {
  const given: (number | null)[] = wanted.map(() => null)
  for (let start = 0; start < starts; start += 1) {
    let left = capacity
    wanted.forEach(({ players, mostPriceVnd }, index) => {
      if (given[index] !== null || players > left || mostPriceVnd < 2_000_000) return
      given[index] = start
      left -= players
    })
  }
  return given
}

async function startsOfBooked(courseId: number): Promise<(number | null)[]> {
  const rows = await ctx.q<{ start: number | null }>`
    select (extract(epoch from b.tee_time_at - ${fullStart(0)}::timestamptz) / 600)::int as start
    from waitlist_entries e left join bookings b on b.id = e.booking_id
    where e.course_id = ${courseId} order by e.id`
  return rows.map(({ start }) => start)
}

test('of five hundred entries each of fifty places freed at once goes to the right one', async () => {
  const { courseId, bookings, wanted } = await waitingCourse(13, 500)
  const begun = performance.now()
  await endTogether(ctx, bookings)
  const givenAfter = (performance.now() - begun) / 1000
  while ((await bookGiven(ctx)) > 0);
  const seconds = (performance.now() - begun) / 1000
  console.info(
    `52 places freed at once for 500 entries: given after ${givenAfter.toFixed(1)} s, booked after ${seconds.toFixed(1)} s`,
  )
  expect(await startsOfBooked(courseId)).toEqual(ruleOf(wanted, 13, 4))
  expect(await brokenPlaces(ctx.q)).toEqual([])
  expect(await waitlistFaults(ctx.q)).toEqual([])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('the same when the process that books them is killed in the middle', async () => {
  const { courseId, bookings, wanted } = await waitingCourse(13, 500)
  await endTogether(ctx, bookings)
  const child = fork(join(import.meta.dirname, 'waitlist-child.ts'), [], { execArgv: [], env: readOnce })
  const ended = once(child, 'exit')
  const task: BookingTask = { connection: ctx.database.connection, now }
  child.send(task)
  const booked = async () =>
    (await entriesOf(ctx.q, courseId)).filter(({ state }) => state === 'booked').length
  while ((await booked()) < 3) await sleep(5)
  child.kill('SIGKILL')
  await ended
  const midway = await booked()
  console.info(`the process was killed after ${midway} bookings`)
  expect(await brokenPlaces(ctx.q)).toEqual([])
  expect(await waitlistFaults(ctx.q)).toEqual([])
  while ((await bookGiven(ctx)) > 0);
  expect(await booked()).toBeGreaterThan(midway)
  expect(await startsOfBooked(courseId)).toEqual(ruleOf(wanted, 13, 4))
  expect(await brokenPlaces(ctx.q)).toEqual([])
  expect((await checkBooks(ctx.pool)).balanced).toBe(true)
})

test('bookings that end at once in transactions of their own give each place once, also with two servers', async () => {
  const { courseId, bookings, members } = await waitingCourse(8, 60)
  const ids = await entriesOf(ctx.q, courseId)
  await Promise.all([
    ...bookings.map((id) => endTogether(ctx, [id])),
    ...ids.slice(0, 6).map(({ id }, index) => {
      const member = members[index]
      return member && leaveWaitlist(ctx, member, id)
    }),
    bookGiven(ctx),
    bookGiven(ctx),
  ])
  await Promise.all([bookGiven(ctx), bookGiven(ctx)])
  while ((await bookGiven(ctx)) > 0);
  expect(await brokenPlaces(ctx.q)).toEqual([])
  expect(await waitlistFaults(ctx.q)).toEqual([])
  const states = (await entriesOf(ctx.q, courseId)).map(({ state }) => state)
  expect(states).not.toContain('given')
  const [twice] = await ctx.q<{ n: number }>`
    select count(*) - count(distinct booking_id) as n /* not null */ from waitlist_entries where booking_id is not null`
  expect(twice?.n).toBe(0)
})

/** A golfer joins while the places are freed: the transaction that frees them has not committed. */
async function joinAmidRelease() {
  const { courseId, bookings } = await fullCourse(ctx)
  const golfer = await addMember(ctx.q)
  const gate = await closeGate(ctx.pool, 'waitlist_entries', { on: 'insert' })
  const joining = wait(ctx, golfer, { courseId })
  await gate.reached()
  const ending = endTogether(ctx, bookings)
  await ending
  await gate.open()
  await joining
  return { courseId, ending }
}

test('a golfer who joins while places are freed gets them', async () => {
  const { courseId } = await joinAmidRelease()
  expect((await entriesOf(ctx.q, courseId)).map(({ state }) => state)).toEqual(['given'])
  expect(await waitlistFaults(ctx.q)).toEqual([])
})

test('without the look of an entry that joins, places are seen that are free and waited for', async () => {
  await ctx.q.text('drop trigger joined_entry_gets_free_places on waitlist_entries')
  await joinAmidRelease()
  expect(await waitlistFaults(ctx.q)).toEqual([
    expect.objectContaining({ rule: 'a place is free and waited for at once' }),
  ])
})

test('without the gift at commit, freed places are seen that are free and waited for', async () => {
  await ctx.q.text('drop trigger freed_places_are_given on tee_times')
  const { courseId, bookings } = await fullCourse(ctx)
  await wait(ctx, await addMember(ctx.q), { courseId })
  await endTogether(ctx, bookings)
  expect(await waitlistFaults(ctx.q)).toEqual([
    expect.objectContaining({ rule: 'a place is free and waited for at once' }),
  ])
})

/** Other golfers ask for the start by quick requests all the time while its places are freed. */
async function requestsAmidRelease() {
  const { courseId, bookings } = await fullCourse(ctx)
  await wait(ctx, await addMember(ctx.q), { courseId })
  const golfers = await Promise.all(Array.from({ length: 12 }, () => addMember(ctx.q)))
  const asks = golfers.map((golfer) => outcome(book(ctx, golfer, { courseId, at: fullStart(0), players: 4 })))
  await endTogether(ctx, bookings)
  const late = golfers.map((golfer) => outcome(book(ctx, golfer, { courseId, at: fullStart(0), players: 4 })))
  const answers = await Promise.all([...asks, ...late])
  return { courseId, answers }
}

test('a quick request cannot take what is freed for the line', async () => {
  const { courseId, answers } = await requestsAmidRelease()
  expect(new Set(answers)).toEqual(new Set(['booking.noTeeTime']))
  expect((await entriesOf(ctx.q, courseId)).map(({ state }) => state)).toEqual(['given'])
})

test('without the gift at commit, a quick request is seen to take it', async () => {
  await ctx.q.text('drop trigger freed_places_are_given on tee_times')
  const { courseId, answers } = await requestsAmidRelease()
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(1)
  expect((await entriesOf(ctx.q, courseId)).map(({ state }) => state)).toEqual(['waiting'])
})
