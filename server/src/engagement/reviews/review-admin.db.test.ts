import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { addRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  courseId = await addCourseWith(ctx.q, {})
  const golfer = await addMember(ctx.q, 'Trần Bình')
  app.signInAs(golfer)
  for (const [content, rating] of [
    ['Hay', 5],
    ['Tệ', 1],
  ] as const) {
    await addRound(ctx.q, { courseId, booker: golfer, teeTimeAt: ctx.clock.now() })
    await app.ask(calls['POST /api/services/send_feedback_facility'], {
      id: courseId,
      review_content: content,
      review_rating: rating,
    })
  }
  app.as(admin)
})

const hide = calls['POST /api/staff/reviews/:id/hide']
const reply = calls['POST /api/staff/reviews/:id/reply']
const list = (asked: object = {}) =>
  app.ask(calls['GET /api/staff/reviews'], { facility_id: courseId, ...asked })
const ofGolfers = () => app.ask(calls['GET /api/services/list_feedback_facility'], { id: courseId })
const rating = async () => {
  const [row] = await ctx.q`select rating_sum, rating_count from courses where id = ${courseId}`
  return row
}

test('a hidden review is on no page and in no rating, until it is shown again', async () => {
  const [bad] = await list()
  const { id = 0, revision = 0 } = bad ?? {}
  const hidden = await app.ask(hide, { id, revision, reason: 'Lời lẽ xúc phạm' })
  expect(hidden).toMatchObject({ hidden_reason: 'Lời lẽ xúc phạm' })
  expect((await ofGolfers()).reviews.data.map(({ review_content }) => review_content)).toEqual(['Hay'])
  expect((await ofGolfers()).count[0]).toEqual({ review_rating: 5, count: 1 })
  expect(await rating()).toEqual({ rating_sum: 5, rating_count: 1 })
  expect((await list({ state: 'hidden' })).map((one) => one.id)).toEqual([id])
  await app.ask(calls['POST /api/staff/reviews/:id/show'], { id, revision: hidden.revision })
  expect((await ofGolfers()).reviews.total).toBe(2)
  expect(await rating()).toEqual({ rating_sum: 6, rating_count: 2 })
})

test('hidden by two at once, a review is taken out of the rating once', async () => {
  const [bad] = await list()
  const { id = 0, revision = 0 } = bad ?? {}
  const both = await Promise.all(
    [1, 2].map(() => app.browser.post(`/api/staff/reviews/${id}/hide`, { revision, reason: 'Trùng' })),
  )
  expect(both.map(({ error_code }) => error_code).sort()).toEqual([0, 409])
  expect(await rating()).toEqual({ rating_sum: 5, rating_count: 1 })
})

test('an answer is shown under its review for all to read, and can be withdrawn', async () => {
  const [, good] = await list()
  const { id = 0, revision = 0 } = good ?? {}
  const answered = await app.ask(reply, { id, revision, reply: 'Cảm ơn bạn.', reply_by: 'club' })
  const shown = async () => (await ofGolfers()).reviews.data.find((one) => one.id === id)?.reply
  expect(await shown()).toEqual({ by: 'club', text: 'Cảm ơn bạn.', at: ctx.clock.now().getTime() })
  expect((await list({ state: 'unanswered' })).map((one) => one.content)).toEqual(['Tệ'])
  await app.ask(reply, { id, revision: answered.revision, reply: '', reply_by: 'club' })
  expect(await shown()).toBeNull()
})

test('hiding needs a reason and an administrator', async () => {
  const [bad] = await list()
  const { id = 0, revision = 0 } = bad ?? {}
  expect((await app.refused(hide, { id, revision, reason: ' ' })).error_code).toBe(1802)
  expect((await app.refused(hide, { id: 999_999, revision, reason: 'x' })).error_code).toBe(404)
  await app.newStaff('staff', 'sales')
  expect((await app.refused(hide, { id, revision, reason: 'x' })).error_code).toBe(403)
  expect(await rating()).toEqual({ rating_sum: 6, rating_count: 2 })
})
