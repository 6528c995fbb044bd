import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { addRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addMember } from '#testing/golf'
import { listReviews } from './list-reviews.ts'
import { markHelpful } from './mark-helpful.ts'

let ctx: TestContext
let app: ReadApp
let author: Member
let reader: Member
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
  author = await addMember(ctx.q)
  reader = await addMember(ctx.q)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  courseId = await addCourseWith(ctx.q, {})
})

const send = calls['POST /api/services/send_feedback_facility']
const mark = calls['POST /api/services/mark_review_helpful']
const mayReview = calls['GET /api/services/can_review_facility']

async function write(content: string, scores: object = {}): Promise<number> {
  const teeTimeAt = new Date(ctx.clock.now().getTime() - 24 * 3600_000)
  await addRound(ctx.q, { courseId, booker: author, teeTimeAt })
  app.signInAs(author)
  const fields = { id: courseId, review_content: content, review_rating: '4', ...scores }
  return (await app.ask(send, fields)).id
}

async function vote(member: Member, id: number, isHelpful: 0 | 1 = 1): Promise<number> {
  app.signInAs(member)
  return (await app.ask(mark, { id, is_helpful: isHelpful })).helpful
}

describe('what a review rates besides the course', () => {
  test('is shown with the review, and its average with the course', async () => {
    await write('Nhanh', { score_greens: 5, score_value: 2 })
    await write('Vui', { score_greens: 4 })
    await write('Chỉ số sao')
    const { scores, reviews } = await listReviews(ctx, courseId, { page: 1, limit: 10 })
    expect(scores).toEqual({ greens: 4.5, fairways: null, caddie: null, value: 2 })
    expect(reviews.data.map((review) => review.scores)).toEqual([
      { greens: null, fairways: null, caddie: null, value: null },
      { greens: 4, fairways: null, caddie: null, value: null },
      { greens: 5, fairways: null, caddie: null, value: 2 },
    ])
  })

  test('leaves the average when staff hide the review', async () => {
    await write('Tốt', { score_caddie: 5 })
    const id = await write('Quảng cáo', { score_caddie: 1 })
    await ctx.q`update reviews set hidden_at = ${ctx.clock.now()}, hidden_reason = 'ad' where id = ${id}`
    expect((await listReviews(ctx, courseId, { page: 1, limit: 10 })).scores.caddie).toBe(5)
  })

  test.each([0, 6, 3.5])('is 1 to 5 whole stars, and not %s', async (stars) => {
    const teeTimeAt = new Date(ctx.clock.now().getTime() - 24 * 3600_000)
    await addRound(ctx.q, { courseId, booker: author, teeTimeAt })
    app.signInAs(author)
    const fields = { id: courseId, review_content: 'Hay', review_rating: '4', score_greens: stars }
    expect((await app.refused(send, fields)).error_code).toBe(400)
    expect(await ctx.q`select id from reviews where course_id = ${courseId}`).toEqual([])
  })
})

describe('a helpful review', () => {
  test('counts each golfer once, until the golfer takes the mark back', async () => {
    const id = await write('Chi tiết')
    const other = await addMember(ctx.q)
    expect(await vote(reader, id)).toBe(1)
    expect(await vote(reader, id)).toBe(1)
    expect(await vote(other, id)).toBe(2)
    expect(await vote(reader, id, 0)).toBe(1)
    expect(await vote(reader, id, 0)).toBe(1)
    const { reviews } = await listReviews(ctx, courseId, { page: 1, limit: 10 })
    expect(reviews.data).toMatchObject([{ id, helpful: 1 }])
  })

  test('of many marks at once loses none', async () => {
    const id = await write('Chi tiết')
    const readers = await Promise.all(Array.from({ length: 12 }, () => addMember(ctx.q)))
    await Promise.all([...readers, ...readers].map((golfer) => markHelpful(ctx, golfer, id, true)))
    expect(await ctx.q`select count(*) from review_votes where review_id = ${id}`).toEqual([{ count: 12 }])
  })

  test('comes first among the most helpful, and where its date puts it among the newest', async () => {
    const ids = [await write('Một'), await write('Hai'), await write('Ba')]
    const [first = 0, second = 0, third = 0] = ids
    await vote(reader, first)
    await vote(await addMember(ctx.q), first)
    await vote(reader, third)
    const inOrder = async (sort: 'helpful' | 'newest') =>
      (await listReviews(ctx, courseId, { sort, page: 1, limit: 10 })).reviews.data.map(({ id }) => id)
    expect(await inOrder('helpful')).toEqual([first, third, second])
    expect(await inOrder('newest')).toEqual([third, second, first])
  })

  test('is known to its reader, and authors know their own', async () => {
    const id = await write('Chi tiết')
    await vote(reader, id)
    expect(await app.ask(mayReview, { id: courseId })).toMatchObject({ own: [], helpful: [id] })
    app.signInAs(author)
    expect(await app.ask(mayReview, { id: courseId })).toMatchObject({ own: [id], helpful: [] })
  })

  test('is not marked by its author, a visitor, or once staff have hidden it', async () => {
    const id = await write('Tự khen')
    app.signInAs(author)
    expect(await app.refused(mark, { id, is_helpful: 1 })).toMatchObject({
      error_code: 1660,
      error_msg: 'Bạn không thể đánh dấu đánh giá của chính mình là hữu ích.',
    })
    app.signInAs(null)
    expect((await app.refused(mark, { id, is_helpful: 1 })).error_code).toBe(401)
    app.signInAs(reader)
    expect((await app.refused(mark, { id: 99_999_999, is_helpful: 1 })).error_code).toBe(404)
    await ctx.q`update reviews set hidden_at = ${ctx.clock.now()}, hidden_reason = 'ad' where id = ${id}`
    expect((await app.refused(mark, { id, is_helpful: 1 })).error_code).toBe(404)
    expect(await ctx.q`select from review_votes where review_id = ${id}`).toEqual([])
  })
})
