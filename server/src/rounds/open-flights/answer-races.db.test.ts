import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenPlaces, outcome } from '#testing/bookings/bookings'
import { asker, openedFlight } from '#testing/bookings/open-flight'
import { createTestContext, type TestContext } from '#testing/context'
import { placesLeft } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { answerAsk } from './answer-ask.ts'
import { withdrawAsk } from './ask-to-join.ts'
import { setOpenFlight } from './open-flight.ts'

/*
 * Answers to golfers who ask to join a flight, at the same moment as each other, as a withdrawal and as the end of the
 * flight: one of them counts. The last test switches the guard off and must see the damage.
 */

let ctx: TestContext
beforeEach(async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})
afterEach(() => ctx.close())

const bookingsOf = async (memberId: number) =>
  (await ctx.q<{ id: number }>`select id from bookings where member_id = ${memberId}`).length

/** The organiser approves the same request on several phones at once. */
async function approvedAtOnce(times: number) {
  const { code, bookingId, host, teeTimeId } = await openedFlight(ctx, { players: 1 })
  const { member, id } = await asker(ctx, code)
  const results = await Promise.all(
    Array.from({ length: times }, () => outcome(answerAsk(ctx, host, { bookingId, id, isApproved: true }))),
  )
  return { results, bookings: await bookingsOf(member.id), left: await placesLeft(ctx.q, teeTimeId) }
}

test('one request approved three times at once is one booking', async () => {
  const { results, bookings, left } = await approvedAtOnce(3)
  expect(results.every((result) => typeof result !== 'string')).toBe(true)
  expect({ bookings, left }).toEqual({ bookings: 1, left: 2 })
})

test('two golfers approved for the last place at once: one of them gets it', async () => {
  const { code, bookingId, host, teeTimeId } = await openedFlight(ctx, { players: 3 })
  const asks = [await asker(ctx, code), await asker(ctx, code)]
  const results = await Promise.all(
    asks.map(({ id }) => outcome(answerAsk(ctx, host, { bookingId, id, isApproved: true }))),
  )
  expect(results.filter((result) => result === 'flight.full')).toHaveLength(1)
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(0)
  const booked = await Promise.all(asks.map(({ member }) => bookingsOf(member.id)))
  expect(booked.toSorted()).toEqual([0, 1])
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

test('approved, declined, taken back and closed at once: a booking exists if and only if the approval counted', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { code, bookingId, host } = await openedFlight(ctx)
    const { member, id } = await asker(ctx, code)
    const rivals = [
      () => answerAsk(ctx, host, { bookingId, id, isApproved: false }),
      () => withdrawAsk(ctx, member, { code, lang: 'vi' }),
      () => setOpenFlight(ctx, host, { bookingId, isOpen: false }),
    ]
    const rival = rivals[round % rivals.length]
    await Promise.all([
      outcome<unknown>(answerAsk(ctx, host, { bookingId, id, isApproved: true })),
      outcome<unknown>(rival?.() ?? Promise.resolve()),
    ])
    const [ask] = await ctx.q<{ state: string; joined: number | null }>`
      select state, joined_booking_id as joined from flight_asks where id = ${id}`
    expect(await bookingsOf(member.id)).toBe(ask?.state === 'joined' ? 1 : 0)
    expect(ask?.joined !== null).toBe(ask?.state === 'joined')
  }
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

const waitsForAnswer: Guard = {
  sql: /(update flight_asks set .* where id = \$\d+) and state = 'asked'/,
  instead: '$1',
}

test('without the state that is expected the same golfer is seen to be booked twice', async () => {
  const passed = switchOff(ctx.pool, [waitsForAnswer])
  const { bookings } = await approvedAtOnce(2)
  expect(passed().every((times) => times > 0)).toBe(true)
  expect(bookings).toBe(2)
})
