import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { addRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
let member: Member
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
  member = await addMember(ctx.q, 'Trần Bình')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  courseId = await addCourseWith(ctx.q, {})
  app.signInAs(member)
})

/** Rounds the golfer has played on the course, a day apart, the last one yesterday. */
async function playRounds(count: number, booker = member): Promise<void> {
  for (let daysAgo = count; daysAgo >= 1; daysAgo -= 1) {
    await addRound(ctx.q, { courseId, booker, teeTimeAt: daysFromNow(-daysAgo) })
  }
}
const daysFromNow = (days: number) => new Date(ctx.clock.now().getTime() + days * 24 * 3600_000)

const send = calls['POST /api/services/send_feedback_facility']
const list = calls['GET /api/services/list_feedback_facility']
const written = (content: unknown = 'Sân đẹp', rating: unknown = 5) => ({
  id: courseId,
  flight_id: 0,
  review_golfer_id: String(member.vga),
  review_name: 'Somebody else',
  review_avatar: '/other.svg',
  review_content: String(content),
  review_rating: String(rating),
})

describe('a review', () => {
  test('is stored under the name of the signed-in golfer, and counted', async () => {
    await playRounds(2)
    const sent = await app.ask(send, written('  Sân đẹp\ncaddie vui  ', 4))
    expect(sent).toMatchObject({
      review_name: 'Trần Bình',
      review_avatar: '',
      review_content: 'Sân đẹp\ncaddie vui',
      review_rating: 4,
      created_at: ctx.clock.now().getTime(),
    })
    await app.ask(send, written('Hay', 5))
    const { count, reviews } = await app.ask(list, { id: courseId })
    expect(count).toEqual([
      { review_rating: 4.5, count: 2 },
      { review_rating: 5, count: 1 },
      { review_rating: 4, count: 1 },
      { review_rating: 3, count: 0 },
      { review_rating: 2, count: 0 },
      { review_rating: 1, count: 0 },
    ])
    expect(reviews.total).toBe(2)
    expect(reviews.data.map((review) => review.review_content)).toEqual(['Hay', 'Sân đẹp\ncaddie vui'])
    expect(await app.ask(calls['GET /api/services/get_detail_facility'], { id: courseId })).toMatchObject({
      rating: 4.5,
      reviews_count: 2,
    })
  })

  test.each([
    ['an empty comment', '   \n', 5, 'Vui lòng viết bình luận.'],
    ['no stars', 'Hay', 0, 'Vui lòng chọn từ 1 đến 5 sao.'],
    ['six stars', 'Hay', 6, 'Vui lòng chọn từ 1 đến 5 sao.'],
    ['half a star', 'Hay', 4.5, 'Vui lòng chọn từ 1 đến 5 sao.'],
    ['a missing rating', 'Hay', '', 'Vui lòng chọn từ 1 đến 5 sao.'],
  ])('with %s is refused and counts nowhere', async (_, content, rating, text) => {
    await playRounds(1)
    expect((await app.refused(send, written(content, rating))).error_msg).toBe(text)
    expect((await app.ask(list, { id: courseId })).reviews.total).toBe(0)
    const [course] = await ctx.q`select rating_sum, rating_count from courses where id = ${courseId}`
    expect(course).toEqual({ rating_sum: 0, rating_count: 0 })
  })

  test('needs a login and a course', async () => {
    expect((await app.refused(send, { ...written(), id: 9_999 })).error_code).toBe(404)
    app.signInAs(null)
    expect((await app.refused(send, written())).error_code).toBe(401)
  })

  test('sent again under the same key is the same review', async () => {
    await playRounds(2)
    const again = () =>
      app.app.inject({
        method: 'POST',
        url: send.path,
        headers: { authorization: `Bearer token-${member.id}`, 'idempotency-key': `review-${courseId}` },
        payload: written(),
      })
    const [first, second] = [await again(), await again()]
    expect(first.json().error_code).toBe(0)
    expect(second.json()).toEqual(first.json())
    expect((await app.ask(list, { id: courseId })).reviews.total).toBe(1)
  })

  test('of many rounds sent at once all count', async () => {
    await playRounds(20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => app.ask(send, written('Hay', (index % 5) + 1))),
    )
    const [course] = await ctx.q`select rating_sum, rating_count from courses where id = ${courseId}`
    expect(course).toEqual({ rating_sum: 60, rating_count: 20 })
  })
})

test('reviews come 10 a page, the latest first, none twice and none left out', async () => {
  await playRounds(23)
  for (let number = 1; number <= 23; number += 1) await app.ask(send, written(`Số ${number}`))
  const pages = []
  for (const page of [1, 2, 3, 4]) pages.push((await app.ask(list, { id: courseId, page })).reviews.data)
  expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0])
  expect(pages.flat().map((review) => review.review_content)).toEqual(
    Array.from({ length: 23 }, (_, index) => `Số ${23 - index}`),
  )
})

describe('favourites', () => {
  const mark = calls['POST /api/for_wap/favourite_facility']
  const favourites = async () =>
    (await app.ask(calls['GET /api/for_wap/list_favourite_facility'], {})).map((card) => card.id)

  test("are the golfer's, the last marked first, however often they are marked", async () => {
    const other = await addCourseWith(ctx.q, {})
    await app.ask(mark, { facility_id: courseId, is_favourite: 1 })
    ctx.clock.advance(1)
    await app.ask(mark, { facility_id: other, is_favourite: 1 })
    ctx.clock.advance(1)
    expect(await app.ask(mark, { facility_id: courseId, is_favourite: 1 })).toEqual({
      facility_id: courseId,
      is_favourite: 1,
    })
    expect(await favourites()).toEqual([other, courseId])
    app.signInAs(await addMember(ctx.q))
    expect(await favourites()).toEqual([])
    app.signInAs(member)
    await app.ask(mark, { facility_id: other, is_favourite: 0 })
    await app.ask(mark, { facility_id: other, is_favourite: 0 })
    expect(await favourites()).toEqual([courseId])
  })

  test('need a login and a course', async () => {
    expect((await app.refused(mark, { facility_id: 9_999, is_favourite: 1 })).error_code).toBe(404)
    app.signInAs(null)
    expect((await app.refused(mark, { facility_id: courseId, is_favourite: 1 })).error_code).toBe(401)
  })
})
