import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { brokenPlaces } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addOffer, placesLeft } from '#testing/golf'
import { workOffDeadline } from './work-off-deadline.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string) => new Date(`2026-11-20T${clock}:00+07:00`)

async function rowOf(id: number) {
  const [row] = await ctx.q<{ state: string; reminders_sent: number; overdue_at: Date | null }>`
    select state, reminders_sent, overdue_at from bookings where id = ${id}`
  return row
}

/** When the next job of a booking is due. */
async function nextJob(id: number): Promise<Date | null | undefined> {
  const jobs = await ctx.enqueued('booking-deadline')
  return jobs.filter((job) => job.data.bookingId === id).at(-1)?.at
}

describe('the staff hour', () => {
  test('reminds after 30 and 45 minutes, alarms after 60, and drops nothing', async () => {
    const { id, teeTimeId } = await bookingIn(ctx, 'requested')
    for (const [clock, reminders, next] of [
      ['08:30', 1, at('08:45')],
      ['08:45', 2, at('09:00')],
    ] as const) {
      ctx.clock.set(at(clock))
      await workOffDeadline(ctx, { bookingId: id })
      expect(await rowOf(id)).toMatchObject({
        state: 'requested',
        reminders_sent: reminders,
        overdue_at: null,
      })
      expect(await nextJob(id)).toEqual(next)
    }
    ctx.clock.set(at('09:00'))
    await workOffDeadline(ctx, { bookingId: id })
    expect(await rowOf(id)).toMatchObject({ state: 'requested', overdue_at: at('09:00') })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(2)
  })
})

describe('the payment window', () => {
  test('ends after 30 minutes: places and offer quantity are released and the golfer is notified once', async () => {
    const { id, teeTimeId, courseId } = await bookingIn(ctx, 'placed')
    const { offerId } = await addOffer(ctx.q, { courseId, quantity: 10 })
    await ctx.q`update bookings set offer_id = ${offerId} where id = ${id}`
    await ctx.q`update offers set quantity_left = 8 where id = ${offerId}`
    expect(await nextJob(id)).toEqual(at('08:30'))
    ctx.clock.set(at('08:30'))
    await Promise.all(Array.from({ length: 5 }, () => workOffDeadline(ctx, { bookingId: id })))
    expect(await rowOf(id)).toMatchObject({ state: 'expired' })
    expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
    expect(await ctx.q`select quantity_left from offers where id = ${offerId}`).toEqual([
      { quantity_left: 10 },
    ])
    const sent = await ctx.q<{ text: string }>`select text from messages where booking_id = ${id} order by id`
    expect(sent).toHaveLength(2)
    expect(sent[1]?.text).toContain('đã hết hạn thanh toán')
    expect(await brokenPlaces(ctx.q)).toEqual([])
  })

  test('is still open a second before its end, and asks to be looked at again', async () => {
    const { id } = await bookingIn(ctx, 'placed')
    ctx.clock.set('2026-11-20T08:29:59+07:00')
    await workOffDeadline(ctx, { bookingId: id })
    expect(await rowOf(id)).toMatchObject({ state: 'placed' })
    expect(await nextJob(id)).toEqual(at('08:30'))
  })
})

test('a draft without its code is dropped after 15 minutes and holds nothing any more', async () => {
  const { id, teeTimeId } = await bookingIn(ctx, 'draft')
  expect(await nextJob(id)).toEqual(at('08:15'))
  ctx.clock.set(at('08:15'))
  await workOffDeadline(ctx, { bookingId: id })
  expect(await rowOf(id)).toMatchObject({ state: 'expired' })
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
  expect(await ctx.q`select id from messages where booking_id = ${id}`).toEqual([])
})

test('a job of a stage that is over leads to the deadline of the present one', async () => {
  const { id } = await bookingIn(ctx, 'placed')
  ctx.clock.set(at('08:10'))
  await workOffDeadline(ctx, { bookingId: id })
  expect(await nextJob(id)).toEqual(at('08:30'))
})

test('a booking that does not exist or has ended has no deadline', async () => {
  await workOffDeadline(ctx, { bookingId: 999_999 })
  const { id } = await bookingIn(ctx, 'withdrawn')
  const before = (await ctx.enqueued('booking-deadline')).length
  ctx.clock.set('2026-12-20T08:00:00+07:00')
  await workOffDeadline(ctx, { bookingId: id })
  expect(await ctx.enqueued('booking-deadline')).toHaveLength(before)
})
