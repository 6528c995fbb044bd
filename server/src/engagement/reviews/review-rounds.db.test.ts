import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { addRound, type NewRound } from '#testing/bookings/played-round'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourseWith } from '#testing/courses'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: ReadApp
let member: Member
let other: Member
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  courseId = await addCourseWith(ctx.q, {})
  member = await addMember(ctx.q)
  other = await addMember(ctx.q)
  app.signInAs(member)
})

const hoursFromNow = (hours: number) => new Date(ctx.clock.now().getTime() + hours * 3600_000)
const round = (given: Partial<NewRound> = {}) =>
  addRound(ctx.q, { courseId, booker: member, teeTimeAt: hoursFromNow(-24), ...given })
const call = calls['POST /api/services/send_feedback_facility']
const review = () => ({ id: courseId, review_content: 'Sân đẹp', review_rating: '5' })
const mayReview = () => app.ask(calls['GET /api/services/can_review_facility'], { id: courseId })
const reviewedRounds = () => ctx.q`select booking_id from reviews where course_id = ${courseId} order by id`

const notPlayed = {
  error_code: 1630,
  error_msg: 'Bạn có thể viết đánh giá sau khi chơi vòng golf tại sân này.',
}
const reviewed = {
  error_code: 1631,
  error_msg: 'Bạn đã đánh giá các vòng golf đã chơi tại sân này. Mời bạn đánh giá tiếp sau vòng golf sau.',
}

describe('the golfer who has played a round here', () => {
  test.each<[string, () => Partial<NewRound>]>([
    ['a booker whose booking was played', () => ({})],
    ['a booker whose paid tee time has passed', () => ({ state: 'paid', teeTimeAt: hoursFromNow(0) })],
    ['a player on the booking of another', () => ({ booker: other, player: { id: member.id } })],
  ])('may review it: %s', async (_, given) => {
    const bookingId = await round(given())
    expect(await mayReview()).toMatchObject({ may_review: 1, reason: '' })
    await app.ask(call, review())
    expect(await reviewedRounds()).toEqual([{ booking_id: bookingId }])
  })

  test.each<[string, () => Partial<NewRound>]>([
    [
      'the tee time of the paid booking is still to come',
      () => ({ state: 'paid', teeTimeAt: hoursFromNow(1) }),
    ],
    ['the booking was not paid', () => ({ state: 'placed' })],
    ['the booking was cancelled', () => ({ state: 'cancelled' })],
    ['the money was given back', () => ({ state: 'refunded' })],
    ['another played', () => ({ booker: other, player: { id: other.id } })],
    [
      'the player was taken off the booking of another',
      () => ({ booker: other, player: { id: member.id, cancelledAt: hoursFromNow(-48) } }),
    ],
    [
      'the booker does not play any more',
      () => ({ player: { id: member.id, cancelledAt: hoursFromNow(-48) } }),
    ],
    ['the booker did not come', () => ({ player: { id: member.id, isNoShow: true } })],
    [
      'the player on the booking of another did not come',
      () => ({ booker: other, player: { id: member.id, isNoShow: true } }),
    ],
  ])('is none while %s', async (_, given) => {
    await round(given())
    expect(await mayReview()).toMatchObject({ may_review: 0, reason: 'not_played' })
    expect(await app.refused(call, review())).toEqual(notPlayed)
    expect(await reviewedRounds()).toEqual([])
    const [course] = await ctx.q`select rating_sum, rating_count from courses where id = ${courseId}`
    expect(course).toEqual({ rating_sum: 0, rating_count: 0 })
  })

  test('is none by a round on another course', async () => {
    await round({ courseId: await addCourseWith(ctx.q, {}) })
    expect(await app.refused(call, review())).toEqual(notPlayed)
  })

  test('is asked of a member and of a course there is', async () => {
    const ask = calls['GET /api/services/can_review_facility']
    expect((await app.refused(ask, { id: 9_999 })).error_code).toBe(404)
    app.signInAs(null)
    expect((await app.refused(ask, { id: courseId })).error_code).toBe(401)
  })
})

describe('a played round is reviewed once', () => {
  test('the latest one first, then the one before, then none', async () => {
    const before = await round({ teeTimeAt: hoursFromNow(-48) })
    const latest = await round({ teeTimeAt: hoursFromNow(-24) })
    await app.ask(call, review())
    await app.ask(call, review())
    expect(await reviewedRounds()).toEqual([{ booking_id: latest }, { booking_id: before }])
    expect(await mayReview()).toMatchObject({ may_review: 0, reason: 'reviewed' })
    expect(await app.refused(call, review())).toEqual(reviewed)
  })

  test('by each of its players', async () => {
    const bookingId = await round({ player: { id: other.id } })
    await app.ask(call, review())
    app.signInAs(other)
    await app.ask(call, review())
    expect(await reviewedRounds()).toEqual([{ booking_id: bookingId }, { booking_id: bookingId }])
  })

  test('also when it is hidden by staff', async () => {
    await round()
    const { id } = await app.ask(call, review())
    await ctx.q`update reviews set hidden_at = now(), hidden_reason = 'x' where id = ${id}`
    expect(await app.refused(call, review())).toEqual(reviewed)
  })

  test('when two reviews are sent at once, one is kept and counted', async () => {
    await round()
    const answers = await Promise.all([1, 2].map(() => app.browser.post(call.path, review())))
    expect(answers.map(({ error_code }) => error_code).sort()).toEqual([0, 1631])
    expect(await reviewedRounds()).toHaveLength(1)
    const [course] = await ctx.q`select rating_sum, rating_count from courses where id = ${courseId}`
    expect(course).toEqual({ rating_sum: 5, rating_count: 1 })
  })

  test('the database keeps no second review of it', async () => {
    const bookingId = await round()
    const insert = () => ctx.q`
      insert into reviews (course_id, member_id, booking_id, name, content, rating, created_at)
      values (${courseId}, ${member.id}, ${bookingId}, 'An', 'Hay', 5, now())`
    await insert()
    await expect(insert()).rejects.toMatchObject({ constraint: 'round_is_reviewed_once' })
  })
})
