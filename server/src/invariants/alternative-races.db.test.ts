import { afterEach, describe, expect, test } from 'vitest'
import { acceptAlternativeByLink } from '#rounds/alternatives/accept-as-club'
import { confirmAlternativeAsStaff } from '#rounds/alternatives/confirm-as-staff'
import { confirmAndPlaceAsStaff, rejectAsStaff } from '#rounds/staff/booking-acts'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { clubKeyOf } from '#testing/bookings/club-key'
import { requestWithAlternatives } from '#testing/bookings/other-times/alternatives'
import { other } from '#testing/bookings/other-times/counter-offer'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addMember } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * Two decisions about a request with alternatives at the same moment: one of them counts, and the other one finds the
 * request decided. The last test switches the guards off and must see the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

async function requested() {
  ctx = await createTestContext()
  const world = await requestWithAlternatives(ctx)
  const { id, staff } = world
  const key = (await clubKeyOf(ctx, id)) ?? ''
  const confirm = (option: number) => () =>
    confirmAlternativeAsStaff(ctx, { staff, lang: 'vi' }, { id, option, note: '' })
  const acts = {
    'confirm the first': confirm(1),
    'confirm the second': confirm(2),
    'confirm the request': () => confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi'),
    reject: () => rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi'),
    'the club accepts the first': () =>
      acceptAlternativeByLink(ctx, { key, option: 1, by: 'Lê Hoa', reference: 'VT-118' }, 'vi'),
  }
  return { id, acts }
}

type Act = keyof Awaited<ReturnType<typeof requested>>['acts']

/** The first act waits after it has taken the places and before they become the booking's; the second begins meanwhile. */
async function atOnce(one: Act, later: Act, guards: readonly Guard[] = []) {
  const { id, acts } = await requested()
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'counter_offers', { on: 'update' })
  const results = [outcome<unknown>(acts[one]())]
  await gate.reached()
  results.push(outcome<unknown>(acts[later]()))
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [, refused] = await Promise.all(results)
  const [booking] = await ctx.q<{ state: string; at: Date | null; accepted: number; held: number }>`
    select b.state, b.tee_time_at as at, (
      select count(*) from counter_offers o where o.booking_id = b.id and o.state = 'accepted'
    )::int as accepted, (
      select coalesce(sum(places), 0) from booking_tee_times where booking_id = b.id and released_at is null
    )::int as held from bookings b where b.id = ${id}`
  return { refused, booking, passed: passed(), broken: await brokenPlaces(ctx.q) }
}

const taken = { state: 'placed', at: new Date(other), accepted: 1, held: 2 }

describe('at the same moment', () => {
  test.each([
    ['confirm the first', 'confirm the second', 'booking.wrongState'],
    ['confirm the first', 'reject', 'booking.wrongState'],
    ['confirm the first', 'the club accepts the first', 'club.linkOver'],
    ['the club accepts the first', 'confirm the second', 'booking.wrongState'],
  ] as const)('%s, and %s', async (one, later, refusal) => {
    const { refused, booking, broken } = await atOnce(one, later)
    expect(refused).toBe(refusal)
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('the same alternative twice is one confirmation', async () => {
    const { refused, booking, broken } = await atOnce('confirm the first', 'confirm the first')
    expect(refused).toMatchObject({ state: 'placed' })
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('the request itself is confirmed no more: it is the alternative by then', async () => {
    const { booking, broken } = await atOnce('confirm the first', 'confirm the request')
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })
})

test('the last places of an alternative are either taken by it or booked by another golfer', async () => {
  const { acts } = await requested()
  const [course] = await ctx.q<{ id: number }>`select course_id as id from bookings limit 1`
  const rival = book(ctx, await addMember(ctx.q), { courseId: course?.id ?? 0, at: other, players: 3 })
  const results = await Promise.all([outcome<unknown>(acts['confirm the first']()), outcome<unknown>(rival)])
  const refused = results.filter((one) => one === 'counterOffer.noPlaces' || one === 'booking.noTeeTime')
  expect(refused).toHaveLength(1)
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

const golferIsLocked: Guard = {
  sql: /select pg_advisory_xact_lock\(hashtextextended\((\$\d+), 0\)\)/,
  instead: 'select $1::text is not null',
}
const bookingIsLocked: Guard = { sql: /(from bookings where id = \$\d+) for update/, instead: '$1' }
const stateIsExpected: Guard = {
  sql: /was\.state = any \((\$\d+)::text\[\]\)/,
  instead: '$1::text[] is not null',
}

describe('without the locks', () => {
  test('the state of the request still lets only one alternative count', async () => {
    const guards = [golferIsLocked, bookingIsLocked]
    const { refused, booking, broken, passed } = await atOnce(
      'confirm the first',
      'confirm the second',
      guards,
    )
    expect(passed.every((times) => times > 0)).toBe(true)
    expect(refused).toBe('counterOffer.over')
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('and without it two alternatives are seen to be confirmed for one booking', async () => {
    const guards = [golferIsLocked, bookingIsLocked, stateIsExpected]
    const { booking, passed } = await atOnce('confirm the first', 'confirm the second', guards)
    expect(passed.every((times) => times > 0)).toBe(true)
    expect(booking?.accepted).toBe(2)
  })
})
