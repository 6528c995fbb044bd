import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { bookingsOfGuests, membersNamed } from './find-named.ts'

let ctx: TestContext
let older: StatedBooking
let newer: StatedBooking

beforeAll(async () => {
  ctx = await createTestContext()
  older = await bookingIn(ctx, 'requested')
  newer = await bookingIn(ctx, 'requested')
  // it would count the players of a booking once for each of them
  await ctx.pool.query('alter table booking_players disable trigger places_held_are_players')
  await addGuests(older, ['Đoàn Thị Hậu', 'Trần An'])
  await addGuests(newer, [...Array.from({ length: 6_000 }, () => 'Nguyễn Bình'), 'Trần Châu'])
})
afterAll(() => ctx.close())

function addGuests({ id }: StatedBooking, names: string[]) {
  return ctx.q`
    insert into booking_players (booking_id, position, guest_name)
    select ${id}::bigint, 100 + place, name from unnest(${names}::text[]) with ordinality as guest (name, place)`
}

test('finds a guest behind thousands of newer ones', async () => {
  expect(await bookingsOfGuests(ctx.q, 'doan:* & hau:*', 10)).toEqual([older.id])
  expect(await bookingsOfGuests(ctx.q, 'pham:*', 10)).toEqual([])
})

test('returns the newest bookings first, also of a name that older bookings have too', async () => {
  expect(await bookingsOfGuests(ctx.q, 'tran:*', 10)).toEqual([newer.id, older.id])
  expect(await bookingsOfGuests(ctx.q, 'tran:*', 1)).toEqual([newer.id])
})

test('returns no more bookings than asked for', async () => {
  expect(await bookingsOfGuests(ctx.q, 'nguyen:*', 3)).toEqual([newer.id, newer.id, newer.id])
})

test('finds a member behind thousands of newer ones, and the newest of a common name first', async () => {
  await ctx.q`update members set fullname = 'Đoàn Hùng' where id = ${older.member.id}`
  const added = await ctx.q<{ id: number }>`
    insert into members (phone, fullname) select '09' || (10000000 + n), 'Lê Bình' from generate_series(1, 6000) n returning id`
  const newest = added.map(({ id }) => id).toSorted((a, b) => b - a)
  expect(await membersNamed(ctx.q, 'doan:* & hung:*', 10)).toEqual([older.member.id])
  expect(await membersNamed(ctx.q, 'le:*', 2)).toEqual(newest.slice(0, 2))
})
