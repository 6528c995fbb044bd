import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBooking } from '#rounds/staff/open-booking'
import { book, guests, outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const iso = (clock: string, day = '24') => `2026-11-${day}T${clock}:00+07:00`
const at = (clock: string, day?: string) => Date.parse(iso(clock, day))

/** Puts the players of a booking, by their place, on a start of their own. */
const splitOf = (id: number) => async (clock: string, places: readonly number[], day?: string) => {
  const kept = await keptPlayers(ctx, id)
  const players = kept.map((player, place) =>
    places.includes(place) ? { ...player, start_at: at(clock, day) } : player,
  )
  return changeAsQuoted(ctx, id, { players })
}

/** A request of four guests for 06:30, at a course with more starts, the last three hours later. */
async function four() {
  const courseId = await addCourse(ctx.q)
  const starts = new Map<string, number>()
  for (const [clock, price] of [
    ['06:30', 2_000_000],
    ['06:38', 2_000_000],
    ['09:30', 2_500_000],
  ] as const)
    starts.set(clock, await addTeeTime(ctx.q, { courseId, at: iso(clock), price }))
  const list_users = guests(4)
  const sent = await book(ctx, await addMember(ctx.q), { courseId, at: iso('06:30'), list_users })
  const id = sent.id_general_bill
  const split = splitOf(id)
  const left = () => Promise.all([...starts.values()].map((start) => placesLeft(ctx.q, start)))
  const flights = async () =>
    (await openBooking(ctx, id, 'vi')).flights.map(({ date_played, players }) => [date_played, players])
  return { id, courseId, starts, split, left, flights }
}

test('a flight is split: some players start on another tee time, the others stay', async () => {
  const group = await four()
  const quote = await group.split('06:38', [1, 3])
  expect(quote).toMatchObject({ difference: 0, moves_places: 1 })
  expect(await group.flights()).toEqual([
    [at('06:30'), ['Khách 1', 'Khách 3']],
    [at('06:38'), ['Khách 2', 'Khách 4']],
  ])
  expect(await group.left()).toEqual([2, 2, 4])
  expect(await unsound(ctx)).toEqual([])
})

test('two flights are joined again on one tee time', async () => {
  const group = await four()
  await group.split('06:38', [0, 1])
  await group.split('06:38', [2, 3])
  expect(await group.flights()).toEqual([[at('06:38'), ['Khách 1', 'Khách 2', 'Khách 3', 'Khách 4']]])
  expect(await group.left()).toEqual([4, 0, 4])
  expect((await openBooking(ctx, group.id, 'vi')).date_played).toBe(at('06:38'))
  expect(await unsound(ctx)).toEqual([])
})

test('a player who moves pays what the other tee time costs, the others what was agreed', async () => {
  const group = await four()
  await ctx.q`update tee_times set price_vnd = 9000000 where id = ${group.starts.get('06:30') ?? 0}`
  expect(await group.split('09:30', [0])).toMatchObject({ old_amount: 8_000_000, new_amount: 8_500_000 })
  expect((await openBooking(ctx, group.id, 'vi')).players.map(({ money }) => money)).toEqual([
    2_500_000, 2_000_000, 2_000_000, 2_000_000,
  ])
  expect(await unsound(ctx)).toEqual([])
})

test('a flight is not split onto a full, a closed or an unknown tee time, another day, or other holes', async () => {
  const group = await four()
  const other = group.starts.get('06:38') ?? 0
  await addTeeTime(ctx.q, { courseId: group.courseId, at: iso('07:00', '25') })
  await addTeeTime(ctx.q, { courseId: group.courseId, at: iso('07:10'), holes: 9 })
  const refused = async (...wanted: Parameters<typeof group.split>) =>
    expect(await outcome(group.split(...wanted))).toBe('booking.changeNoPlaces')
  await refused('07:00', [0])
  await refused('07:00', [0], '25')
  await refused('07:10', [0])
  await ctx.q`update tee_times set places_left = 1, external_places = 3 where id = ${other}`
  await refused('06:38', [0, 1])
  await ctx.q`update tee_times set is_closed = true, closed_for = 'weather' where id = ${other}`
  await refused('06:38', [0])
  expect(await group.left()).toEqual([0, 1, 4])
  expect(await unsound(ctx)).toEqual([])
})

test('of two that want the last place of a tee time one gets it', async () => {
  const group = await four()
  await addTeeTime(ctx.q, { courseId: group.courseId, at: iso('06:46') })
  const beside = { courseId: group.courseId, at: iso('06:46'), list_users: guests(4) }
  const { id_general_bill: other } = await book(ctx, await addMember(ctx.q), beside)
  const shared = group.starts.get('06:38') ?? 0
  await ctx.q`update tee_times set places_left = 1, external_places = 3 where id = ${shared}`
  const ends = await Promise.all([group.id, other].map((id) => outcome(splitOf(id)('06:38', [0]))))
  expect(ends.filter((end) => end === 'booking.changeNoPlaces')).toHaveLength(1)
  expect(await placesLeft(ctx.q, shared)).toBe(0)
  expect(await unsound(ctx)).toEqual([])
})
