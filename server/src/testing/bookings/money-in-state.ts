import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { agreeAsStaff } from '#money/refunds/staff/refund-acts'
import { cancelBooking } from '#rounds/cancel/cancel'
import { takePayment } from '#rounds/counter/take-payment'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import type { TestContext } from '../context.ts'
import { bankReports } from './bank-reports.ts'
import { atMoment, bookingIn, type StatedBooking } from './booking-in-state.ts'
import { paidBooking } from './paid-booking.ts'

/** What a booking of two in a state costs, in VND. */
export const statedPrice = 4_000_000

const withMoney: readonly BookingState[] = ['paid', 'cancellation_requested', 'refunded', 'partly_refunded']

/** A booking in a state, with its money in the ledger, its refund requested or approved where the state has one. */
export async function bookingWithMoney(ctx: TestContext, state: BookingState): Promise<StatedBooking> {
  if (!withMoney.includes(state)) return bookingIn(ctx, state)
  const paid = await paidBooking(ctx, { hours: state === 'partly_refunded' ? 1_000 : 48 })
  const [course] = await ctx.q<{ id: number }>`select course_id as id from bookings where id = ${paid.id}`
  const booking = { ...paid, courseId: course?.id ?? 0 }
  if (state !== 'paid') await askRefundOf(ctx, booking)
  if (state === 'refunded' || state === 'partly_refunded') await agreeToRefund(ctx, booking)
  return booking
}

/** The same, paid in cash at the counter of its course, which pays its refund back. */
export async function bookingPaidAtCounter(ctx: TestContext, state: BookingState): Promise<StatedBooking> {
  if (!withMoney.includes(state) || state === 'partly_refunded') return bookingIn(ctx, state)
  const booking = await bookingIn(ctx, 'placed')
  const { id, staff } = booking
  const taken = { id, method: 'counter_cash', expected_amount: statedPrice } as const
  await takePayment(ctx, { staff, lang: 'vi' }, taken)
  if (state !== 'paid') await askRefundOf(ctx, booking)
  if (state === 'refunded') await agreeToRefund(ctx, booking)
  return booking
}

/** A booking in a state; an order has half of its money when its payment window ends, and waits for a decision. */
export async function bookingPartlyPaid(ctx: TestContext, state: BookingState): Promise<StatedBooking> {
  const booking = await bookingIn(ctx, state)
  if (state !== 'placed') return booking
  const { transaction_id } = await startBankTransfer(ctx, booking.member, booking.id)
  await bankReports(ctx, transaction_id, statedPrice / 2)
  const over = new Date(ctx.clock.now().getTime() + 1_800_000)
  await atMoment(ctx, over, () => workOffDeadline(ctx, { bookingId: booking.id }))
  return booking
}

/** The number of the only refund of a booking; 0 without one. */
export async function refundOf(ctx: TestContext, { id }: Pick<StatedBooking, 'id'>): Promise<number> {
  const [refund] = await ctx.q<{ id: number }>`select id from refunds where bill_id = ${id}`
  return refund?.id ?? 0
}

const askRefundOf = (ctx: TestContext, { id: bookingId, member }: StatedBooking) =>
  cancelBooking(ctx, member, { bookingId, reason: 'Bận', target: {}, idempotency: null })

const agreeToRefund = async (ctx: TestContext, booking: StatedBooking) =>
  agreeAsStaff(ctx, { staff: booking.staff, lang: 'vi' }, await refundOf(ctx, booking))
