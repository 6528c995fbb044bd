import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import { takeAtCounter } from '#money/counter/take-at-counter'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'

type Taken = InputOf<'POST /api/staff/bookings/:id/take-payment'>

/** Staff record that a booking was paid at the counter. */
export async function takePayment(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  taken: Taken,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, (q) => recordPayment(ctx, q, staff, taken))
  return openBooking(ctx, taken.id, lang)
}

/**
 * The same in the caller's transaction, with an entry in the audit log; a repeat writes none.
 * @returns the receipt's number at this counter; null for a repeat
 */
export async function recordPayment(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, method, expected_amount: expectedAmount }: Pick<Taken, 'id' | 'method' | 'expected_amount'>,
): Promise<number | null> {
  const taking = { billId: id, staffId: staff.id, method, expectedAmount, now: ctx.clock.now() }
  const number = await takeAtCounter(ctx, q, taking)
  if (number === null) return null
  await recordAct(ctx, q, staff, {
    what: 'booking.counter_paid',
    subject: `booking:${id}`,
    detail: `${method} ${number}`,
  })
  return number
}
