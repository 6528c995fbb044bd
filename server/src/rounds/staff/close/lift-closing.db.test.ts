import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listChanges } from '#golf/courses/golf-changes'
import type { Staff } from '#platform/context/actor'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff, addTeeTime } from '#testing/golf'
import { readStaffSheet } from '../staff-sheet.ts'
import { closeTeeTimes, openTeeTimes } from './close.ts'
import { liftClosing } from './lift-closing.ts'

let ctx: TestContext
let staff: Staff
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['sales'])
})
afterAll(() => ctx.close())

const days = ['2026-11-24', '2026-11-25'] as const
const clocks = ['06:00', '06:08', '06:16', '06:24']
beforeEach(async () => {
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  courseId = await addCourse(ctx.q)
  for (const day of days) {
    for (const clock of clocks) await addTeeTime(ctx.q, { courseId, at: `${day}T${clock}:00+07:00` })
  }
})

const span = (time_from: string, time_to: string) => ({
  facility_id: courseId,
  day_from: days[0],
  day_to: days[1],
  time_from,
  time_to,
  number_hole: undefined,
})
const close = (from: string, to: string, note: string) =>
  closeTeeTimes(ctx, staff, { ...span(from, to), reason: 'tournament', note, bookings: [], end_reason: '' })
const sheetOf = (day: (typeof days)[number]) => readStaffSheet(ctx, courseId, day)
const notes = async (day: (typeof days)[number]) =>
  (await sheetOf(day)).tee_times.map(({ is_closed, closed_note }) => (is_closed ? closed_note : 'open'))
const closingAt = async (place: number) => (await sheetOf(days[0])).tee_times[place]?.closing_id ?? 0

test('a closing is lifted as one, on all its days, and no other one of the same reason', async () => {
  await close('06:00', '06:08', 'BRG Open')
  await close('06:16', '06:24', 'Cup')
  const { closings } = await sheetOf(days[0])
  expect(closings).toMatchObject([
    { day_from: days[0], day_to: days[1], tee_times: 4 },
    { day_from: days[0], day_to: days[1], tee_times: 4 },
  ])
  expect(await liftClosing(ctx, staff, await closingAt(0))).toEqual({ changed: 4 })
  for (const day of days) expect(await notes(day)).toEqual(['open', 'open', 'Cup', 'Cup'])
  const [line] = await listChanges(ctx, { facility_id: courseId, limit: 1 })
  expect(line).toMatchObject({ act: 'opened', name: '2026-11-24–2026-11-25|06:00–06:08|4' })
})

test('closing answers with what it closed, by which it alone is opened again', async () => {
  await close('06:16', '06:24', 'Cup')
  const { changed, closing_id } = await close('06:00', '06:24', 'BRG Open')
  expect(changed).toBe(4)
  expect(await liftClosing(ctx, staff, closing_id ?? 0)).toEqual({ changed: 4 })
  for (const day of days) expect(await notes(day)).toEqual(['open', 'open', 'Cup', 'Cup'])
  expect(await close('06:16', '06:24', 'Again')).toMatchObject({ changed: 0, closing_id: null })
})

test('a tee time that was opened alone stays open to be closed for something else', async () => {
  await close('06:00', '06:24', 'BRG Open')
  const closing = await closingAt(0)
  await openTeeTimes(ctx, staff, { ...span('06:00', '06:00'), reason: 'tournament' })
  await close('06:00', '06:00', 'Cup')
  expect(await liftClosing(ctx, staff, closing)).toEqual({ changed: 6 })
  for (const day of days) expect(await notes(day)).toEqual(['Cup', 'open', 'open', 'open'])
})

test('two colleagues who lift it at once lift it once, and a repeat opens none', async () => {
  await close('06:00', '06:24', 'BRG Open')
  const closing = await closingAt(0)
  const lifted = await Promise.all([1, 2].map(() => liftClosing(ctx, staff, closing)))
  expect(lifted.map(({ changed }) => changed).toSorted()).toEqual([0, 8])
  expect(await liftClosing(ctx, staff, closing)).toEqual({ changed: 0 })
  expect(await listChanges(ctx, { facility_id: courseId, limit: 10 })).toHaveLength(2)
})

test('the decision to keep a booking on it is forgotten', async () => {
  const { id, courseId: course } = await bookingIn(ctx, 'paid')
  courseId = course
  await closeTeeTimes(ctx, staff, {
    ...span('06:00', '07:00'),
    reason: 'maintenance',
    note: '',
    bookings: [{ id, action: 'keep' }],
    end_reason: '',
  })
  const isKept = async () => (await sheetOf(days[0])).tee_times[0]?.bookings[0]?.is_kept
  expect(await isKept()).toBe(true)
  await liftClosing(ctx, staff, await closingAt(0))
  expect(await isKept()).toBe(false)
})

test('the database keeps no closing on an open tee time', async () => {
  const open = ctx.q`update tee_times set closing_id = 1 where course_id = ${courseId}`
  await expect(open).rejects.toMatchObject({ constraint: 'only_closed_has_a_closing' })
})
