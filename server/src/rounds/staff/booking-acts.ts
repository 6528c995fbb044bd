import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { confirmBooking } from '#bookings/confirm/confirm'
import { placeBooking } from '#bookings/steps/place'
import { rejectBooking } from '#bookings/steps/reject'
import type { StaffEnding } from '#bookings/steps/staff-ending'
import { moneyHeld } from '#money/payments/money-held'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { type StaffBooking, staffBookingOnWire, staffBookingView, staffRows } from './booking-rows.ts'

export type ConfirmInput = {
  id: number
  tee_time_id?: number | undefined
  price_per_player?: number | undefined
  note: string
}

export type PlacedBooking = StaffBooking & { payment_code: string; pay_by: number }

/** Confirms a request. A repeat, also by a colleague at the same moment, changes nothing. */
export function confirmAsStaff(
  ctx: Context,
  staff: Staff,
  input: ConfirmInput,
  lang: Language,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await confirm(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** Marks a confirmed booking as ordered. A repeat returns the code and the deadline again. */
export function placeAsStaff(
  ctx: Context,
  staff: Staff,
  input: { id: number; note: string },
  lang: Language,
): Promise<PlacedBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await place(ctx, q, staff, input)
    return placedView(ctx, q, input.id, lang)
  })
}

/** Both steps in one action. */
export function confirmAndPlaceAsStaff(
  ctx: Context,
  staff: Staff,
  input: ConfirmInput,
  lang: Language,
): Promise<PlacedBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await confirmAndPlace(ctx, q, staff, input)
    return placedView(ctx, q, input.id, lang)
  })
}

/** Declines a request with a reason the golfer reads. */
export function rejectAsStaff(
  ctx: Context,
  staff: Staff,
  input: StaffEnding,
  lang: Language,
): Promise<StaffBooking> {
  return inTransaction(ctx.pool, async (q) => {
    await reject(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** Rejects a request in the caller's transaction. */
export async function reject(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id: bookingId, reason, reason_code: reasonCode }: StaffEnding,
): Promise<void> {
  const actor = { kind: 'staff' as const, id: staff.id }
  await rejectBooking(ctx, q, { bookingId, actor, reason, reasonCode, now: ctx.clock.now() })
}

/** Confirms and orders in the caller's transaction. */
export async function confirmAndPlace(
  ctx: Context,
  q: Query,
  staff: Staff,
  input: ConfirmInput,
): Promise<void> {
  if ((await lockedState(q, input.id)) === 'requested') await confirm(ctx, q, staff, input)
  await place(ctx, q, staff, input)
}

/** Confirms in the caller's transaction. */
export async function confirm(ctx: Context, q: Query, staff: Staff, input: ConfirmInput): Promise<void> {
  await confirmBooking(ctx, q, {
    bookingId: input.id,
    teeTimeId: input.tee_time_id,
    pricePerPlayer: input.price_per_player,
    note: input.note,
    actor: { kind: 'staff', id: staff.id },
    now: ctx.clock.now(),
  })
}

/** Orders in the caller's transaction. */
export async function place(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const actor = { kind: 'staff' as const, id: staff.id }
  const placed = await placeBooking(ctx, q, {
    bookingId: id,
    actor,
    now: ctx.clock.now(),
    reason: note || null,
  })
  if (!placed && (await lockedState(q, id)) !== 'placed') throw new Refusal('booking.wrongState')
}

async function lockedState(q: Query, bookingId: number): Promise<BookingState> {
  const [booking] = await q<{
    state: BookingState
  }>`select state from bookings where id = ${bookingId} for update`
  if (!booking) throw new Refusal('booking.notFound')
  return booking.state
}

async function placedView(ctx: Context, q: Query, bookingId: number, lang: Language): Promise<PlacedBooking> {
  const [row] = await staffRows(q, [bookingId])
  if (!row?.payment_code || !row.pay_by) throw new Error('a placed booking without its code')
  const booking = staffBookingOnWire(row, await moneyHeld(q, bookingId), lang, ctx.clock.now())
  return { ...booking, payment_code: row.payment_code, pay_by: row.pay_by.getTime() }
}
