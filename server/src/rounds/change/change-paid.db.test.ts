import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#rounds/cancel/cancel'
import { openBooking } from '#rounds/staff/open-booking'
import { outcome } from '#testing/bookings/bookings'
import { changeAsQuoted, keptPlayers, unsound } from '#testing/bookings/changes'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addPackage, addTeeTime, placesLeft } from '#testing/golf'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string, day = '24') => new Date(`2026-11-${day}T${clock}:00+07:00`)

/** A paid booking of two at 2.000.000đ each, and another start of its course at this price. */
async function paidBeside(price: number, booked: Parameters<typeof paidBooking>[1] = {}) {
  const booking = await paidBooking(ctx, booked)
  const [row] = await ctx.q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${booking.id}`
  const other = await addTeeTime(ctx.q, {
    courseId: row?.courseId ?? 0,
    at: at('07:00', '25').toISOString(),
    price,
  })
  return { ...booking, other }
}
const refundsOf = (id: number) => ctx.q<{
  cause: string
  state: string
  target: string | null
  amount: number
}>`
  select cause, state, target, amount_vnd as amount from refunds where bill_id = ${id} order by id`

test('a cheaper move refunds the difference to the account that paid, and the golfer chooses after a transfer', async () => {
  for (const [method, target, state] of [
    ['bank', null, 'needs_target'],
    ['point', 'wallet', 'done'],
    ['stb', 'method', 'sending'],
  ] as const) {
    const { id, other, teeTimeId } = await paidBeside(1_500_000, { method })
    const quote = await changeAsQuoted(ctx, id, { start_at: at('07:00', '25').getTime() })
    expect(quote).toMatchObject({
      old_amount: 4_000_000,
      new_amount: 3_000_000,
      is_refund: 1,
      payment_deadline: null,
    })
    expect(await refundsOf(id)).toEqual([{ cause: 'change', state, target, amount: 1_000_000 }])
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, other)]).toEqual([4, 2])
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({
      state: 'paid',
      date_played: at('07:00', '25').getTime(),
    })
    expect(await unsound(ctx)).toEqual([])
  }
})

test('what is left is refunded when the booking is cancelled afterwards, by the tiers of the earlier time', async () => {
  const { id, member } = await paidBeside(1_500_000, { packages: [await addPackage(ctx.q, 50_000)] })
  await changeAsQuoted(ctx, id, { start_at: at('07:00', '25').getTime() })
  ctx.clock.set('2026-11-22T12:00:00+07:00')
  // less than two days before the first tee time, more before the second
  const cancelled = await cancelBooking(ctx, member, {
    bookingId: id,
    reason: '',
    expected: 1_550_000,
    idempotency: null,
  })
  expect(cancelled).toMatchObject({ refund_amount: 1_550_000, penalty_amount: 1_550_000 })
  expect(await unsound(ctx)).toEqual([])
})

test('a paid booking moves and is renamed for the same price without any money, and its club acknowledges it again', async () => {
  const { id } = await paidBeside(2_000_000)
  const [first, second] = await keptPlayers(ctx, id)
  const players = [{ player_id: first?.player_id, name: 'Lê Hoa' }, ...(second ? [second] : [])]
  const quote = await changeAsQuoted(ctx, id, { start_at: at('07:00', '25').getTime(), players })
  expect(quote).toMatchObject({ difference: 0, is_refund: 0 })
  expect(await refundsOf(id)).toEqual([])
  const [row] = await ctx.q<{ due: Date | null }>`select club_due_at as due from bookings where id = ${id}`
  expect(row?.due).toEqual(at('07:00', '24'))
  const [news] = await ctx.q<{ text: string }>`
    select text from messages where booking_id = ${id} order by id desc limit 1`
  expect(news?.text).toMatch(/06:30.*→.*07:00.*tên khách/)
  expect(await unsound(ctx)).toEqual([])
})

test('changed and cancelled at once: the refunds are never more than was paid', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, member } = await paidBeside(1_500_000)
    await Promise.all([
      outcome(changeAsQuoted(ctx, id, { start_at: at('07:00', '25').getTime() })),
      outcome(
        cancelBooking(ctx, member, { bookingId: id, reason: '', expected: undefined, idempotency: null }),
      ),
    ])
    const refunds = await refundsOf(id)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_000_000)
    expect(await unsound(ctx)).toEqual([])
  }
})
