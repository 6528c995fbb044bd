import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { changeBooking, quoteChange } from '#rounds/change/change-booking'
import { changeOwnBooking, quoteOwnChange } from '#rounds/change/own/change-own-booking'
import { offerTimesAsStaff } from '#rounds/staff/offer-times'
import { offeredTime } from '#testing/bookings/other-times/counter-offer'
import type { TestContext } from '#testing/context'
import { addTeeTime } from '#testing/golf'
import { paidByTransfer, reported } from './initial-states.ts'
import type { Input } from './input.ts'
import { priceChange, raisedPrice, takeOtherTime } from './verbs.ts'
import { type PlayersOfPaid, wantedOfPaid } from './verbs-of-bookings.ts'

/** A paid booking, and the quote of another price for it. */
export async function paidAndQuoted(ctx: TestContext, price_per_player: number): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const { fingerprint } = await quoteChange(ctx, { id: input.billId, ...priceChange(price_per_player) })
  return { ...input, code: fingerprint }
}

/** A paid booking, and the quote of a change of its players that keeps a part of their price. */
export async function paidForPlayers(ctx: TestContext, wanted: PlayersOfPaid): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const { billId: id } = input
  await ctx.q`
    update bookings set refund_ladder = jsonb_set(refund_ladder, '{rungs,0,refund_percent}', '50') where id = ${id}`
  const { fingerprint } = await quoteChange(ctx, { id, ...(await wantedOfPaid(ctx, id, wanted)) })
  return { ...input, code: fingerprint }
}

/** A paid booking with a dearer change that waits for its payment. */
export async function changeOffered(ctx: TestContext): Promise<Input> {
  const input = await paidAndQuoted(ctx, raisedPrice)
  const { staff, billId: id, code: fingerprint } = input
  await changeBooking(ctx, staff, { id, fingerprint, reason: 'Giá sai', ...priceChange(raisedPrice) })
  return input
}

/** The same, whose golfer has the QR code, and a transfer with it. */
export async function changeTransferred(ctx: TestContext): Promise<Input> {
  const input = await changeOffered(ctx)
  const { transaction_id, amount } = await startBankTransfer(ctx, input.member, input.billId)
  return { ...input, raw: reported(ctx, transaction_id, amount) }
}

/** A paid booking whose golfer is offered another time, in place of one that the club withdrew, at a price in VND per player. */
export async function timeOffered(ctx: TestContext, price: number): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const [booking] = await ctx.q<{ courseId: number; at: Date }>`
    select course_id as "courseId", tee_time_at as at /* not null */ from bookings where id = ${input.billId}`
  if (!booking) throw new Error('no booking')
  const later = new Date(booking.at.getTime() + 3_600_000).toISOString()
  await addTeeTime(ctx.q, { courseId: booking.courseId, at: later, price })
  const options = [offeredTime(booking.courseId, later)]
  await offerTimesAsStaff(ctx, { staff: input.staff, lang: 'vi' }, { id: input.billId, options })
  return input
}

/** The same, whose golfer has taken the dearer time and not paid its difference. */
export async function dearerTimeTaken(ctx: TestContext): Promise<Input> {
  const input = await timeOffered(ctx, raisedPrice)
  await takeOtherTime(ctx, input)
  return input
}

/** A paid booking whose golfer has asked to move it to a tee time at another price, in VND per player. */
export async function changeAsked(ctx: TestContext, price: number): Promise<Input> {
  const input = await paidByTransfer(ctx, {})
  const [booking] = await ctx.q<{ courseId: number; at: Date }>`
    select course_id as "courseId", tee_time_at as at /* not null */ from bookings where id = ${input.billId}`
  if (!booking) throw new Error('no booking')
  const { courseId, at } = booking
  await ctx.q`update courses set change_hours = 1 where id = ${courseId}`
  const later = new Date(at.getTime() + 3_600_000)
  await addTeeTime(ctx.q, { courseId, at: later.toISOString(), price })
  const wanted = { id_general_bill_detail: input.billId, start_at: later.getTime(), players: undefined }
  const { fingerprint } = await quoteOwnChange(ctx, input.member, wanted)
  await changeOwnBooking(ctx, input.member, { ...wanted, fingerprint })
  return { ...input, code: fingerprint }
}
