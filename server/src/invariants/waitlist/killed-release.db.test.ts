import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bookGiven } from '#rounds/waitlist/book-given'
import { brokenPlaces } from '#testing/bookings/bookings'
import { endTogether, entriesOf, fullCourse, wait } from '#testing/bookings/waitlist'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember } from '#testing/golf'
import { readOnce } from '#testing/processes/server-process'
import type { Moment } from '../killed/pause.ts'
import { waitlistFaults } from '../simulation/waitlist-faults.ts'
import type { ReleaseTask } from './release-child.ts'

/*
 * The process that ends a booking and frees its places for the waitlist is killed: before its commit, within the gift,
 * and after the commit. Either nothing has happened, or the places are given; none is free and waited for. In the twin
 * the gift is not part of the transaction, and the kill after the commit must show such places.
 */

vi.setConfig({ testTimeout: 60_000 })

const now = '2026-11-20T08:00:00+07:00'
let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set(now)
})
afterEach(() => ctx.close())

/** A full course with one golfer who waits for its places. */
async function waiting() {
  const course = await fullCourse(ctx)
  await wait(ctx, await addMember(ctx.q), { courseId: course.courseId })
  return course
}

/** Starts a process that frees the places; `die` kills it and ends what it has open in the database. */
function freeInProcess(bookings: readonly number[], moment: Moment | null) {
  const child = fork(join(import.meta.dirname, 'release-child.ts'), [], { execArgv: [], env: readOnce })
  const paused = once(child, 'message')
  const task: ReleaseTask = { connection: ctx.database.connection, now, bookings, moment }
  child.send(task)
  const die = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    // of the dead process; the transaction would else hold its locks until the engine notices
    await ctx.q`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (state = 'idle in transaction' or wait_event = 'advisory')`
  }
  return { paused, die }
}

const statesOf = async (courseId: number) => (await entriesOf(ctx.q, courseId)).map(({ state }) => state)

async function expectSound() {
  expect(await brokenPlaces(ctx.q)).toEqual([])
  expect(await waitlistFaults(ctx.q)).toEqual([])
}

/** Nothing has happened: the next server frees and gives the places. */
async function expectUndone({ courseId, bookings }: { courseId: number; bookings: number[] }) {
  await expect.poll(() => statesOf(courseId)).toEqual(['waiting'])
  await expectSound()
  await endTogether(ctx, bookings)
  expect(await statesOf(courseId)).toEqual(['given'])
  await expectSound()
}

test('killed before the commit, nothing is freed and nothing given', async () => {
  const course = await waiting()
  const { paused, die } = freeInProcess(course.bookings, { step: 0, when: 'before' })
  await paused
  await die()
  await expectUndone(course)
})

test('killed within the gift, nothing is freed and nothing given', async () => {
  const course = await waiting()
  const gate = await closeGate(ctx.pool, 'waitlist_entries', { on: 'update' })
  const { die } = freeInProcess(course.bookings, null)
  await gate.reached()
  await die()
  await gate.open()
  await expectUndone(course)
})

test('killed after the commit, the places are given, and the next server books them', async () => {
  const { courseId, bookings } = await waiting()
  const { paused, die } = freeInProcess(bookings, { step: 0, when: 'after' })
  await paused
  await die()
  expect(await statesOf(courseId)).toEqual(['given'])
  await expectSound()
  expect(await bookGiven(ctx)).toBe(1)
  expect(await statesOf(courseId)).toEqual(['booked'])
  await expectSound()
})

test('without the gift at commit, a kill after it leaves places that are free and waited for (twin)', async () => {
  const { courseId, bookings } = await waiting()
  await ctx.q.text('drop trigger freed_places_are_given on tee_times')
  const { paused, die } = freeInProcess(bookings, { step: 0, when: 'after' })
  await paused
  await die()
  expect(await statesOf(courseId)).toEqual(['waiting'])
  expect(await waitlistFaults(ctx.q)).toEqual([
    expect.objectContaining({ rule: 'a place is free and waited for at once' }),
  ])
})
