import type { ClosingAction } from '@teeviet/contract/rules/bookings/closing'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { listChanges } from '#golf/courses/golf-changes'
import type { Staff } from '#platform/context/actor'
import { bookingIn, type StatedBooking } from '#testing/bookings/booking-in-state'
import { book, brokenPlaces, outcome } from '#testing/bookings/bookings'
import { closingOf } from '#testing/bookings/closing'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { readBill } from '../../bills/read-bill.ts'
import { confirmAndPlaceAsStaff } from '../booking-acts.ts'
import { closeTeeTimes, openTeeTimes, previewClosing } from './close.ts'

const day = '2026-11-24'
const at = `${day}T06:30:00+07:00`
let ctx: TestContext
let staff: Staff

beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-23T09:00:00+07:00'))

const close = (
  courseId: number,
  bookings: { id: number; action: ClosingAction }[],
  { end_reason, by = staff, on = ctx }: { end_reason?: string; by?: Staff; on?: TestContext } = {},
) => {
  const closing = closingOf(courseId, day, bookings)
  return closeTeeTimes(on, by, { ...closing, end_reason: end_reason ?? closing.end_reason })
}
const stateOf = async (id: number, { q } = ctx) =>
  (await q<{ state: BookingState }>`select state from bookings where id = ${id}`)[0]?.state
const isClosed = async (teeTimeId: number, { q } = ctx) =>
  (await q<{ is_closed: boolean }>`select is_closed from tee_times where id = ${teeTimeId}`)[0]?.is_closed
const messages = (id: number) =>
  ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`
/** Bookings on a closed tee time without a staff decision. */
const slipped = (teeTimeId: number, { q } = ctx) =>
  q`select h.booking_id from booking_tee_times h join tee_times t on t.id = h.tee_time_id
    where t.id = ${teeTimeId} and t.is_closed and h.released_at is null and h.kept_at is null`

describe('closing tee times on which there are bookings', () => {
  test('names them with code, state, golfer, tee time and places, and leaves drafts out', async () => {
    const requested = await bookingIn(ctx, 'requested')
    expect(await previewClosing(ctx, closingOf(requested.courseId, day, []))).toEqual({
      tee_times: 1,
      bookings: [
        {
          id: requested.id,
          general_bill_code: expect.stringMatching(/^TV/),
          state: 'requested',
          start_at: new Date(at).getTime(),
          places: 2,
          amount: 4_000_000,
          name: expect.stringContaining('Nguyễn An'),
          is_asked: true,
        },
      ],
    })
    const draft = await bookingIn(ctx, 'draft')
    expect((await previewClosing(ctx, closingOf(draft.courseId, day, []))).bookings).toEqual([])
    expect(await close(draft.courseId, [])).toMatchObject({ changed: 1 })
  })

  test('closes nothing while one of them has no decision', async () => {
    const { id, courseId, teeTimeId } = await bookingIn(ctx, 'placed')
    await expect(close(courseId, [])).rejects.toMatchObject({
      reason: 'teeSheet.undecided',
      slots: { n: 1 },
    })
    await expect(close(courseId, [{ id: id + 1, action: 'keep' }])).rejects.toThrow('teeSheet.undecided')
    expect(await isClosed(teeTimeId)).toBe(false)
  })

  test('keeps a booking, which is then ordered, while the tee time sells nothing more', async () => {
    const { id, courseId, teeTimeId } = await bookingIn(ctx, 'requested')
    expect(await close(courseId, [{ id, action: 'keep' }])).toMatchObject({ changed: 1, booked: 2, ended: 0 })
    expect(await outcome(book(ctx, await addMember(ctx.q), { courseId, at }))).toBe('booking.noTeeTime')
    expect((await confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')).state).toBe('placed')
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
    const [line] = await listChanges(ctx, { facility_id: courseId, limit: 1 })
    expect(line?.fields.map(({ field }) => field)).toEqual(['reason', 'kept'])
  })

  test('asks again after it was opened in between', async () => {
    const { id, courseId } = await bookingIn(ctx, 'requested')
    await close(courseId, [{ id, action: 'keep' }])
    await openTeeTimes(ctx, staff, { ...closingOf(courseId, day, []), reason: undefined })
    await expect(close(courseId, [])).rejects.toThrow('teeSheet.undecided')
  })

  test.each([
    ['requested', 'rejected'],
    ['confirmed', 'rejected'],
    ['placed', 'cancelled'],
  ] as const)('ends one that is %s as %s, releases its places and notifies its golfer', async (from, to) => {
    const { id, courseId, teeTimeId, member } = await bookingIn(ctx, from)
    const before = (await messages(id)).length
    expect(await close(courseId, [{ id, action: 'end' }])).toMatchObject({ changed: 1, booked: 0, ended: 1 })
    expect(await stateOf(id)).toBe(to)
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect((await messages(id)).slice(before)).toHaveLength(1)
    const bill = await readBill(ctx, member, id, 'vi')
    expect(bill.steps.at(-1)).toMatchObject({ state: to, by: 'staff' })
  })

  test('ends a paid one with all its money going back', async () => {
    const { id, teeTimeId } = await paidBooking(ctx, { penalty: 100, hours: 48 })
    const [course] = await ctx.q<{ courseId: number }>`
      select course_id as "courseId" from bookings where id = ${id}`
    const courseId = course?.courseId ?? 0
    await close(courseId, [{ id, action: 'end' }])
    expect(await stateOf(id)).toBe('refunded')
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await ctx.q`select amount_vnd, penalty_vnd, reason from refunds where bill_id = ${id}`).toEqual([
      { amount_vnd: 4_000_000, penalty_vnd: 0, reason: 'Sân có giải' },
    ])
  })

  test('asks nothing about one whose refund is under way, which stays until that is decided', async () => {
    const { id, courseId, teeTimeId } = await bookingIn(ctx, 'cancellation_requested')
    expect((await previewClosing(ctx, closingOf(courseId, day, []))).bookings).toMatchObject([
      { id, is_asked: false },
    ])
    await close(courseId, [])
    expect(await slipped(teeTimeId)).toEqual([])
  })

  test('needs a reason, and the permission to end bookings for the club', async () => {
    const requested = await bookingIn(ctx, 'requested')
    const placed = await bookingIn(ctx, 'placed')
    const sales = await addStaff(ctx.q, ['sales'])
    const withheld = {
      ...sales,
      permissions: new Set([...sales.permissions].filter((one) => one !== 'bookings.endForClub')),
    }
    const end = ({ id, courseId }: StatedBooking, options: Parameters<typeof close>[2]) =>
      outcome(close(courseId, [{ id, action: 'end' }], options))
    expect(await end(requested, { end_reason: '' })).toBe('staff.reasonMissing')
    expect(await end(requested, { by: withheld })).toBe('request.forbidden')
    expect(await isClosed(requested.teeTimeId)).toBe(false)
    expect(await end(requested, { by: sales })).toMatchObject({ ended: 1 })
    expect(await end(placed, { by: sales })).toMatchObject({ ended: 1 })
  })

  test('keeps one of two and ends the other, together with its places elsewhere', async () => {
    const courseId = await addCourse(ctx.q)
    const inside = await addTeeTime(ctx.q, { courseId, at: `${day}T06:56:00+07:00` })
    const outside = await addTeeTime(ctx.q, { courseId, at: `${day}T07:04:00+07:00` })
    const small = await book(ctx, await addMember(ctx.q), {
      courseId,
      at: `${day}T06:56:00+07:00`,
      players: 1,
    })
    const group = await book(ctx, await addMember(ctx.q), {
      courseId,
      at: `${day}T06:56:00+07:00`,
      players: 6,
    })
    await close(courseId, [
      { id: small.id_general_bill, action: 'keep' },
      { id: group.id_general_bill, action: 'end' },
    ])
    expect([await placesLeft(ctx.q, inside), await placesLeft(ctx.q, outside)]).toEqual([3, 4])
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })
})

describe('a request that arrives while staff close', () => {
  test('after they looked: it is not closed behind its back, and the list is to be read again', async () => {
    const courseId = await addCourse(ctx.q)
    const teeTimeId = await addTeeTime(ctx.q, { courseId, at })
    expect((await previewClosing(ctx, closingOf(courseId, day, []))).bookings).toEqual([])
    await book(ctx, await addMember(ctx.q), { courseId, at })
    expect(await outcome(close(courseId, []))).toBe('teeSheet.undecided')
    expect(await isClosed(teeTimeId)).toBe(false)
  })

  test('at the very moment: closing waits for it and then asks about it', async () => {
    const { closing, teeTimeId, requested } = await closeBesideRequest(ctx)
    expect(closing).toBe('teeSheet.undecided')
    expect(requested.state).toBe('requested')
    expect(await isClosed(teeTimeId)).toBe(false)
  })

  test('is seen to slip through when the tee times are not locked before the bookings are read', async () => {
    const context = await createTestContext()
    onTestFinished(() => context.close())
    context.clock.set('2026-11-23T09:00:00+07:00')
    const startsAreLocked: Guard = { sql: /(order by t\.play_date, t\.id\s+)for update of t/, instead: '$1' }
    const passed = switchOff(context.pool, [startsAreLocked])
    const { closing, teeTimeId } = await closeBesideRequest(context)
    expect(passed()[0]).toBeGreaterThan(0)
    expect(closing).toMatchObject({ changed: 1 })
    expect(await slipped(teeTimeId, context)).toHaveLength(1)
  })

  /** A request that has taken its places and not yet committed, and closing in parallel. */
  async function closeBesideRequest(context: TestContext) {
    const courseId = await addCourse(context.q)
    const teeTimeId = await addTeeTime(context.q, { courseId, at })
    const by = await addStaff(context.q)
    const golfer = await addMember(context.q)
    const gate = await closeGate(context.pool, 'booking_events')
    const sending = book(context, golfer, { courseId, at, players: 2 })
    await gate.reached()
    const closing = outcome(close(courseId, [], { by, on: context }))
    // the request waits at the gate, and closing waits for its tee time
    await waitingForLocks(context.q, 2)
    await gate.open()
    return { courseId, teeTimeId, requested: await sending, closing: await closing }
  }

  test('or is ordered at that moment: closing waits, and ends the just ordered booking', async () => {
    const { id, courseId, teeTimeId } = await bookingIn(ctx, 'confirmed')
    const gate = await closeGate(ctx.pool, 'booking_events')
    const ordering = confirmAndPlaceAsStaff(ctx, staff, { id, note: '' }, 'vi')
    await gate.reached()
    const closing = close(courseId, [{ id, action: 'end' }])
    await waitingForLocks(ctx.q, 2)
    await gate.open()
    expect((await ordering).state).toBe('placed')
    expect(await closing).toMatchObject({ ended: 1 })
    expect([await stateOf(id), await isClosed(teeTimeId)]).toEqual(['cancelled', true])
  })
})
