import { changeOwnBooking, quoteOwnChange } from '#rounds/change/own/change-own-booking'
import type { TestContext } from '../context.ts'
import { addTeeTime, placesLeft } from '../golf.ts'
import { paidBooking } from './paid-booking.ts'

type Wanted = Omit<Parameters<typeof quoteOwnChange>[2], 'id_general_bill_detail'>
type Golfer = Parameters<typeof quoteOwnChange>[1]

const asItIs: Wanted = { start_at: undefined, players: undefined }

/** Lets the golfers of a course change their bookings until so many hours before the tee time; null for not at all. */
export async function allowChanges(
  ctx: TestContext,
  courseId: number,
  { hours = 24, instant = false }: { hours?: number | null; instant?: boolean } = {},
): Promise<void> {
  await ctx.q`update courses set change_hours = ${hours}, instant_confirmation = ${instant} where id = ${courseId}`
}

/** A golfer quotes a change of an own booking. */
export const quoteOwn = (ctx: TestContext, golfer: Golfer, id: number, wanted: Partial<Wanted>) =>
  quoteOwnChange(ctx, golfer, { ...asItIs, ...wanted, id_general_bill_detail: id })

/** A golfer quotes a change of an own booking and makes it as shown. */
export async function changeOwn(ctx: TestContext, golfer: Golfer, id: number, wanted: Partial<Wanted>) {
  const { fingerprint } = await quoteOwn(ctx, golfer, id, wanted)
  const input = { ...asItIs, ...wanted, id_general_bill_detail: id, fingerprint }
  const { state } = await changeOwnBooking(ctx, golfer, input)
  return { state, fingerprint }
}

const later = '2026-11-25T07:00:00+07:00'

/**
 * A paid booking of two at 2.000.000đ each, of a course whose club must agree, and another tee time a day later at the
 * given price each, to which its golfer may move it.
 */
export async function movable(ctx: TestContext, { price = 2_000_000, hours = 24, instant = false } = {}) {
  const booking = await paidBooking(ctx)
  const [row] = await ctx.q<{ courseId: number }>`
    select course_id as "courseId" from bookings where id = ${booking.id}`
  const courseId = row?.courseId ?? 0
  await allowChanges(ctx, courseId, { hours, instant })
  const other = await addTeeTime(ctx.q, { courseId, at: later, price })
  const places = () => Promise.all([placesLeft(ctx.q, booking.teeTimeId), placesLeft(ctx.q, other)])
  return { ...booking, courseId, other, move: { start_at: Date.parse(later) }, places }
}

/** The same, whose golfer has asked for the move. */
export async function requestedMove(ctx: TestContext, options: Parameters<typeof movable>[1] = {}) {
  const booking = await movable(ctx, options)
  const { fingerprint } = await changeOwn(ctx, booking.member, booking.id, booking.move)
  return { ...booking, fingerprint }
}
