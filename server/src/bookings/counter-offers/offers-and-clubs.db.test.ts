import { calls } from '@teeviet/contract/calls'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { proposeAsClub } from '#bookings/club/answer-as-club'
import { queueFigures } from '#operations/staff/queue'
import { listStaffBookings } from '#rounds/staff/list-bookings'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { openBooking } from '#rounds/staff/open-booking'
import { book } from '#testing/bookings/bookings'
import { addClubPhones, clubKeyOf } from '#testing/bookings/club-key'
import {
  acceptByLink,
  asked,
  dearer,
  latestOfferKey,
  offerBothTimes,
  offeredTime,
  other,
  requestBesideOtherTimes,
} from '#testing/bookings/other-times/counter-offer'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'

let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext()
})
afterEach(() => ctx.close())

test('the start that a club proposes is offered as it is; the link of the club opens nothing at another course', async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  const neighbour = await addCourse(ctx.q)
  await addClubPhones(ctx, courseId)
  for (const [course, at] of [
    [courseId, asked],
    [courseId, other],
    [neighbour, dearer],
  ] as const)
    await addTeeTime(ctx.q, { courseId: course, at })
  const golfer = await addMember(ctx.q)
  const { id_general_bill: id } = await book(ctx, golfer, { courseId, at: asked, players: 2 })
  const key = (await clubKeyOf(ctx, id)) ?? ''
  const proposed_at = new Date(other).getTime()
  await proposeAsClub(ctx, { key, by: 'Lê Hoa', words: '', proposed_at }, 'vi')
  const staff = await addStaff(ctx.q)
  const options = [offeredTime(courseId, other), offeredTime(neighbour, dearer)]
  await offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options })
  await acceptByLink(ctx, await latestOfferKey(ctx, id), 2, 4_000_000)
  const { club } = await openBooking(ctx, id, 'vi')
  expect(club).toMatchObject({ answer: 'proposed', asked_at: null })
})

test('a silent club is to be called again only once the golfer has answered', async () => {
  const world = await requestBesideOtherTimes(ctx)
  await ctx.q`update bookings set club_due_at = ${ctx.clock.now()} where id = ${world.id}`
  const toCall = async () => [
    (await queueFigures(ctx)).club,
    (await listStaffBookings(ctx, calls['GET /api/staff/bookings'].request.parse({ club_due: 1 }), 'vi'))
      .length,
  ]
  expect(await toCall()).toEqual([1, 1])
  await offerBothTimes(ctx, world)
  expect(await toCall()).toEqual([0, 0])
})
