import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readBill } from '#rounds/bills/read-bill'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, noChange, unsound } from '#testing/bookings/changes'
import { changeOwn, movable, quoteOwn } from '#testing/bookings/own-changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addTeeTime, placesLeft } from '#testing/golf'
import { answerChange } from '../answer-change.ts'
import { quoteChange } from '../change-booking.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string, day = '24') => Date.parse(`2026-11-${day}T${clock}:00+07:00`)

/** A paid booking of two at 06:30, and another tee time of the day at the given price each. */
async function besideAnother({
  price = 2_000_000,
  clock = '06:38',
  ...options
}: {
  price?: number
  clock?: string
  hours?: number
  instant?: boolean
} = {}) {
  const booking = await movable(ctx, options)
  const { courseId, member, id } = booking
  const beside = await addTeeTime(ctx.q, { courseId, at: `2026-11-24T${clock}:00+07:00`, price })
  const [first, second] = await keptPlayers(ctx, id)
  if (!first || !second) throw new Error('two players')
  const left = () => Promise.all([booking.teeTimeId, beside].map((start) => placesLeft(ctx.q, start)))
  const flights = async () =>
    (await readBill(ctx, member, id, 'vi')).flights.map(({ date_played, number_player }) => [
      date_played,
      number_player,
    ])
  const split = { players: [first, { ...second, start_at: at(clock) }] }
  return { ...booking, beside, first, second, split, left, flights }
}

test('a golfer lets a player of a request or of a course that confirms at once start later, at the price of that start', async () => {
  const { id, member, split, left, flights } = await besideAnother({ price: 1_900_000, instant: true })
  expect(await quoteOwn(ctx, member, id, split)).toMatchObject({
    difference: -100_000,
    moves_places: 1,
    needs_answer: 0,
  })
  expect(await changeOwn(ctx, member, id, split)).toMatchObject({ state: 'applied' })
  expect([await left(), await flights()]).toEqual([
    [3, 3],
    [
      [at('06:30'), 1],
      [at('06:38'), 1],
    ],
  ])
  expect(await unsound(ctx)).toEqual([])
})

test('the club agrees to a split of a confirmed booking, for which the other start is held', async () => {
  const { id, member, staff, split, left, flights } = await besideAnother()
  const { state, fingerprint } = await changeOwn(ctx, member, id, split)
  expect([state, await left()]).toEqual(['requested', [2, 3]])
  await answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
  expect([await left(), await flights()]).toEqual([
    [3, 3],
    [
      [at('06:30'), 1],
      [at('06:38'), 1],
    ],
  ])
  expect(await unsound(ctx)).toEqual([])
})

test('two players of different flights change places, also where both are full', async () => {
  const { id, member, first, second, split, teeTimeId, beside } = await besideAnother({ instant: true })
  await changeOwn(ctx, member, id, split)
  await ctx.q`
    update tee_times set external_places = places_left, places_left = 0 where id = any (${[teeTimeId, beside]})`
  const swapped = [
    { ...first, start_at: at('06:38') },
    { ...second, start_at: at('06:30') },
  ]
  expect(await changeOwn(ctx, member, id, { players: swapped })).toMatchObject({ state: 'applied' })
  const { flights } = await readBill(ctx, member, id, 'vi')
  expect(flights.map(({ players }) => players)).toEqual([['Khách 2'], ['Khách 1']])
})

test('a dearer start of one player waits for its payment', async () => {
  const { id, member, split } = await besideAnother({ price: 2_300_000, instant: true })
  expect(await quoteOwn(ctx, member, id, split)).toMatchObject({ due_amount: 300_000, is_payment: 1 })
  expect(await changeOwn(ctx, member, id, split)).toMatchObject({ state: 'offered' })
})

test('a cheaper start of one player is refused once a cancellation does not return everything', async () => {
  const { id, member, split } = await besideAnother({ price: 1_900_000, hours: 1 })
  ctx.clock.set('2026-11-23T04:00:00+07:00')
  expect(await outcome(quoteOwn(ctx, member, id, split))).toBe('booking.changeCheaper')
})

test('a start that is full, without a price, unknown, or nearer than the course allows is refused', async () => {
  const { id, member, first, second, split, beside } = await besideAnother({ hours: 24 })
  const on = (start_at: number) =>
    outcome(quoteOwn(ctx, member, id, { players: [first, { ...second, start_at }] }))
  expect(await on(at('07:11'))).toBe('booking.changeNoPlaces')
  await ctx.q`update tee_times set price_vnd = 0 where id = ${beside}`
  expect(await outcome(quoteOwn(ctx, member, id, split))).toBe('booking.changeNoPlaces')
  await ctx.q`update tee_times set external_places = places_left, places_left = 0 where id = ${beside}`
  expect(await outcome(quoteOwn(ctx, member, id, split))).toBe('booking.changeNoPlaces')
})

test('a start before that of the booking counts for the time until which the course lets its golfers change', async () => {
  const { id, member, first, second, split } = await besideAnother({ clock: '06:10', hours: 24 })
  expect(split.players).toEqual([first, { ...second, start_at: at('06:10') }])
  ctx.clock.set('2026-11-23T06:15:00+07:00')
  expect(await outcome(quoteOwn(ctx, member, id, split))).toBe('booking.changeTooLate')
})

test('one booking is not played on two days, whether its golfer or staff ask', async () => {
  const { id, member, move, first, second } = await besideAnother()
  const players = [first, { ...second, ...move }]
  expect(await outcome(quoteOwn(ctx, member, id, { ...move, players }))).toBe('booking.changeNoPlaces')
  expect(await outcome(quoteChange(ctx, { ...noChange, ...move, id, players }))).toBe(
    'booking.changeNoPlaces',
  )
  const both = [first, second].map((player) => ({ ...player, ...move }))
  expect(await changeAsQuoted(ctx, id, { ...move, players: both })).toMatchObject({ moves_places: 1 })
})
