import type { StaffEndReason } from '@teeviet/contract/rules/end-reasons'
import type { Language } from '@teeviet/contract/rules/languages'
import type { BookingState } from '@teeviet/contract/rules/statuses'
import { confirmBooking } from '../bookings/confirm.ts'
import { placeBooking } from '../bookings/place.ts'
import { rejectBooking } from '../bookings/reject.ts'
import type { Context } from '../context.ts'
import type { Query } from '../database/sql.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Staff } from '../http/actor.ts'
import { Refusal } from '../http/refusal.ts'
import { moneyHeld } from '../payments/money-held.ts'
import { type StaffBooking, staffBookingOnWire, staffBookingView, staffRows } from './booking-rows.ts'
import { requireRoles } from './roles.ts'

export type ConfirmInput = {
  id: number
  tee_time_id?: number | undefined
  price_per_player?: number | undefined
  note: string
}

export type RejectInput = { id: number; reason: string; reason_code?: StaffEndReason | undefined }

export type PlacedBooking = StaffBooking & { payment_code: string; pay_by: number }

/** Confirms a request: staff and admin. A repeat, also by a colleague at the same moment, changes nothing. */
export function confirmAsStaff(
  ctx: Context,
  staff: Staff,
  input: ConfirmInput,
  lang: Language,
): Promise<StaffBooking> {
  requireRoles(staff, 'staff')
  return inTransaction(ctx.pool, async (q) => {
    await confirm(ctx, q, staff, input)
    return staffBookingView(q, input.id, lang, ctx.clock.now())
  })
}

/** Places a confirmed booking into order: sales and admin. A repeat gives the code and the deadline again. */
export function placeAsStaff(
  ctx: Context,
  staff: Staff,
  input: { id: number; note: string },
  lang: Language,
): Promise<PlacedBooking> {
  requireRoles(staff, 'sales')
  return inTransaction(ctx.pool, async (q) => {
    await place(ctx, q, staff, input)
    return placedView(ctx, q, input.id, lang)
  })
}

/** Both steps in one action, for who holds both roles. */
export function confirmAndPlaceAsStaff(
  ctx: Context,
  staff: Staff,
  input: ConfirmInput,
  lang: Language,
): Promise<PlacedBooking> {
  requireRoles(staff, 'staff', 'sales')
  return inTransaction(ctx.pool, async (q) => {
    if ((await lockedState(q, input.id)) === 'requested') await confirm(ctx, q, staff, input)
    await place(ctx, q, staff, input)
    return placedView(ctx, q, input.id, lang)
  })
}

/** Declines a request with a reason the golfer reads: staff and admin. */
export function rejectAsStaff(
  ctx: Context,
  staff: Staff,
  { id, reason, reason_code: reasonCode }: RejectInput,
  lang: Language,
): Promise<StaffBooking> {
  requireRoles(staff, 'staff')
  return inTransaction(ctx.pool, async (q) => {
    const actor = { kind: 'staff' as const, id: staff.id }
    await rejectBooking(ctx, q, { bookingId: id, actor, reason, reasonCode, now: ctx.clock.now() })
    return staffBookingView(q, id, lang, ctx.clock.now())
  })
}

async function confirm(ctx: Context, q: Query, staff: Staff, input: ConfirmInput): Promise<void> {
  await confirmBooking(ctx, q, {
    bookingId: input.id,
    teeTimeId: input.tee_time_id,
    pricePerPlayer: input.price_per_player,
    note: input.note,
    actor: { kind: 'staff', id: staff.id },
    now: ctx.clock.now(),
  })
}

async function place(
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
