import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadPlayers } from '#bookings/booking/rows/players'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { keepOfNoShows } from '#testing/bookings/no-show-rule'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})

/** A paid round of two at 2.000.000đ each, half an hour after its tee time, with an account of staff and one of its club. */
async function begun(keptPercent = 40) {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const { id } = await paidBooking(ctx)
  await keepOfNoShows(ctx.q, id, keptPercent)
  ctx.clock.set('2026-11-24T07:00:00+07:00')
  const [booking] = await ctx.q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${id}`
  const courseId = booking?.courseId ?? 0
  const [first = 0, second = 0] = (await loadPlayers(ctx.q, id)).map((player) => player.id)
  const callers = {
    staff: app.browserOf(await addStaff(ctx.q, ['staff'])),
    club: app.browserOf(await addStaff(ctx.q, ['club'], [courseId])),
  }
  return { id, first, second, callers }
}
type Round = Awaited<ReturnType<typeof begun>>
type Fields = { player_ids: number[]; attendance: Attendance }

const path = (as: 'staff' | 'club', id: number) => `/api/${as}/bookings/${id}/attendance`
const record = ({ id, callers }: Round, as: 'staff' | 'club', fields: Fields) =>
  callers[as].post(path(as, id), fields)
const preview = ({ id, callers }: Round, as: 'staff' | 'club', fields: Fields) =>
  callers[as].post(`${path(as, id)}/preview-messages`, fields)
const textsOf = (answer: { data: unknown }): string[] =>
  Object(answer.data).messages.map((message: { text: string }) => message.text)
const sentOf = async ({ id }: Round) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )

/** Everything that recorded attendance may write. */
const stored = ({ id }: Round) =>
  Promise.all([
    ctx.q`select * from bookings where id = ${id}`,
    ctx.q`select * from booking_players where booking_id = ${id} order by id`,
    ctx.q`select * from booking_events where booking_id = ${id} order by id`,
    ctx.q`select * from refunds where bill_id = ${id} order by id`,
    ctx.q`select * from ledger_entries order by id`,
    ctx.q`select * from messages order by id`,
    ctx.q`select * from staff_acts order by id`,
    ctx.q`select id from test_jobs order by id`,
  ])

/** The preview is what is sent afterwards, and changes nothing. */
async function expectAsSent(round: Round, as: 'staff' | 'club', fields: Fields): Promise<string[]> {
  const [before, sentBefore] = [await stored(round), await sentOf(round)]
  const texts = textsOf(await preview(round, as, fields))
  expect(await stored(round)).toEqual(before)
  expect(await record(round, as, fields)).toMatchObject({ error_code: 0 })
  expect((await sentOf(round)).slice(sentBefore.length)).toEqual(texts)
  return texts
}

describe.each(['staff', 'club'] as const)('the SMS of a no-show recorded by an account of %s', (as) => {
  test('is previewed as it leaves, of a no-show and of its undo', async () => {
    const round = await begun()
    const player_ids = [round.second]
    expect(await expectAsSent(round, as, { player_ids, attendance: 'no_show' })).toEqual([
      expect.stringMatching(/1\.200\.000đ.*800\.000đ/),
    ])
    expect(await expectAsSent(round, as, { player_ids, attendance: 'expected' })).toEqual([
      expect.stringContaining('1.200.000đ'),
    ])
  })

  test('is one for several players', async () => {
    const round = await begun()
    const player_ids = [round.first, round.second]
    expect(await expectAsSent(round, as, { player_ids, attendance: 'no_show' })).toEqual([
      expect.stringContaining('2.400.000đ'),
    ])
  })

  test('is none where the course keeps everything, and none of a check-in', async () => {
    const round = await begun(100)
    const player_ids = [round.second]
    expect(await expectAsSent(round, as, { player_ids, attendance: 'no_show' })).toEqual([])
    const kept = await begun()
    expect(await expectAsSent(kept, as, { player_ids: [kept.first], attendance: 'checked_in' })).toEqual([])
  })

  test('is refused as recording it would be', async () => {
    const round = await begun()
    const fields: Fields = { player_ids: [round.second], attendance: 'no_show' }
    ctx.clock.set('2026-11-24T06:00:00+07:00')
    const { error_code, error_msg } = await record(round, as, fields)
    expect(error_code).toBeGreaterThan(0)
    expect(await preview(round, as, fields)).toMatchObject({ error_code, error_msg })
  })

  test('is shown to no account of another course', async () => {
    const round = await begun()
    const courses = [await addCourse(ctx.q)]
    const foreign = app.browserOf(await addStaff(ctx.q, [as], courses))
    const asked = { ...round, callers: { ...round.callers, [as]: foreign } }
    const fields: Fields = { player_ids: [round.second], attendance: 'no_show' }
    const { error_code } = await record(asked, as, fields)
    expect(error_code).toBeGreaterThan(0)
    expect(await preview(asked, as, fields)).toMatchObject({ error_code, data: null })
  })
})

test('an account of a club may not preview by the call of the operator, nor one of the operator without the permission', async () => {
  const round = await begun()
  const fields: Fields = { player_ids: [round.second], attendance: 'no_show' }
  const asClub = { ...round, callers: { ...round.callers, staff: round.callers.club } }
  expect((await preview(asClub, 'staff', fields)).error_code).toBe(403)
  const asStaff = { ...round, callers: { ...round.callers, club: round.callers.staff } }
  expect((await preview(asStaff, 'club', fields)).error_code).toBe(403)
})
