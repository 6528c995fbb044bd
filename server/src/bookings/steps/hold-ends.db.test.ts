import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { sweepDeadlines } from '#rounds/deadlines/sweep-deadlines'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { confirmAndPlaceAsStaff } from '#rounds/staff/booking-acts'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addOffer, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { waitingForLocks } from '#testing/waiting-for-locks'

let ctx: TestContext
let staff: Staff

beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-23T08:00:00+07:00'))

const at = (clock: string, day = '2026-11-23') => `${day}T${clock}:00+07:00`

/** A request of two sent at 08:00 for the next morning, by default. */
async function request({ teeTime = at('06:30', '2026-11-24'), quantity = null as number | null } = {}) {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at: teeTime })
  const member = await addMember(ctx.q)
  const offer =
    quantity === null ? {} : { product_id: (await addOffer(ctx.q, { courseId, quantity })).offerId }
  const sent = await book(ctx, member, { courseId, at: teeTime, players: 2, ...offer })
  return { id: sent.id_general_bill, member, courseId, teeTimeId, teeTime }
}

/** Lets the clock go to a moment, with every deadline of a booking worked off on the way. */
async function goTo(id: number, moment: string) {
  for (const clock of ['08:30', '08:45', '09:00', '10:00', '11:00', '12:00']) {
    if (at(clock) > moment) break
    ctx.clock.set(at(clock))
    await workOffDeadline(ctx, { bookingId: id })
  }
  ctx.clock.set(moment)
}
const messages = async (id: number) =>
  (await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`).map(
    ({ text }) => text,
  )
const bill = ({ member, id }: Awaited<ReturnType<typeof request>>) => readBill(ctx, member, id, 'vi')
const accept = (id: number) => outcome(confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi'))
const end = (id: number) => workOffDeadline(ctx, { bookingId: id })

describe('a request not answered within the staff hour', () => {
  test('holds its places for two more hours, and its golfer is notified until when', async () => {
    const sent = await request()
    await goTo(sent.id, at('09:00'))
    expect(await messages(sent.id)).toEqual([expect.stringContaining('Chỗ được giữ đến 11:00')])
    expect(await placesLeft(ctx.q, sent.teeTimeId)).toBe(2)
    expect(await bill(sent)).toMatchObject({
      state: 'requested',
      holds_places: 1,
      hold_deadline: Date.parse(at('11:00')),
    })
    const jobs = await ctx.enqueued('booking-deadline')
    expect(jobs.filter(({ data }) => data.bookingId === sent.id).at(-1)?.at).toEqual(new Date(at('11:00')))
  })

  test('then holds nothing: the places are free, the request stays open, golfer and staff are notified', async () => {
    const sent = await request({ quantity: 6 })
    await goTo(sent.id, at('11:00'))
    expect(await placesLeft(ctx.q, sent.teeTimeId)).toBe(4)
    expect(await brokenPlaces(ctx.q)).toEqual([])
    expect(await bill(sent)).toMatchObject({
      state: 'requested',
      holds_places: 0,
      unheld_for: 'unanswered',
      hold_deadline: null,
      payment_amount: 2_580_000,
    })
    expect((await messages(sent.id)).slice(1)).toEqual([expect.stringContaining('không còn giữ chỗ')])
    expect(
      await outcome(book(ctx, await addMember(ctx.q), { ...sent, at: sent.teeTime, players: 4 })),
    ).toMatchObject({
      holds_places: 1,
    })
  })

  test('holds until one hour before its tee time, when that is earlier', async () => {
    const { id, teeTimeId } = await request({ teeTime: at('11:00') })
    await goTo(id, at('09:59'))
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    await goTo(id, at('10:00'))
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  })

  test('is not cut short within the staff hour, and sends one message when the hold ends with it', async () => {
    const { id, teeTimeId } = await request({ teeTime: at('09:40') })
    await goTo(id, at('08:59'))
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    ctx.clock.set(at('09:00'))
    await end(id)
    await end(id)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await messages(id)).toHaveLength(1)
  })

  test('releases its places once, however often and concurrently its deadline job runs', async () => {
    const { id, teeTimeId } = await request()
    await goTo(id, at('10:59'))
    ctx.clock.set(at('11:00'))
    await Promise.all(Array.from({ length: 5 }, () => end(id)))
    await end(id)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await messages(id)).toHaveLength(2)
  })

  test('releases them although the job was lost', async () => {
    const { id, teeTimeId } = await request()
    await goTo(id, at('09:00'))
    ctx.clock.set(at('11:02'))
    await sweepDeadlines(ctx)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  })
})

describe('a request whose hold has ended', () => {
  test('takes its places again when staff accept it after all, at its price', async () => {
    const { id, teeTimeId } = await request({ quantity: 6 })
    await goTo(id, at('12:00'))
    expect(await accept(id)).toMatchObject({ state: 'placed', amount: 2_580_000, holds_places: 1 })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is refused when others have its places', async () => {
    const { id, courseId, teeTime } = await request()
    await goTo(id, at('11:00'))
    await book(ctx, await addMember(ctx.q), { courseId, at: teeTime, players: 3 })
    expect(await accept(id)).toBe('booking.placesGone')
  })

  test('takes no place of a player taken out before or after that', async () => {
    const { id, member, teeTimeId } = await request()
    const players = await ctx.q<{
      id: number
    }>`select id from booking_players where booking_id = ${id} order by id`
    await goTo(id, at('11:00'))
    await cancelBooking(ctx, member, {
      bookingId: id,
      reason: '',
      idempotency: null,
      playerId: players[1]?.id,
    })
    expect(await accept(id)).toMatchObject({ state: 'placed', number_player: 1 })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(3)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('has them once when staff accept it at the very moment its hold ends', async () => {
    const { id, teeTimeId } = await request()
    await goTo(id, at('10:59'))
    ctx.clock.set(at('11:00'))
    const gate = await closeGate(ctx.pool, 'booking_events')
    const accepting = accept(id)
    await gate.reached()
    const ending = end(id)
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect(await accepting).toMatchObject({ state: 'placed', holds_places: 1 })
    await ending
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('can be withdrawn, and releases nothing a second time', async () => {
    const { id, member, teeTimeId } = await request()
    await goTo(id, at('11:00'))
    await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

test('an unanswered any-time request is reported, and holds nothing that could end', async () => {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at: at('16:00') })
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), {
    courseId,
    at: at('00:00'),
  })
  await goTo(id, at('12:00'))
  expect(await messages(id)).toEqual([expect.stringContaining('chưa giữ chỗ')])
})
