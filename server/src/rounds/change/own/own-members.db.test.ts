import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { outcome } from '#testing/bookings/bookings'
import { keptPlayers, unsound } from '#testing/bookings/changes'
import { payDifference } from '#testing/bookings/offered-change'
import { changeOwn, movable, quoteOwn } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'
import { answerChange } from '../answer-change.ts'

let ctx: TestContext
let app: BookingApp
let friend: Member
beforeAll(async () => {
  ctx = await createTestContext({ PLAYER_LOOK_UPS_PER_MEMBER_PER_HOUR: '3' })
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  friend = await addMember(ctx.q, 'Lê Bạn')
})

/** The players of a booking, with something else of the second one. */
async function withSecond(id: number, other: object) {
  return (await keptPlayers(ctx, id)).map((player, place) => (place === 1 ? { ...player, ...other } : player))
}
/** The numbers of members and the names of guests, in the order of the players. */
async function playersOf(id: number) {
  const rows = await ctx.q<{ memberId: number | null; name: string | null }>`
    select member_id as "memberId", guest_name as name from booking_players
    where booking_id = ${id} and cancelled_at is null order by position`
  return rows.map(({ memberId, name }) => memberId ?? name)
}

test('a friend takes the place of a player at the price of that place, by the vga that a search gave', async () => {
  const { id, member } = await movable(ctx)
  const [first] = await playersOf(id)
  const players = await withSecond(id, { user_id: friend.vga })
  const quote = await quoteOwn(ctx, member, id, { players })
  expect(quote).toMatchObject({ difference: 0, moves_places: 0, needs_answer: 0 })
  expect(quote.new_flights.flatMap((one) => one.players)).toContain('Lê Bạn')
  expect(await changeOwn(ctx, member, id, { players })).toMatchObject({ state: 'applied' })
  expect(await playersOf(id)).toEqual([first, friend.id])
  expect(await unsound(ctx)).toEqual([])
})

test('a friend is added to a paid booking, and plays once the club has agreed and the place is paid', async () => {
  const { id, member, staff } = await movable(ctx)
  const players = [...(await keptPlayers(ctx, id)), { player_id: undefined, name: '', user_id: friend.vga }]
  const { state, fingerprint } = await changeOwn(ctx, member, id, { players })
  expect(state).toBe('requested')
  await answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
  expect(await playersOf(id)).not.toContain(friend.id)
  await payDifference(ctx, id, 'stb')
  expect(await playersOf(id)).toContain(friend.id)
  const lines = (await readBill(ctx, member, id, 'vi')).flights.flatMap((one) => one.players)
  expect(lines).toContain('Lê Bạn')
  expect(await unsound(ctx)).toEqual([])
})

test('a booking has each member once, and a vga without an account is refused', async () => {
  const { id, member } = await movable(ctx)
  const quoted = async (players: Awaited<ReturnType<typeof withSecond>>) =>
    outcome(quoteOwn(ctx, member, id, { players }))
  const both = (await keptPlayers(ctx, id)).map((player) => ({ ...player, user_id: friend.vga }))
  expect(await quoted(both)).toBe('player.inBooking')
  expect(await quoted(await withSecond(id, { user_id: 999_999_999 }))).toBe('player.unknownVid')
  await changeOwn(ctx, member, id, { players: await withSecond(id, { user_id: friend.vga }) })
  const again = (await keptPlayers(ctx, id)).map((player, place) =>
    place === 0 ? { ...player, user_id: friend.vga } : player,
  )
  expect(await quoted(again)).toBe('player.inBooking')
  await ctx.q`update members set deleted_at = ${ctx.clock.now()} where id = ${friend.id}`
  const other = await movable(ctx)
  const gone = { players: await withSecond(other.id, { user_id: friend.vga }) }
  expect(await outcome(quoteOwn(ctx, other.member, other.id, gone))).toBe('player.unknownVid')
})

test('a phone is not taken: it is looked up where look-ups are counted', async () => {
  const { id, member } = await movable(ctx)
  const browser = app.browserOf(member)
  const players = await withSecond(id, { member: friend.phone })
  const answer = await browser.post('/api/for_wap/quote_change', { id_general_bill_detail: id, players })
  expect(JSON.stringify(answer)).not.toContain('Lê Bạn')
  expect(answer).toMatchObject({ error_code: 1637 })
})

test('each member that a change names is a look-up of the same limit', async () => {
  const { id, member } = await movable(ctx)
  const browser = app.browserOf(member)
  const quote = async (user_id?: number) =>
    (
      await browser.post('/api/for_wap/quote_change', {
        id_general_bill_detail: id,
        players: await withSecond(id, user_id === undefined ? { name: 'Lê Hoa' } : { user_id }),
      })
    ).status
  const asked = [await quote(friend.vga), await quote(999_999_999), await quote(friend.vga)]
  expect(asked).toEqual([200, 200, 200])
  expect([await quote(friend.vga), await quote()]).toEqual([429, 200])
  const change = await browser.post('/api/for_wap/change_booking', {
    id_general_bill_detail: id,
    players: await withSecond(id, { user_id: friend.vga }),
    fingerprint: 'x',
  })
  expect(change.status).toBe(429)
})
