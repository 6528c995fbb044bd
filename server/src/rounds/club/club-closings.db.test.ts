import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listChanges } from '#golf/courses/golf-changes'
import type { Staff } from '#platform/context/actor'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { liftClosing } from '#rounds/staff/close/lift-closing'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { closeAsClub, listClubClosings, previewAsClub } from './club-closings.ts'

const day = '2026-11-24'
const at = (clock: string) => `${day}T${clock}:00+07:00`

let ctx: TestContext
let operator: Staff
let club: Staff
let otherClub: Staff
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  operator = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  courseId = await addCourse(ctx.q)
  club = await addStaff(ctx.q, ['club'], [courseId])
  otherClub = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
  for (const clock of ['06:00', '06:08', '06:16', '06:24'])
    await addTeeTime(ctx.q, { courseId, at: at(clock) })
})

const span = (time_from: string, time_to: string) => ({
  facility_id: courseId,
  day_from: day,
  day_to: day,
  time_from,
  time_to,
})
const close = (time_from = '06:08', time_to = '06:16', staff = club) =>
  closeAsClub(ctx, staff, { ...span(time_from, time_to), reason: 'maintenance', note: ' Xới green ' })
const request = async (clock: string) =>
  outcome(book(ctx, await addMember(ctx.q), { courseId, at: at(clock), players: 2 }))

test('a club closes a stretch of its course, and golfers cannot book it any more', async () => {
  expect(await previewAsClub(ctx, club, span('06:08', '06:16'))).toEqual({ tee_times: 2, bookings: 0 })
  expect(await close()).toEqual({ changed: 2, booked: 0 })
  expect(await listClubClosings(ctx, club, courseId)).toEqual([
    {
      id: expect.any(Number),
      day_from: day,
      day_to: day,
      time_from: '06:08',
      time_to: '06:16',
      tee_times: 2,
      reason: 'maintenance',
      note: 'Xới green',
      is_own: true,
    },
  ])
  expect(await request('06:08')).toBe('booking.noTeeTime')
  expect(await request('06:24')).toHaveProperty('id_general_bill')
  const [change] = await listChanges(ctx, { facility_id: courseId, limit: 1 })
  expect(change).toMatchObject({ subject: 'tee_sheet', act: 'closed' })
})

test('no booking ends by it: those on the closed times stay', async () => {
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), {
    courseId,
    at: at('06:08'),
    players: 3,
  })
  expect(await previewAsClub(ctx, club, span('06:00', '06:24'))).toEqual({ tee_times: 4, bookings: 1 })
  expect(await close('06:00', '06:24')).toEqual({ changed: 4, booked: 3 })
  const rows = await ctx.q<{ state: string; isKept: boolean }>`
    select b.state, h.kept_at is not null as "isKept" from bookings b join booking_tee_times h on h.booking_id = b.id
    where b.id = ${id}`
  expect(rows).toEqual([{ state: 'requested', isKept: true }])
})

test('a club lifts its own closings, and not those of the operator', async () => {
  await close('06:00', '06:08')
  await closeTeeTimes(ctx, operator, {
    ...span('06:16', '06:24'),
    number_hole: undefined,
    reason: 'other',
    note: '',
    bookings: [],
    end_reason: '',
  })
  const [own, operators] = await listClubClosings(ctx, club, courseId)
  expect([own?.is_own, operators?.is_own]).toEqual([true, false])
  expect(await outcome(liftClosing(ctx, club, operators?.id ?? 0))).toBe('request.forbidden')
  expect(await liftClosing(ctx, club, own?.id ?? 0)).toEqual({ changed: 2 })
  expect(await liftClosing(ctx, club, own?.id ?? 0)).toEqual({ changed: 0 })
  expect(await listClubClosings(ctx, club, courseId)).toMatchObject([{ is_own: false, tee_times: 2 }])
  expect(await request('06:08')).toHaveProperty('id_general_bill')
})

test('the operator lifts the closing of a club', async () => {
  await close()
  const [closing] = await listClubClosings(ctx, operator, courseId)
  expect(await liftClosing(ctx, operator, closing?.id ?? 0)).toEqual({ changed: 2 })
})

test('the course of another club is not there, and its closings cannot be lifted', async () => {
  await close()
  const [closing] = await listClubClosings(ctx, club, courseId)
  expect(await outcome(listClubClosings(ctx, otherClub, courseId))).toBe('course.notFound')
  expect(await outcome(previewAsClub(ctx, otherClub, span('06:00', '06:24')))).toBe('course.notFound')
  expect(await outcome(close('06:00', '06:24', otherClub))).toBe('course.notFound')
  expect(await liftClosing(ctx, otherClub, closing?.id ?? 0)).toEqual({ changed: 0 })
  expect(await listClubClosings(ctx, club, courseId)).toMatchObject([{ tee_times: 2 }])
})

test('what has passed is not listed', async () => {
  await close('06:00', '06:16')
  ctx.clock.set(at('06:08'))
  expect(await listClubClosings(ctx, club, courseId)).toMatchObject([{ time_from: '06:16', tee_times: 1 }])
  ctx.clock.set(at('06:16'))
  expect(await listClubClosings(ctx, club, courseId)).toEqual([])
})
