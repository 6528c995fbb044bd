import { afterEach, describe, expect, test } from 'vitest'
import { takeBackAllotment } from '#golf/allotments/club-allotments'
import { give } from '#testing/allotment'
import { book, brokenPlaces } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * Requests that arrive together for a tee time of which the club gave two places are confirmed at once for two places at
 * most, and none is after the allotment was taken back. The other tests switch the guards off and must see the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const at = '2026-11-24T06:30:00+07:00'

async function open(guards: readonly Guard[] = []) {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const club = await addStaff(ctx.q, ['club'], [courseId])
  const { id } = await give(ctx, club, { facility_id: courseId })
  const passed = switchOff(ctx.pool, guards)
  return {
    passed,
    request: async () => book(ctx, await addMember(ctx.q), { courseId, at }),
    takeBack: () => takeBackAllotment(ctx, club, id),
  }
}

/** How many places were confirmed at once, and how many wait for the club. */
async function places(): Promise<{ atOnce: number; asked: number }> {
  const [row] = await ctx.q<{ atOnce: number; asked: number }>`
    select coalesce(sum(h.places) filter (where b.state = 'placed'), 0)::int as "atOnce",
      coalesce(sum(h.places) filter (where b.state = 'requested'), 0)::int as asked
    from bookings b join booking_tee_times h on h.booking_id = b.id`
  return { atOnce: row?.atOnce ?? 0, asked: row?.asked ?? 0 }
}

/** Takes the places in one statement and counts in another what was left before. */
const placesAreCountedOnceTaken: Guard = {
  sql: /capacity - external_places - places_left as held_places/,
  instead:
    'capacity - external_places - (select places_left from tee_times seen where seen.id = tee_times.id) + 1 as held_places',
}
const allotmentIsLocked: Guard = { sql: /(from allotments[\s\S]*order by id) for share/, instead: '$1' }

describe('many requests for a tee time with four places of which two are allotted', () => {
  /** All of them wait at the tee time before the first one is stored. */
  async function rush(guards: readonly Guard[] = []) {
    const { request, passed } = await open(guards)
    const gate = await closeGate(ctx.pool, 'bookings')
    const first = request()
    await gate.reached()
    const others = Array.from({ length: 7 }, request)
    await waitingForLocks(ctx.q, 8)
    await gate.open()
    const results = await Promise.allSettled([first, ...others])
    return { refused: results.filter(({ status }) => status === 'rejected').length, passed: passed() }
  }

  test('are confirmed at once for two places; two more ask the club', async () => {
    expect((await rush()).refused).toBe(4)
    expect(await places()).toEqual({ atOnce: 2, asked: 2 })
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('are seen to be confirmed beyond the allotment when the places are not counted as they are taken', async () => {
    const { passed } = await rush([placesAreCountedOnceTaken])
    expect(passed).toEqual([8])
    expect((await places()).atOnce).toBeGreaterThan(2)
  })
})

describe('an allotment that is taken back while a request is under way', () => {
  test('waits for the request that counts on it, and holds for every one after it', async () => {
    const { request, takeBack } = await open()
    const gate = await closeGate(ctx.pool, 'bookings')
    const before = request()
    await gate.reached()
    const takenBack = takeBack()
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect((await before).state).toBe('placed')
    await takenBack
    expect((await request()).state).toBe('requested')
  })

  test('first makes the request ask the club', async () => {
    const { request, takeBack } = await open()
    const gate = await closeGate(ctx.pool, 'golf_changes')
    const takenBack = takeBack()
    await gate.reached()
    const after = request()
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    await takenBack
    expect((await after).state).toBe('requested')
  })

  test('is seen to be taken back before a request that is confirmed by it, without the lock', async () => {
    const { request, takeBack, passed } = await open([allotmentIsLocked])
    const gate = await closeGate(ctx.pool, 'bookings')
    const before = request()
    await gate.reached()
    await takeBack()
    await gate.open()
    expect((await before).state).toBe('placed')
    expect(passed()).toEqual([1])
  })
})
