import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { give } from '#testing/allotment'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { listChanges } from '../courses/golf-changes.ts'
import { listClubAllotments, takeBackAllotment } from './club-allotments.ts'

let ctx: TestContext
let club: Staff
let otherClub: Staff
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-23T09:00:00+07:00')
  courseId = await addCourse(ctx.q)
  club = await addStaff(ctx.q, ['club'], [courseId])
  otherClub = await addStaff(ctx.q, ['club'], [await addCourse(ctx.q)])
})

const allot = (given: Partial<Parameters<typeof give>[2]> = {}, staff = club) =>
  give(ctx, staff, { facility_id: courseId, ...given })
const acts = async () =>
  (await listChanges(ctx, { facility_id: courseId, limit: 9 })).map(({ subject, act }) => `${subject} ${act}`)

describe('a club', () => {
  test('gives an allotment, which is listed and in the trail of changes', async () => {
    const given = await allot({ day_kinds: ['weekend', 'weekday'], release_hours: 24 })
    expect(given).toEqual({
      id: expect.any(Number),
      facility_id: courseId,
      day_from: '2026-11-01',
      day_to: '2026-12-31',
      day_kinds: ['weekday', 'weekend'],
      time_from: '05:00',
      time_to: '18:00',
      places: 2,
      release_hours: 24,
    })
    expect(await listClubAllotments(ctx, club, courseId)).toEqual([given])
    const [change] = await listChanges(ctx, { facility_id: courseId, limit: 1 })
    expect(change).toMatchObject({
      subject: 'allotment',
      act: 'added',
      name: '2026-11-01–2026-12-31|weekday|weekend|05:00–18:00',
      fields: [
        { field: 'places', from: '', to: '2' },
        { field: 'release_hours', from: '', to: '24' },
      ],
    })
  })

  test('gives the same one once, however often it is sent', async () => {
    const given = await allot({ day_kinds: ['weekday', 'holiday'] })
    expect(await allot({ day_kinds: ['weekday', 'holiday'] })).toEqual(given)
    expect(await allot({ day_kinds: ['holiday', 'weekday', 'holiday'] })).toEqual(given)
    expect(await listClubAllotments(ctx, club, courseId)).toEqual([given])
    expect(await acts()).toEqual(['allotment added'])
  })

  test('gives the same one once when it is sent several times at once', async () => {
    const given = await Promise.all([allot(), allot(), allot()])
    expect(new Set(given.map(({ id }) => id)).size).toBe(1)
    expect(await acts()).toEqual(['allotment added'])
  })

  test('takes one back; a repeat answers the same and changes nothing', async () => {
    const given = await allot()
    expect(await takeBackAllotment(ctx, club, given.id)).toEqual(given)
    expect(await takeBackAllotment(ctx, club, given.id)).toEqual(given)
    expect(await listClubAllotments(ctx, club, courseId)).toEqual([])
    expect(await acts()).toEqual(['allotment ended', 'allotment added'])
    const rows = await ctx.q`select taken_back_by, taken_back_at from allotments where id = ${given.id}`
    expect(rows).toEqual([{ taken_back_by: club.id, taken_back_at: ctx.clock.now() }])
  })

  test('gives one again that it took back', async () => {
    const { id } = await allot()
    await takeBackAllotment(ctx, club, id)
    const again = await allot()
    expect(again.id).not.toBe(id)
    expect(await listClubAllotments(ctx, club, courseId)).toEqual([again])
  })

  test('gives none for days that have passed, and those that pass are no longer listed', async () => {
    expect(await outcome(allot({ day_to: '2026-11-22' }))).toBe('request.invalid')
    await allot({ day_to: '2026-11-23' })
    expect(await listClubAllotments(ctx, club, courseId)).toHaveLength(1)
    ctx.clock.set('2026-11-24T00:00:00+07:00')
    expect(await listClubAllotments(ctx, club, courseId)).toEqual([])
  })

  test('does not see the course of another club, gives none there and takes none back', async () => {
    const { id } = await allot()
    expect(await outcome(allot({}, otherClub))).toBe('course.notFound')
    expect(await outcome(listClubAllotments(ctx, otherClub, courseId))).toBe('course.notFound')
    expect(await outcome(takeBackAllotment(ctx, otherClub, id))).toBe('allotment.notFound')
    expect(await outcome(takeBackAllotment(ctx, club, id + 1_000))).toBe('allotment.notFound')
    expect(await listClubAllotments(ctx, club, courseId)).toHaveLength(1)
  })
})

test('the operator gives and takes back for any course, and for none that does not exist', async () => {
  const operator = await addStaff(ctx.q)
  const { id } = await allot({}, operator)
  expect(await listClubAllotments(ctx, operator, courseId)).toHaveLength(1)
  await takeBackAllotment(ctx, operator, id)
  expect(await listClubAllotments(ctx, club, courseId)).toEqual([])
  expect(await outcome(allot({ facility_id: 9_999_999 }, operator))).toBe('course.notFound')
})

test.each([
  ['days', '2026-11-02', '2026-11-01', '05:00', '06:00', 2, 0],
  ['clock times', '2026-11-01', '2026-11-02', '06:00', '05:00', 2, 0],
  ['places', '2026-11-01', '2026-11-02', '05:00', '06:00', 9, 0],
  ['hours', '2026-11-01', '2026-11-02', '05:00', '06:00', 2, -1],
])('the table refuses wrong %s', async (_what, from, to, first, last, places, hours) => {
  const stored = ctx.q`
    insert into allotments (course_id, first_day, last_day, day_kinds, time_from, time_to, places, release_hours, given_by,
      given_at)
    values (${courseId}, ${from}::date, ${to}::date, '{weekday}', ${first}::time, ${last}::time, ${places}, ${hours},
      ${club.id}, ${ctx.clock.now()})`
  await expect(stored).rejects.toThrow('check constraint')
})
