import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { bookingsOfGuests } from './find-guests.ts'

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
