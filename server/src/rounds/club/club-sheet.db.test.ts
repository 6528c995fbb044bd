import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceptAsClub } from '#bookings/club/answer-as-club'
import type { Staff } from '#platform/context/actor'
import { closeTeeTimes } from '#rounds/staff/close/close'
import { give } from '#testing/allotment'
import { book } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { closeAsClub } from './club-closings.ts'
import { readClubSheet } from './club-sheet.ts'

const day = '2026-11-24'
const at = (clock: string) => `${day}T${clock}:00+07:00`

let ctx: TestContext
let operator: Staff
let club: Staff
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  operator = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  courseId = await addCourse(ctx.q)
  club = await addStaff(ctx.q, ['club'], [courseId])
  for (const clock of ['06:00', '06:08', '06:16']) await addTeeTime(ctx.q, { courseId, at: at(clock) })
})

const sheet = (staff = club) => readClubSheet(ctx, staff, { facility_id: courseId, day })
const request = async (clock: string) =>
  (await book(ctx, await addMember(ctx.q), { courseId, at: at(clock), players: 2 })).id_general_bill

test('a club sees every tee time of its day with the places and bookings, and no other club does', async () => {
  const id = await request('06:08')
  const { tee_times } = await sheet()
  expect(tee_times).toMatchObject([
    { held: 0, left: 4, bookings: [] },
    { held: 2, left: 2, bookings: [{ id: Number(id), state: 'requested', places: 2 }] },
    { held: 0, left: 4, bookings: [] },
  ])
  const other = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
  await expect(sheet(other)).rejects.toThrow('course.notFound')
})

test('players are named once the club has accepted the booking', async () => {
  await addClubPhones(ctx, courseId, ['0912000111'])
  const id = Number(await request('06:00'))
  const names = async () => (await sheet()).tee_times[0]?.bookings[0]
  expect(await names()).toMatchObject({
    name: '',
    players: [
      { name: '', is_unnamed: true },
      { name: '', is_unnamed: true },
    ],
  })
  const key = (await clubKeyOf(ctx, id)) ?? ''
  await acceptAsClub(ctx, { key, by: 'Lê Hoa', reference: 'VT-1' }, 'vi')
  const named = await names()
  expect(named?.name).not.toBe('')
  expect(named?.players.every(({ name }) => name !== '')).toBe(true)
})

test('an allotment counts for its tee times until its last hour, and the largest one decides', async () => {
  await give(ctx, club, { facility_id: courseId, time_to: '06:10', places: 2 })
  await give(ctx, club, { facility_id: courseId, time_to: '06:05', places: 3, release_hours: 24 })
  const allotted = async () => (await sheet()).tee_times.map((teeTime) => teeTime.allotted)
  expect(await allotted()).toEqual([3, 2, 0])
  ctx.clock.set(at('05:00'))
  expect(await allotted()).toEqual([2, 2, 0])
})

test('only the closings of the club itself are its own', async () => {
  const span = (clock: string) => ({
    facility_id: courseId,
    day_from: day,
    day_to: day,
    time_from: clock,
    time_to: clock,
    reason: 'maintenance' as const,
    note: '',
  })
  await closeAsClub(ctx, club, span('06:00'))
  await closeTeeTimes(ctx, operator, {
    ...span('06:08'),
    number_hole: undefined,
    bookings: [],
    end_reason: '',
    end_reason_code: undefined,
  })
  const { tee_times, closings } = await sheet()
  expect(tee_times.map(({ is_closed }) => is_closed)).toEqual([true, true, false])
  const isOwn = (place: number) => closings.find(({ id }) => id === tee_times[place]?.closing_id)?.is_own
  expect([isOwn(0), isOwn(1)]).toEqual([true, false])
})
