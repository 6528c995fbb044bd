import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readOfferPage } from '#bookings/counter-offers/read-offer'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { inTransaction } from '#platform/database/transaction'
import { readBill } from '#rounds/bills/read-bill'
import { cancelBooking } from '#rounds/cancel/cancel'
import { declineChange } from '#rounds/change/decline-change'
import { withdrawChange } from '#rounds/change/withdraw-change'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { changeStates } from '#testing/bookings/offered-change'
import { acceptByLink, latestOfferKey, offeredTime } from '#testing/bookings/other-times/counter-offer'
import { paidBooking } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addTeeTime, placesLeft } from '#testing/golf'
import { faults } from '../../invariants/simulation/faults.ts'
import { declineOffer } from './answer-offer.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))
const minutes = (n: number) => ctx.clock.set(new Date(Date.parse('2026-11-20T08:00:00+07:00') + n * 60_000))

const there = '2026-11-24T09:00:00+07:00'
type Ordered = Pick<Awaited<ReturnType<typeof bookingIn>>, 'id' | 'member' | 'staff' | 'teeTimeId'>

/** Staff offer a time of another course, at this price per player, in place of a booking that its club has withdrawn. */
async function withOffer(booking: Ordered, price: number) {
  const courseId = await addCourse(ctx.q, { title: 'Sân golf Bên cạnh' })
  const start = await addTeeTime(ctx.q, { courseId, at: there, price })
  const options = [offeredTime(courseId, there)]
  const offered = { id: booking.id, options }
  const detail = await offerTimesAsStaff(ctx, { staff: booking.staff, lang: 'vi' }, offered)
  const key = await latestOfferKey(ctx, booking.id)
  return { ...booking, courseId, start, detail, key }
}
const page = (key: string) => readOfferPage(ctx.q, key, { lang: 'vi', now: ctx.clock.now() })
const decline = (key: string) => inTransaction(ctx.pool, (q) => declineOffer(ctx, q, { key }))
const rowOf = async (id: number) => {
  const [row] = await ctx.q<{
    state: string
    course: number
    at: Date | null
    amount: number | null
    payBy: Date | null
  }>`
    select state, course_id as course, tee_time_at as at, amount_vnd as amount, pay_by as "payBy"
    from bookings where id = ${id}`
  return row
}
const refundsOf = (id: number) =>
  ctx.q<{ cause: string; amount: number }>`
    select cause, amount_vnd as amount from refunds where bill_id = ${id} order by id`
const isSound = async () => {
  expect(await unsound(ctx)).toEqual([])
  // the fixtures pay without the rows of a bank's account
  const broken = (await faults(ctx.q)).filter(
    (one) => !String(one).startsWith('an account is not what its rows'),
  )
  expect(broken).toEqual([])
}

describe.each(['confirmed', 'placed', 'paid'] as const)('a booking that is %s', (state) => {
  const booked = () => (state === 'paid' ? paidBooking(ctx) : bookingIn(ctx, state))

  test('becomes the time that its golfer takes by one tap, at another course', async () => {
    const { id, teeTimeId, courseId, start, detail, key } = await withOffer(await booked(), 2_000_000)
    expect(detail).toMatchObject({ state, counter_offer: { state: 'open', is_in_place: 1 } })
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, start)]).toEqual([2, 2])
    await acceptByLink(ctx, key, 1, 4_000_000)
    expect(await rowOf(id)).toMatchObject({ state, course: courseId, at: new Date(there), amount: 4_000_000 })
    expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, start)]).toEqual([4, 2])
    expect(await page(key)).toMatchObject({
      offer: { state: 'accepted' },
      facility: { title: 'Sân golf Bên cạnh' },
    })
    await acceptByLink(ctx, key, 1, 4_000_000)
    await isSound()
  })

  test.each(['declined', 'lapsed'] as const)(
    'ends for its club in full when the times are %s',
    async (how) => {
      const { id, start, teeTimeId, key } = await withOffer(await booked(), 2_000_000)
      if (how === 'declined') await decline(key)
      else {
        minutes(30)
        await workOffDeadline(ctx, { bookingId: id })
      }
      const ended = { confirmed: 'rejected', placed: 'cancelled', paid: 'refunded' }[state]
      expect(await rowOf(id)).toMatchObject({ state: ended })
      const [ending] = await ctx.q`select ended_by, end_reason_code from bookings where id = ${id}`
      expect(ending).toEqual({ ended_by: 'staff', end_reason_code: 'tee_time_taken' })
      expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual(state === 'paid' ? [4_000_000] : [])
      expect([await placesLeft(ctx.q, teeTimeId), await placesLeft(ctx.q, start)]).toEqual([4, 4])
      await isSound()
    },
  )

  test('stays as it was when staff take the times back', async () => {
    const { id, staff, start, key } = await withOffer(await booked(), 2_000_000)
    const before = await rowOf(id)
    await withdrawChange(ctx, staff, id)
    expect(await rowOf(id)).toEqual(before)
    expect(await placesLeft(ctx.q, start)).toBe(4)
    expect(await outcome(acceptByLink(ctx, key, 1, 4_000_000))).toBe('counterOffer.over')
    await isSound()
  })

  test('gives the offered places back when its golfer cancels it', async () => {
    const { id, member, start } = await withOffer(await booked(), 2_000_000)
    await cancelBooking(ctx, member, { bookingId: id, reason: '', idempotency: null })
    expect(await placesLeft(ctx.q, start)).toBe(4)
    await isSound()
  })
})

test('an order is not asked for money while its golfer chooses, then for the new price in a new window', async () => {
  const { id, key, member } = await withOffer(await bookingIn(ctx, 'placed'), 2_500_000)
  minutes(29)
  await acceptByLink(ctx, key, 1, 5_000_000)
  expect(await rowOf(id)).toMatchObject({ amount: 5_000_000, payBy: new Date('2026-11-20T08:59:00+07:00') })
  expect(await page(key)).toMatchObject({ due_amount: 5_000_000 })
  minutes(40)
  await bankReports(ctx, (await startBankTransfer(ctx, member, id)).transaction_id, 5_000_000)
  expect(await rowOf(id)).toMatchObject({ state: 'paid' })
  await isSound()
})

test('money of an order arrives while its golfer chooses: the times stay on offer for the paid booking', async () => {
  const booking = await bookingIn(ctx, 'placed')
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  const { id, key } = await withOffer(booking, 1_500_000)
  await bankReports(ctx, transaction_id, 4_000_000)
  expect(await rowOf(id)).toMatchObject({ state: 'paid' })
  await acceptByLink(ctx, key, 1, 3_000_000)
  expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 1_000_000 }])
  await isSound()
})

test('a paid booking gets the difference of a cheaper time back', async () => {
  const { id, key, courseId } = await withOffer(await paidBooking(ctx, { method: 'point' }), 1_500_000)
  expect((await page(key)).offer.options).toMatchObject([{ amount: 3_000_000, difference: -1_000_000 }])
  await acceptByLink(ctx, key, 1, 3_000_000)
  expect(await rowOf(id)).toMatchObject({ state: 'paid', course: courseId })
  expect(await refundsOf(id)).toEqual([{ cause: 'change', amount: 1_000_000 }])
  await isSound()
})

describe('a paid booking whose golfer takes a dearer time', () => {
  const accepted = async () => {
    const offer = await withOffer(await paidBooking(ctx), 2_500_000)
    await acceptByLink(ctx, offer.key, 1, 5_000_000)
    return offer
  }

  test('moves when the difference is paid', async () => {
    const { id, member, key, courseId, start } = await accepted()
    expect(await changeStates(ctx, id)).toEqual(['offered'])
    expect(await page(key)).toMatchObject({ due_amount: 1_000_000 })
    expect(await readBill(ctx, member, id, 'vi')).toMatchObject({ due_amount: 1_000_000 })
    await bankReports(ctx, (await startBankTransfer(ctx, member, id)).transaction_id, 1_000_000)
    expect(await rowOf(id)).toMatchObject({ state: 'paid', course: courseId, amount: 5_000_000 })
    expect(await placesLeft(ctx.q, start)).toBe(2)
    await isSound()
  })

  test.each(['not paid in time', 'declined'] as const)(
    'ends in full when the difference is %s',
    async (how) => {
      const { id, member, start } = await accepted()
      if (how === 'declined') await declineChange(ctx, member, id)
      else {
        minutes(30)
        await workOffDeadline(ctx, { bookingId: id })
      }
      expect(await rowOf(id)).toMatchObject({ state: 'refunded' })
      expect((await refundsOf(id)).map(({ amount }) => amount)).toEqual([4_000_000])
      expect(await placesLeft(ctx.q, start)).toBe(4)
      await isSound()
    },
  )
})

test('a time whose price differs from what was shown is not taken', async () => {
  const { id, key } = await withOffer(await paidBooking(ctx), 2_500_000)
  expect(await outcome(acceptByLink(ctx, key, 1, 4_000_000))).toBe('booking.priceChanged')
  expect(await rowOf(id)).toMatchObject({ amount: 4_000_000 })
})

test('a booking that has ended, or whose tee time has come, is offered nothing', async () => {
  const ended = await bookingIn(ctx, 'cancelled')
  expect(await outcome(withOffer(ended, 2_000_000))).toBe('booking.wrongState')
  const begun = await bookingIn(ctx, 'paid')
  ctx.clock.set('2026-11-24T06:30:00+07:00')
  expect(await outcome(withOffer(begun, 2_000_000))).toBe('booking.wrongState')
})
