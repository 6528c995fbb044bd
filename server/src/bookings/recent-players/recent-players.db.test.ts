import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rememberPartners } from '#identity/players/partners'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'

let ctx: TestContext
let app: BookingApp
let courseId: number
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
  courseId = await addCourse(ctx.q)
  for (const day of [24, 25, 26]) await addTeeTime(ctx.q, { courseId, at: `2026-11-${day}T06:30:00+07:00` })
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const guest = (name: string) => ({ user_id: -1, name_out_system: name })
const unnamed = { user_id: -1, is_unnamed: 1 }

test('recent players are members and guests, the latest first, and the last flight has everybody in order', async () => {
  const [me, friend, partner] = [await addMember(ctx.q), await addMember(ctx.q), await addMember(ctx.q)]
  const browser = app.browserOf(me)
  const read = async () => Object((await browser.get('/api/for_wap/recent_players')).data)
  const book = async (day: number, list_users: unknown[]) => {
    const date_played = new Date(`2026-11-${day}T06:30:00+07:00`).getTime()
    const answer = await browser.post('/api/services/create_booking_for_wap', {
      facility_id: courseId,
      date_played,
      list_users,
    })
    expect(answer.error_code).toBe(0)
  }
  expect(await read()).toEqual({ players: [], last_flight: [] })

  await rememberPartners(ctx.q, [me.id, partner.id], '2026-11-01')
  await book(25, [{ user_id: me.vga }, guest('Bác Tư'), unnamed])
  await book(24, [guest('Chị Lan'), { user_id: me.vga }, { user_id: friend.vga }])
  await book(26, [{ user_id: me.vga }])

  const { players, last_flight } = await read()
  const named = (list: { user_id: number; name_out_system: string }[]) =>
    list.map(({ user_id, name_out_system }) => name_out_system || user_id)
  expect(named(players)).toEqual(['Bác Tư', friend.vga, 'Chị Lan', partner.vga])
  expect(named(last_flight)).toEqual(['Chị Lan', me.vga, friend.vga])
  expect(players[0]).toMatchObject({ user_id: -1, is_unnamed: 0 })
})

test('a player without a name is counted in the language of the request', async () => {
  const me = await addMember(ctx.q)
  const browser = app.browserOf(me)
  const date_played = new Date('2026-11-26T06:30:00+07:00').getTime()
  const body = { facility_id: courseId, date_played, list_users: [{ user_id: me.vga }, unnamed, unnamed] }
  await browser.post('/api/services/create_booking_for_wap', body)
  const { last_flight } = Object((await browser.get('/api/for_wap/recent_players')).data)
  expect(last_flight).toMatchObject([
    { user_id: me.vga, is_unnamed: 0 },
    { name_out_system: 'Người chơi 2', is_unnamed: 1 },
    { name_out_system: 'Người chơi 3', is_unnamed: 1 },
  ])
})
