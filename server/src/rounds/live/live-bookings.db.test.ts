import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endSession, openSession, ownEntry } from '#identity/sessions/sessions'
import type { Member } from '#platform/context/actor'
import { type Events, openEvents } from '#platform/database/listen'
import { inTransaction } from '#platform/database/transaction'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { paidBooking, placedAtOnce } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { type EventStream, openEventStream } from '#testing/event-stream'
import { addMember } from '#testing/golf'
import { silentLog } from '#testing/log'
import { cancelBooking } from '../cancel/cancel.ts'
import { workOffDeadline } from '../deadlines/work-off-deadline.ts'
import { confirmAndPlaceAsStaff, confirmAsStaff, rejectAsStaff } from '../staff/booking-acts.ts'

let ctx: TestContext
let events: Events
let app: BookingApp
let address: string
const streams: EventStream[] = []

beforeAll(async () => {
  ctx = await createTestContext({ LIVE_STREAMS_PER_MEMBER: '2', LIVE_STREAMS_PER_ADDRESS: '5' })
  events = await openEvents(ctx.database.connection, silentLog)
  ctx.events = events
  app = await createBookingApp(ctx)
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.app.close()
  await events.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

/** The stream of a member's page. */
async function pageOf(member: Member): Promise<EventStream> {
  app.browserOf(member)
  const stream = await openEventStream(`${address}/api/for_wap/live_bookings`, `member-${member.id}`)
  streams.push(stream)
  return stream
}

/** Whether a stream can be opened now: closed ones are counted until the server notices. */
const isOpened = (member: Member) =>
  pageOf(member).then(
    () => true,
    () => false,
  )

describe('a page with an own booking is notified', () => {
  const changes: Record<
    string,
    [() => Promise<StatedBooking>, (booking: StatedBooking) => Promise<unknown>]
  > = {
    'when staff confirm': [
      () => bookingIn(ctx, 'requested'),
      ({ id, staff }) => confirmAsStaff(ctx, staff, { id, note: '' }, 'vi'),
    ],
    'when staff confirm and place': [
      () => bookingIn(ctx, 'requested'),
      ({ id, staff }) => confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi'),
    ],
    'when staff refuse': [
      () => bookingIn(ctx, 'requested'),
      ({ id, staff }) => rejectAsStaff(ctx, staff, { id, reason: 'Sân có giải' }, 'vi'),
    ],
    'when the time to pay is over': [
      () => bookingIn(ctx, 'placed'),
      ({ id }) => {
        ctx.clock.advance(1_800)
        return workOffDeadline(ctx, { bookingId: id })
      },
    ],
    'when the golfer cancels on another device': [
      () => bookingIn(ctx, 'placed'),
      ({ id, member }) => cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null }),
    ],
  }
  test.each(Object.entries(changes))('%s', async (_, [begin, change]) => {
    const booking = await begin()
    const page = await pageOf(booking.member)
    await change(booking)
    await expect.poll(page.heard).toContain(`booking {"id":${booking.id}}`)
  })

  test('when a part of the money has come, though the booking keeps its state', async () => {
    const { id, member } = await placedAtOnce(ctx)
    const [bill] = await ctx.q<{
      code: string
    }>`select payment_code /* not null */ as code from bills where id = ${id}`
    const page = await pageOf(member)
    expect(await bankReports(ctx, bill?.code ?? '', 1_000)).toBeNull()
    await expect.poll(page.heard).toContain(`booking {"id":${id}}`)
  })

  test('when a refund takes a step', async () => {
    const { id, member } = await paidBooking(ctx)
    const page = await pageOf(member)
    await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null })
    await expect.poll(page.heard).toContain(`booking {"id":${id}}`)
    const before = page.heard().length
    await ctx.q`update refunds set due_at = due_at where bill_id = ${id}`
    await expect.poll(() => page.heard().length).toBeGreaterThan(before)
  })
})

test('what is rolled back is not notified', async () => {
  const member = await addMember(ctx.q)
  const page = await pageOf(member)
  const earlier = await bookingOf(member)
  await expect.poll(page.heard).toEqual([`booking {"id":${earlier}}`])
  const undone = inTransaction(ctx.pool, async (q) => {
    await q`update bookings set player_count = player_count where id = ${earlier}`
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')
  const later = await bookingOf(member)
  await expect.poll(page.heard).toEqual([earlier, later].map((id) => `booking {"id":${id}}`))
})

test("a page is not notified of another member's booking, even one the member plays in", async () => {
  const [own, other] = [await bookingIn(ctx, 'requested'), await bookingIn(ctx, 'requested')]
  await ctx.q`
    update booking_players set member_id = ${own.member.id}, guest_name = null
    where booking_id = ${other.id} and position = 2`
  const page = await pageOf(own.member)
  await confirmAsStaff(ctx, other.staff, { id: other.id, note: '' }, 'vi')
  await confirmAsStaff(ctx, own.staff, { id: own.id, note: '' }, 'vi')
  await expect.poll(() => new Set(page.heard())).toEqual(new Set([`booking {"id":${own.id}}`]))
})

test.each([
  ['', 401],
  ['none', 498],
  ['staff-1', 498],
])('a visitor and staff get no stream (token "%s")', async (token, code) => {
  const answer = await fetch(`${address}/api/for_wap/live_bookings`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ error_code: code })
})

test('a stream ends with its session, and with no other of the member', async () => {
  const golfer = await addMember(ctx.q)
  const entry = ownEntry(undefined)
  const open = () => openSession(ctx, ctx.q, { memberId: golfer.id, entry, device: 'Chrome' })
  const [one, two] = [await open(), await open()]
  const first = await pageOf({ ...golfer, sessionId: one.id })
  const second = await pageOf({ ...golfer, sessionId: two.id })
  expect(await endSession(ctx, golfer.id, one.id)).toBe(true)
  await expect.poll(first.ended).toBe(true)
  expect(second.ended()).toBe(false)
  await ctx.q`delete from member_sessions where id = ${two.id}`
  await expect.poll(second.ended).toBe(true)
})

test('a member has a limited number of streams, and the place of a closed one is free again', async () => {
  const [golfer, other] = [await addMember(ctx.q), await addMember(ctx.q)]
  const [first] = [await pageOf(golfer), await pageOf(golfer)]
  expect(await isOpened(golfer)).toBe(false)
  expect(await isOpened(other)).toBe(true)
  first.close()
  await expect.poll(() => isOpened(golfer)).toBe(true)
})

test('an address has a limited number of streams', async () => {
  // those of the tests before are closed when the server has noticed
  const members = await Promise.all(Array.from({ length: 5 }, () => addMember(ctx.q)))
  for (const member of members) await expect.poll(() => isOpened(member)).toBe(true)
  expect(await isOpened(await addMember(ctx.q))).toBe(false)
})

test('every stream ends when notifications may have been missed, so that pages read their bookings anew', async () => {
  const page = await pageOf(await addMember(ctx.q))
  await ctx.q`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('listen teeviet', 'select 1')`
  await expect.poll(page.ended).toBe(true)
})

/** A booking sent by the member now. */
async function bookingOf(member: Member): Promise<number> {
  return (await placedAtOnce(ctx, { member })).id
}
