import type { InputOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { recordAct } from '#identity/audit/acts'
import { takeAtCounter } from '#money/counter/take-at-counter'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'

type Input = InputOf<'POST /api/staff/bookings/:id/take-payment'>
/** Without `amount` all that is due was taken, and without `seen_arrived` nothing had arrived before. */
type Taken = Pick<Input, 'id' | 'method' | 'expected_amount'> & Partial<Input>

/** Staff record that a booking, or a part of it, was paid at the counter. */
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
  { id, method, expected_amount: expectedAmount, amount: amountVnd, seen_arrived: seenVnd = 0 }: Taken,
): Promise<number | null> {
  const taking = { billId: id, staffId: staff.id, method, expectedAmount, amountVnd, seenVnd }
  const taken = await takeAtCounter(ctx, q, { ...taking, now: ctx.clock.now() })
  if (taken === null) return null
  const { number, partVnd } = taken
  await recordAct(ctx, q, staff, {
    what: partVnd === null ? 'booking.counter_paid' : 'booking.counter_part',
    subject: `booking:${id}`,
    detail: partVnd === null ? `${method} ${number}` : `${method} ${number}: ${formatMoney(partVnd)}`,
  })
  return number
}
