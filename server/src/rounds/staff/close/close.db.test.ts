import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listChanges } from '#golf/courses/golf-changes'
import { changePlaces } from '#golf/tee-sheet/change-places'
import { takePlaces } from '#golf/tee-sheet/take-places'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { readStaffSheet } from '../staff-sheet.ts'
import { closeTeeTimes, openTeeTimes } from './close.ts'

const day = '2026-11-24'
let ctx: TestContext
let staff: Staff
let courseId: number

beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  courseId = await addCourse(ctx.q)
})

const at = (clock: string, on = day) => `${on}T${clock}:00+07:00`
const span = (time_from: string, time_to = time_from) => ({
  facility_id: courseId,
  day_from: day,
  day_to: day,
  time_from,
  time_to,
  number_hole: undefined,
})
/** No booking is on a closed time here: close-with-bookings.db.test.ts covers those. */
const undecided = { bookings: [], end_reason: '' }
const take = (clock: string, players: number) =>
  inTransaction(ctx.pool, (q) =>
    takePlaces(q, { courseId, startsAt: new Date(at(clock)), players, now: ctx.clock.now() }),
  )
const closed = async () => {
  const { tee_times } = await readStaffSheet(ctx, courseId, day)
  return tee_times.map(({ is_closed, closed_for }) => (is_closed ? (closed_for ?? 'closed') : 'open'))
}

describe('closing a stretch', () => {
  beforeEach(async () => {
    for (const clock of ['06:00', '06:08', '06:16', '06:24'])
      await addTeeTime(ctx.q, { courseId, at: at(clock) })
  })

  test('closes the times within it, both ends included, and golfers cannot take them any more', async () => {
    const done = await closeTeeTimes(ctx, staff, {
      ...span('06:08', '06:16'),
      reason: 'tournament',
      note: ' BRG Open ',
      ...undecided,
    })
    expect(done).toMatchObject({ changed: 2, booked: 0, ended: 0 })
    expect(await closed()).toEqual(['open', 'tournament', 'tournament', 'open'])
    expect(await take('06:08', 2)).toBeNull()
    expect(await take('06:00', 2)).not.toBeNull()
    const [line] = await listChanges(ctx, { facility_id: courseId, limit: 1 })
    expect(line).toMatchObject({ act: 'closed', name: '2026-11-24|06:08–06:16|2' })
    expect(line?.fields).toContainEqual({ field: 'note', from: '', to: 'BRG Open' })
  })

  test('counts the places that are booked on it, which stay', async () => {
    await take('06:08', 3)
    expect(
      await closeTeeTimes(ctx, staff, {
        ...span('06:00', '06:24'),
        reason: 'weather',
        note: '',
        ...undecided,
      }),
    ).toMatchObject({ changed: 4, booked: 3, ended: 0 })
    expect((await readStaffSheet(ctx, courseId, day)).tee_times.map(({ left }) => left)).toEqual([4, 1, 4, 4])
  })

  test('leaves a colleague’s closing and its reason as they are, also when it is opened again', async () => {
    await closeTeeTimes(ctx, staff, { ...span('06:16'), reason: 'maintenance', note: '', ...undecided })
    await closeTeeTimes(ctx, staff, {
      ...span('06:00', '06:24'),
      reason: 'tournament',
      note: '',
      ...undecided,
    })
    expect(await closed()).toEqual(['tournament', 'tournament', 'maintenance', 'tournament'])
    expect(await openTeeTimes(ctx, staff, { ...span('06:00', '06:24'), reason: 'tournament' })).toEqual({
      changed: 3,
    })
    expect(await closed()).toEqual(['open', 'open', 'maintenance', 'open'])
    expect(await openTeeTimes(ctx, staff, { ...span('06:16'), reason: undefined })).toEqual({ changed: 1 })
    expect(await take('06:16', 4)).not.toBeNull()
  })

  test('touches nothing that has started, and asks for no more than two months', async () => {
    ctx.clock.set(at('06:10'))
    const done = await closeTeeTimes(ctx, staff, {
      ...span('06:00', '06:24'),
      reason: 'club',
      note: '',
      ...undecided,
    })
    expect(done.changed).toBe(2)
    const long = { ...span('06:00'), day_to: '2027-01-25' }
    expect(() => closeTeeTimes(ctx, staff, { ...long, reason: 'club', note: '', ...undecided })).toThrow(
      'teeSheet.tooManyDays',
    )
  })
})

describe('the places of a tee time', () => {
  const change = (
    id: number,
    changed: { capacity?: number; outside?: number },
    seen = { capacity: 4, outside: 0 },
  ) =>
    changePlaces(ctx, staff, {
      id,
      day,
      ...seen,
      ...changed,
      seen_capacity: seen.capacity,
      seen_outside: seen.outside,
    })

  test('go to other channels and come back, as long as they are free', async () => {
    const id = await addTeeTime(ctx.q, { courseId, at: at('07:00') })
    await take('07:00', 2)
    expect(await change(id, { outside: 2 })).toEqual({ left: 0 })
    expect(await take('07:00', 1)).toBeNull()
    expect(await change(id, { outside: 1 }, { capacity: 4, outside: 2 })).toEqual({ left: 1 })
  })

  test('are never fewer than the booked places', async () => {
    const id = await addTeeTime(ctx.q, { courseId, at: at('07:00') })
    await take('07:00', 3)
    await expect(change(id, { outside: 2 })).rejects.toThrow('teeSheet.sold')
    await expect(change(id, { capacity: 2 })).rejects.toThrow('teeSheet.sold')
    expect(await placesLeft(ctx.q, id)).toBe(1)
    const forced = ctx.q`update tee_times set external_places = 2, places_left = places_left - 2 where id = ${id}`
    await expect(forced).rejects.toThrow('places_are_sold_once')
  })

  test('are either sold here or given away when both happen at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const clock = `08:${String(round).padStart(2, '0')}`
      const id = await addTeeTime(ctx.q, { courseId, at: at(clock) })
      const [taken, given] = await Promise.allSettled([take(clock, 3), change(id, { outside: 2 })])
      const isTaken = taken.status === 'fulfilled' && taken.value !== null
      expect([isTaken, given.status === 'fulfilled']).toEqual([isTaken, !isTaken])
      expect(await placesLeft(ctx.q, id)).toBe(isTaken ? 1 : 2)
    }
  })

  test('are not changed by who saw them as they were before', async () => {
    const id = await addTeeTime(ctx.q, { courseId, at: at('07:00') })
    await change(id, { outside: 1 })
    await expect(change(id, { capacity: 3 })).rejects.toThrow('staff.changedMeanwhile')
  })
})

test('the sheet distinguishes sold and held places, with their bookings', async () => {
  const paid = await bookingIn(ctx, 'paid')
  const [sold] = (await readStaffSheet(ctx, paid.courseId, day)).tee_times
  expect(sold).toMatchObject({
    sold: 2,
    held: 0,
    left: 2,
    bookings: [{ id: paid.id, places: 2, state: 'paid' }],
  })
  const placed = await bookingIn(ctx, 'placed')
  const [held] = (await readStaffSheet(ctx, placed.courseId, day)).tee_times
  expect(held).toMatchObject({ sold: 0, held: 2, left: 2, bookings: [{ id: placed.id }] })
})
