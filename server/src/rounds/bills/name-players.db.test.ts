import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { namePlayersAsStaff } from '#rounds/staff/name-players'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'

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
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const teeTime = '2026-11-24T06:30:00+07:00'
const at = (iso: string) => new Date(iso).getTime()

/** The golfer with one named and two unnamed guests. */
async function booking() {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: teeTime })
  const member = await addMember(ctx.q)
  const browser = app.browserOf(member)
  const list_users = [
    { user_id: -1, name_out_system: 'Bác Tư' },
    { user_id: -1, name_out_system: 'Người chơi 2', is_unnamed: 1 },
    { user_id: -1, name_out_system: 'Người chơi 3', is_unnamed: 1 },
  ]
  const body = { facility_id: courseId, date_played: at(teeTime), list_users }
  const id = Number(
    Object((await browser.post('/api/services/create_booking_for_wap', body)).data).id_general_bill,
  )
  const read = async () =>
    Object((await browser.get('/api/services/get_bill_detail_for_wap', { bill_id: id })).data)
  const name = (names: unknown[]) =>
    browser.post('/api/for_wap/name_players', { id_general_bill_detail: id, names })
  return { id, read, name }
}

const players = (bill: {
  services: { listData: { id: number; name_out_system: string; is_unnamed: number }[] }[]
}) => bill.services[0]?.listData ?? []

test('players booked without a name are named until two hours before the tee time', async () => {
  const { read, name } = await booking()
  const before = await read()
  expect(before.names_deadline).toBe(at('2026-11-24T04:30:00+07:00'))
  const [named, second, third] = players(before)
  expect([named, second, third].map((player) => player?.is_unnamed)).toEqual([0, 1, 1])

  const answer = await name([
    { player_id: named?.id, name: 'Kẻ Lạ' },
    { player_id: second?.id, name: ' Minh ' },
    { player_id: third?.id, name: '  ' },
  ])
  expect(answer.error_code).toBe(0)
  const after = await read()
  expect(players(after).map(({ name_out_system }) => name_out_system)).toEqual([
    'Bác Tư',
    'Minh',
    'Người chơi 3',
  ])
  expect(after.flights[0].players).toEqual(['Bác Tư', 'Minh', 'Người chơi 3'])

  ctx.clock.set('2026-11-24T04:30:00+07:00')
  expect((await read()).names_deadline).toBeNull()
  expect((await name([{ player_id: third?.id, name: 'Lan' }])).error_code).toBe(1620)
})

test('staff name a player after the deadline, and the bill then asks for no name', async () => {
  const { id, read } = await booking()
  const staff = await addStaff(ctx.q)
  ctx.clock.set('2026-11-24T05:00:00+07:00')
  const names = players(await read())
    .slice(1)
    .map((player, n) => ({ player_id: player.id, name: ['Lan', 'Hoa'][n] ?? '' }))
  const detail = await namePlayersAsStaff(ctx, { staff, lang: 'vi' }, { id, names })
  expect(detail.players.map((player) => [player.name, player.is_unnamed])).toEqual([
    ['Bác Tư', 0],
    ['Lan', 0],
    ['Hoa', 0],
  ])
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  expect((await read()).names_deadline).toBeNull()
})
