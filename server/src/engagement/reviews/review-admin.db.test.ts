import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStaffSession } from '#identity/staff/sessions'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { addRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addMember, addStaff } from '#testing/golf'

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

describe('the account of a club', () => {
  const ofClub = (asked: object = {}) =>
    app.ask(calls['GET /api/club/reviews'], { facility_id: courseId, ...asked })
  const answer = calls['POST /api/club/reviews/:id/reply']
  async function signInClub(courseIds = [courseId]) {
    const account = await addStaff(ctx.q, ['club'], courseIds)
    app.as(await openStaffSession(ctx, account.id))
  }

  test('sees what golfers wrote about its course and answers it in its own name', async () => {
    await signInClub()
    const [bad] = await ofClub()
    const { id = 0, revision = 0 } = bad ?? {}
    const answered = await app.ask(answer, { id, revision, reply: 'Chúng tôi đã sửa mặt cỏ.' })
    const shown = async () => (await ofGolfers()).reviews.data.find((one) => one.id === id)?.reply
    expect(await shown()).toMatchObject({ by: 'club', text: 'Chúng tôi đã sửa mặt cỏ.' })
    expect((await app.acts()).at(-1)).toMatchObject({ what: 'review.answered', subject: `review:${id}` })
    await app.ask(answer, { id, revision: answered.revision, reply: '' })
    expect(await shown()).toBeNull()
  })

  test('neither sees nor answers reviews of another course, nor hidden ones', async () => {
    const [bad, good] = await list()
    await app.ask(hide, { id: bad?.id ?? 0, revision: bad?.revision ?? 0, reason: 'Lời lẽ xúc phạm' })
    await signInClub()
    expect((await ofClub()).map(({ content }) => content)).toEqual(['Hay'])
    const hidden = { id: bad?.id ?? 0, revision: (bad?.revision ?? 0) + 1, reply: 'x' }
    expect((await app.refused(answer, hidden)).error_code).toBe(404)
    await signInClub([await addCourseWith(ctx.q, {})])
    const asked = { facility_id: courseId }
    expect((await app.refused(calls['GET /api/club/reviews'], asked)).error_code).toBe(404)
    const others = { id: good?.id ?? 0, revision: good?.revision ?? 0, reply: 'x' }
    expect((await app.refused(answer, others)).error_code).toBe(404)
    expect((await app.refused(answer, { id: 999_999, revision: 1, reply: 'x' })).error_code).toBe(404)
  })

  test('leaves an answer of the operator as it is, and one it has not seen yet', async () => {
    const [bad, good] = await list()
    const [badId, goodId] = [bad?.id ?? 0, good?.id ?? 0]
    const { revision } = await app.ask(reply, {
      id: badId,
      revision: bad?.revision ?? 0,
      reply: 'Xin lỗi bạn.',
      reply_by: 'operator',
    })
    await signInClub()
    expect((await app.refused(answer, { id: badId, revision, reply: 'Khác' })).error_code).toBe(409)
    expect((await app.refused(answer, { id: badId, revision, reply: '' })).error_code).toBe(409)
    const stale = { id: goodId, revision: (good?.revision ?? 0) + 1, reply: 'Khác' }
    expect((await app.refused(answer, stale)).error_code).toBe(409)
    const replies = (await ofGolfers()).reviews.data.map((one) => one.reply?.text ?? null)
    expect(replies).toEqual(['Xin lỗi bạn.', null])
  })
})
