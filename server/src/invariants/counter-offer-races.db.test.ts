import { afterEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { acceptOffer, declineOffer } from '#rounds/counter-offers/answer-offer'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { rejectAsStaff } from '#rounds/staff/booking-acts'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { offerKeyOf } from '#testing/bookings/other-times/offer-key'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'

/*
 * Two answers to the same offer of other times at the same moment: one of them counts, and the other one finds it
 * answered. The last tests switch the guards off and must see the damage.
 */

let ctx: TestContext
afterEach(() => ctx.close())

const asked = '2026-11-24T06:30:00+07:00'
const first = '2026-11-24T07:10:00+07:00'
const second = '2026-11-24T08:00:00+07:00'

async function offered() {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  for (const at of [asked, first, second]) await addTeeTime(ctx.q, { courseId, at })
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at: asked, players: 2 })
  const staff = await addStaff(ctx.q)
  const options = [first, second].map((at) => ({
    facility_id: courseId,
    start_at: new Date(at).getTime(),
    price_per_player: undefined,
  }))
  await offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options })
  const key = (await offerKeyOf(ctx, id)) ?? ''
  // a minute before its end, which is not that of the time to pay
  ctx.clock.advance(29 * 60)
  const tap = (option: number) =>
    inTransaction(ctx.pool, (q) => acceptOffer(ctx, q, { key }, { option, expectedAmount: 4_000_000 }))
  const acts = {
    'tap on the first': () => tap(1),
    'tap on the second': () => tap(2),
    decline: () => inTransaction(ctx.pool, (q) => declineOffer(ctx, q, { key })),
    reject: () => rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi'),
    expire: () => {
      ctx.clock.advance(60)
      return workOffDeadline(ctx, { bookingId: id })
    },
  }
  return { id, acts }
}

type Act = keyof Awaited<ReturnType<typeof offered>>['acts']

/** The first act waits after it has locked the offer and before it ends it; the second one begins meanwhile. */
async function atOnce(one: Act, other: Act, guards: readonly Guard[] = []) {
  const { id, acts } = await offered()
  const passed = switchOff(ctx.pool, guards)
  const gate = await closeGate(ctx.pool, 'counter_offers', { on: 'update' })
  const results = [outcome<unknown>(acts[one]())]
  await gate.reached()
  results.push(outcome<unknown>(acts[other]()))
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  const [earlier, later] = await Promise.all(results)
  const [booking] = await ctx.q<{ state: string; at: Date | null; offer: string; held: number }>`
    select b.state, b.tee_time_at as at, o.state as offer, (
      select coalesce(sum(places), 0) from booking_tee_times where booking_id = b.id and released_at is null
    ) as held from bookings b join counter_offers o on o.booking_id = b.id
    where b.id = ${id}`
  return { earlier, later, booking, passed: passed(), broken: await brokenPlaces(ctx.q) }
}

const taken = { state: 'placed', at: new Date(first), offer: 'accepted', held: 2 }

describe('at the same moment', () => {
  test('two taps on the same time are one answer', async () => {
    const { later, booking, broken } = await atOnce('tap on the first', 'tap on the first')
    expect(later).toEqual(expect.any(Number))
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('of taps on two times the first one counts', async () => {
    const { later, booking, broken } = await atOnce('tap on the first', 'tap on the second')
    expect(later).toBe('counterOffer.over')
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('a tap is not undone by the end of its time', async () => {
    const { booking, broken } = await atOnce('tap on the first', 'expire')
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('a tap that comes while the offer lapses finds it over', async () => {
    const { later, booking, broken } = await atOnce('expire', 'tap on the first')
    expect(later).toBe('counterOffer.over')
    expect(booking).toEqual({ state: 'requested', at: new Date(asked), offer: 'lapsed', held: 2 })
    expect(broken).toEqual([])
  })

  test('staff who reject after a tap find the request decided', async () => {
    const { later, booking, broken } = await atOnce('tap on the first', 'reject')
    expect(later).toBe('booking.wrongState')
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('a tap after staff have rejected finds the offer over', async () => {
    const { later, booking, broken } = await atOnce('reject', 'tap on the first')
    expect(later).toBe('counterOffer.over')
    expect(booking).toMatchObject({ state: 'rejected', offer: 'withdrawn' })
    expect(broken).toEqual([])
  })

  test('a tap after the golfer has declined finds the offer over', async () => {
    const { later, booking, broken } = await atOnce('decline', 'tap on the first')
    expect(later).toBe('counterOffer.over')
    expect(booking).toMatchObject({ state: 'requested', offer: 'declined' })
    expect(broken).toEqual([])
  })
})

test('the last places of a time are either offered or booked by another golfer', async () => {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const courseId = await addCourse(ctx.q)
  for (const at of [asked, first]) await addTeeTime(ctx.q, { courseId, at })
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at: asked, players: 3 })
  const staff = await addStaff(ctx.q)
  const rival = await addMember(ctx.q)
  const options = [
    { facility_id: courseId, start_at: new Date(first).getTime(), price_per_player: undefined },
  ]
  const results = await Promise.all([
    outcome<unknown>(offerTimesAsStaff(ctx, { staff, lang: 'vi' }, { id, options })),
    outcome<unknown>(book(ctx, rival, { courseId, at: first, players: 3 })),
  ])
  expect(
    results.filter((one) => one === 'counterOffer.noPlaces' || one === 'booking.noTeeTime'),
  ).toHaveLength(1)
  expect(await brokenPlaces(ctx.q)).toEqual([])
})

const offerIsLocked: Guard = { sql: /(where o\.key_hash = \$\d+) for update of b, o/, instead: '$1' }
const offerIsOpen: Guard = { sql: /(where id = \$\d+) and state = 'open' returning/, instead: '$1 returning' }
const stateIsExpected: Guard = {
  sql: /was\.state = any \((\$\d+)::text\[\]\)/,
  instead: '$1::text[] is not null',
}

describe('without the lock', () => {
  test('the end of the offer still lets only one tap count', async () => {
    const { later, booking, broken, passed } = await atOnce('tap on the first', 'tap on the second', [
      offerIsLocked,
    ])
    expect(passed[0]).toBe(2)
    expect(later).toBe('counterOffer.over')
    expect({ booking, broken }).toEqual({ booking: taken, broken: [] })
  })

  test('and without it a second tap is seen to leave an ordered booking without places', async () => {
    const guards = [offerIsLocked, offerIsOpen, stateIsExpected]
    const { booking, passed } = await atOnce('tap on the first', 'tap on the first', guards)
    expect(passed.every((times) => times > 0)).toBe(true)
    expect(booking).toEqual({ ...taken, held: 0 })
  })
})
