import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markBookingPaid } from '#bookings/steps/pay'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { inTransaction } from '#platform/database/transaction'
import { listBookings } from '#rounds/bills/history'
import { readBill } from '#rounds/bills/read-bill'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { splitBill } from '#rounds/shares/split-bill'
import { placeAsStaff } from '#rounds/staff/booking-acts'
import { extendPayment } from '#rounds/staff/extend-payment'
import { lastSms, stateOf } from '#testing/bookings/bank-records'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { unsound } from '#testing/bookings/changes'
import { changeStates } from '#testing/bookings/offered-change'
import { allowChanges, changeOwn, quoteOwn } from '#testing/bookings/own-changes'
import { placedAtOnce } from '#testing/bookings/paid-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { switchOff } from '#testing/processes/unguarded-server'
import { answerChange } from '../answer-change.ts'
import { declineChange } from '../decline-change.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ BILL_SHARES: '1' })
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = (clock: string) => Date.parse(`2026-11-20T${clock}:00+07:00`)
const later = '2026-11-25T07:00:00+07:00'

/** An order of two at 2.000.000đ each that waits for its payment until 8:30, and a dearer tee time a day later. */
async function ordered(price = 2_500_000, on = ctx) {
  const booking = await placedAtOnce(on)
  await allowChanges(on, booking.courseId)
  const other = await addTeeTime(on.q, { courseId: booking.courseId, at: later, price })
  const places = () => Promise.all([placesLeft(on.q, booking.teeTimeId), placesLeft(on.q, other)])
  return { ...booking, staff: await addStaff(on.q), places, move: { start_at: Date.parse(later) } }
}

/** The same, whose golfer has asked at 8:10 for the move. */
async function asked(price?: number, on = ctx) {
  const booking = await ordered(price, on)
  on.clock.set('2026-11-20T08:10:00+07:00')
  const { state, fingerprint } = await changeOwn(on, booking.member, booking.id, booking.move)
  expect(state).toBe('requested')
  return { ...booking, fingerprint }
}

type Asked = Awaited<ReturnType<typeof asked>>

const answer = ({ id, staff, fingerprint }: Asked, accepts: 0 | 1) =>
  answerChange(ctx, staff, { id, fingerprint, accepts, reason: accepts ? '' : 'Sân có giải' })

const bill = ({ id, member }: Pick<Asked, 'id' | 'member'>) => readBill(ctx, member, id, 'vi')

const pay = (id: number, on = ctx) =>
  inTransaction(on.pool, (q) => {
    const now = on.clock.now()
    return markBookingPaid(on, q, { bookingId: id, occurredAt: now, now })
  })

describe('while the club is asked about the change of an order', () => {
  test('both tee times are held and there is nothing to pay, though its window would have ended', async () => {
    const booking = await ordered()
    expect(await quoteOwn(ctx, booking.member, booking.id, booking.move)).toMatchObject({
      needs_answer: 1,
      answer_deadline: at('09:00'),
      payment_deadline: null,
      difference: 1_000_000,
    })
    const change = await asked()
    expect(await change.places()).toEqual([2, 2])
    ctx.clock.set('2026-11-20T08:45:00+07:00')
    await workOffDeadline(ctx, { bookingId: change.id })
    expect(await bill(change)).toMatchObject({
      state: 'placed',
      can_payment: 0,
      can_split: 0,
      payment_deadline: null,
      requested_change: { state: 'requested', answer_deadline: at('09:10'), difference: 1_000_000 },
    })
    const [card] = await listBookings(ctx, change.member, {}, { page: 1, limit: 1, lang: 'vi' })
    expect(card).toMatchObject({ id_general_bill: change.id, payment_deadline: null })
    const starts = startBankTransfer(ctx, change.member, change.id)
    expect(await outcome(starts)).toBe('booking.changeAsked')
    const split = { id_general_bill_detail: change.id, mode: 'equal', at_deadline: 'expire' } as const
    expect(await outcome(splitBill(ctx, change.member, split))).toBe('booking.changeAsked')
    expect(await unsound(ctx)).toEqual([])
  })

  test('staff cannot extend its payment window, which does not run', async () => {
    const { id, staff } = await asked()
    const extension = { id, minutes: 30, pay_by: at('08:30'), reason: 'Khách xin thêm giờ' } as const
    expect(await outcome(extendPayment(ctx, { staff, lang: 'vi' }, extension))).toBe('staff.paymentWaits')
    expect(await lastSms(ctx)).not.toContain('gia hạn')
  })

  test('money that is on its way pays it as it was, and its golfer reads that it was not changed', async () => {
    const change = await asked()
    expect(await pay(change.id)).toBe('paid')
    expect(await changeStates(ctx, change.id)).toEqual(['dropped: ended'])
    expect(await change.places()).toEqual([2, 4])
    expect(await lastSms(ctx)).toContain('không còn hỏi sân về thay đổi')
    expect(await bill(change)).toMatchObject({ state: 'paid', requested_change: null })
    expect(await outcome(answer(change, 1))).toBe('booking.changeAnswered')
    expect(await unsound(ctx)).toEqual([])
  })

  test('without the guard it is seen to stay a change of the paid booking, quoted for an unpaid one', async () => {
    const unguarded = await createTestContext()
    const change = await asked(undefined, unguarded)
    switchOff(unguarded.pool, [
      {
        sql: /and not exists \(\s+select from booking_changes c where c\.booking_id = b\.id and c\.state = 'requested'\)/,
        instead: '',
      },
    ])
    await pay(change.id, unguarded)
    expect(await changeStates(unguarded, change.id)).toEqual(['requested'])
    await unguarded.close()
  })

  test('a confirmed booking is not ordered before the answer', async () => {
    const { id, member, staff, courseId } = await bookingIn(ctx, 'confirmed')
    await allowChanges(ctx, courseId)
    await addTeeTime(ctx.q, { courseId, at: later })
    const { fingerprint } = await changeOwn(ctx, member, id, { start_at: Date.parse(later) })
    const place = () => placeAsStaff(ctx, staff, { id, note: '' }, 'vi')
    expect(await outcome(place())).toBe('booking.changeAsked')
    await answerChange(ctx, staff, { id, fingerprint, accepts: 1, reason: '' })
    await place()
    expect(await bill({ id, member })).toMatchObject({ state: 'placed', date_played: Date.parse(later) })
  })
})

describe('the answer', () => {
  test('accepted, the order is moved and has a new window for its new amount', async () => {
    const change = await asked()
    ctx.clock.set('2026-11-20T08:50:00+07:00')
    await answer(change, 1)
    await answer(change, 1)
    expect(await change.places()).toEqual([4, 2])
    expect(await bill(change)).toMatchObject({
      state: 'placed',
      date_played: Date.parse(later),
      due_amount: 5_000_000,
      can_payment: 1,
      payment_deadline: at('09:20'),
      requested_change: null,
    })
    const sms = await lastSms(ctx)
    expect(sms).toContain('5.000.000')
    expect(sms).toContain('09:20')
    expect(await unsound(ctx)).toEqual([])
  })

  test.each([
    ['refused', 'Sân có giải', (change: Asked) => answer(change, 0)],
    [
      'unanswered',
      'Sân chưa đồng ý',
      ({ id }: Asked) => {
        ctx.clock.set('2026-11-20T09:10:00+07:00')
        return workOffDeadline(ctx, { bookingId: id })
      },
    ],
  ])('%s, it stays as it was with a new window, which its golfer reads', async (cause, words, end) => {
    const change = await asked()
    ctx.clock.set('2026-11-20T09:00:00+07:00')
    await end(change)
    await end(change)
    const until = ctx.clock.now().getTime() + 30 * 60_000
    expect(await changeStates(ctx, change.id)).toEqual([`dropped: ${cause}`])
    expect(await change.places()).toEqual([2, 4])
    expect(await bill(change)).toMatchObject({ due_amount: 4_000_000, payment_deadline: until })
    const sms = await lastSms(ctx)
    expect(sms).toContain(words)
    expect(sms).toContain('4.000.000')
    ctx.clock.set(new Date(until).toISOString())
    await workOffDeadline(ctx, { bookingId: change.id })
    expect(await stateOf(ctx, change.id)).toBe('expired')
    expect(await unsound(ctx)).toEqual([])
  })

  test('taken back by its golfer, the order is to be paid again; without a change nothing is extended', async () => {
    const change = await asked()
    ctx.clock.set('2026-11-20T08:40:00+07:00')
    await declineChange(ctx, change.member, change.id)
    expect(await bill(change)).toMatchObject({ can_payment: 1, payment_deadline: at('09:10') })
    ctx.clock.set('2026-11-20T09:00:00+07:00')
    await declineChange(ctx, change.member, change.id)
    expect(await bill(change)).toMatchObject({ payment_deadline: at('09:10') })
  })

  test('at the moment money arrives: moved and unpaid, or paid as it was', async () => {
    for (let round = 0; round < 4; round += 1) {
      ctx.clock.set('2026-11-20T08:00:00+07:00')
      const change = await asked(2_000_000)
      const acts = [() => outcome(answer(change, 1)), () => pay(change.id)]
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))
      const [state] = await changeStates(ctx, change.id)
      const isMoved = state === 'applied'
      expect(isMoved ? state : 'dropped: ended').toBe(state)
      expect(await change.places()).toEqual(isMoved ? [4, 2] : [2, 4])
      expect(await stateOf(ctx, change.id)).toBe('paid')
      expect(await unsound(ctx)).toEqual([])
    }
  })
})

test('a bill that is split is not moved: its shares are fixed', async () => {
  const booking = await ordered()
  await splitBill(ctx, booking.member, {
    id_general_bill_detail: booking.id,
    mode: 'equal',
    at_deadline: 'expire',
  })
  expect(await outcome(changeOwn(ctx, booking.member, booking.id, booking.move))).toBe('share.amountFixed')
})
