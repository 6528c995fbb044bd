import type { Notice } from '#bookings/booking/notice'
import { askedNow } from '#bookings/booking/rows/deposit'
import { moneyHeld } from '#money/payments/money-held'
import type { Query } from '#platform/database/sql'
import type { StillDue } from '#platform/notifications/changes/change-texts'

/** What the golfer of an order still pays, and until when; null for a booking that waits for no payment. */
export async function stillDue(
  q: Query,
  { id, state }: { id: number; state: string },
  { amount, payBy, deposit }: Pick<Notice, 'amount' | 'payBy' | 'deposit'>,
  now: Date,
): Promise<StillDue | null> {
  if (state !== 'placed' || amount === null || payBy === null) return null
  const { shortVnd } = await moneyHeld(q, id)
  return { amount: askedNow(amount, deposit, shortVnd) - shortVnd, payBy, now }
}
