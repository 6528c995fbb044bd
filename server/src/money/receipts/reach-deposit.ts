import type { Clocks } from '#bookings/booking/deadlines'
import { recordEvent, system } from '#bookings/booking/record-event'
import { writePartHold, writePayBy } from '#bookings/booking/rows/change-booking'
import { readDeposit } from '#bookings/booking/rows/deposit'
import { announce } from '#bookings/booking/transition'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { extendTransfers } from '../payments/extend-transfers.ts'
import { moneyHeld } from '../payments/money-held.ts'

type Row = Clocks & { id: number; part_hold: 'undecided' | 'decided' | null }

/**
 * Once the deposit of an ordered booking has arrived in its window, the rest has until its own deadline. Called for each
 * short transfer, after it is stored; the row of the booking is locked. Nothing happens without a deposit, before all
 * of it is here, or again.
 */
export async function reachDeposit(
  ctx: Context,
  q: Query,
  bookingId: number,
  { occurredAt, now }: { occurredAt: Date; now: Date },
): Promise<void> {
  const deposit = await readDeposit(q, bookingId)
  if (!deposit) return
  const [booking] = await q<Row>`
    select id, state, play_date, draft_expires_at, requested_at, confirm_by, reminders_sent, overdue_at, pay_by,
      unheld_for, hold_until, club_due_at, club_flagged_at, offered_until, part_hold
    from bookings where id = ${bookingId} and state = 'placed' and rest_by > pay_by and pay_by >= ${occurredAt}`
  if (!booking || (await moneyHeld(q, bookingId)).shortVnd < deposit.depositVnd) return
  await writePayBy(q, bookingId, deposit.restBy)
  // staff have nothing to decide any more about a deposit that was short
  if (booking.part_hold !== null) await writePartHold(q, bookingId, 'decided')
  await extendTransfers(q, bookingId, deposit.restBy)
  const reason = 'the deposit is here'
  await recordEvent(q, { bookingId, from: 'placed', to: 'placed', actor: system, reason, at: now })
  await announce(ctx, q, { ...booking, pay_by: deposit.restBy })
}
