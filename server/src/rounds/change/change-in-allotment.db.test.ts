import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeBackAllotment } from '#golf/allotments/club-allotments'
import { give } from '#testing/allotment'
import { book } from '#testing/bookings/bookings'
import { keptPlayers, unsound } from '#testing/bookings/changes'
import { changeOwn, movable, quoteOwn } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

/** The other tee time of a movable booking is on this day; the booking has two places the day before. */
const otherDay = { day_from: '2026-11-25', day_to: '2026-11-25' }

describe('a paid booking whose golfer changes it', () => {
  test('moves at once to places within an allotment', async () => {
    const { id, member, staff, courseId, move, places } = await movable(ctx)
    await give(ctx, staff, { facility_id: courseId, ...otherDay })
    expect(await quoteOwn(ctx, member, id, move)).toMatchObject({ needs_answer: 0 })
    expect(await changeOwn(ctx, member, id, move)).toMatchObject({ state: 'applied' })
    expect(await places()).toEqual([4, 2])
    expect(await unsound(ctx)).toEqual([])
  })

  test('asks the club when others have places there already', async () => {
    const { id, member, staff, courseId, move } = await movable(ctx)
    await give(ctx, staff, { facility_id: courseId, ...otherDay })
    await book(ctx, await addMember(ctx.q), { courseId, at: '2026-11-25T07:00:00+07:00' })
    expect(await quoteOwn(ctx, member, id, move)).toMatchObject({ needs_answer: 1 })
    expect(await changeOwn(ctx, member, id, move)).toMatchObject({ state: 'requested' })
  })

  test('asks the club when the allotment is of the tee time that it leaves, or was taken back', async () => {
    const { id, member, staff, courseId, move } = await movable(ctx)
    await give(ctx, staff, { facility_id: courseId, day_to: '2026-11-24' })
    const { id: takenBack } = await give(ctx, staff, { facility_id: courseId, ...otherDay })
    await takeBackAllotment(ctx, staff, takenBack)
    expect(await quoteOwn(ctx, member, id, move)).toMatchObject({ needs_answer: 1 })
  })

  test('with one more player on its tee time asks the club from the third place on', async () => {
    const { id, member, staff, courseId } = await movable(ctx)
    const players = [...(await keptPlayers(ctx, id)), { player_id: undefined, name: 'Lê Hoa' }]
    await give(ctx, staff, { facility_id: courseId, places: 2 })
    expect(await quoteOwn(ctx, member, id, { players })).toMatchObject({ needs_answer: 1 })
    await give(ctx, staff, { facility_id: courseId, places: 3 })
    expect(await quoteOwn(ctx, member, id, { players })).toMatchObject({ needs_answer: 0 })
  })
})
