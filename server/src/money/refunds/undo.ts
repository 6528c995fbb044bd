import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Rules } from '#platform/config/config'
import type { Query } from '#platform/database/sql'

const day = 86_400_000

/** What decides whether a booking can be undone; amounts in VND. */
export type Undoable = {
  member_id: number
  state: BookingState
  amount_vnd: number | null
  cancelled_vnd: number
  paid_at: Date | null
  tee_time_at: Date | null
}

/**
 * Until when its golfer may undo a booking paid by mistake, with all of the payment returned: for some minutes after the
 * payment, not close to the tee time, while no part of it was cancelled, and not more often than a few times a day.
 *
 * @returns null when that is not, or no longer, possible
 */
export async function undoUntil(
  { rules }: { rules: Rules },
  q: Query,
  booking: Undoable,
  now: Date,
): Promise<Date | null> {
  const { member_id, state, amount_vnd, cancelled_vnd, paid_at, tee_time_at } = booking
  if (state !== 'paid' || !paid_at || !tee_time_at || !amount_vnd || cancelled_vnd > 0) return null
  const end = Math.min(
    paid_at.getTime() + rules.undo * 1000,
    tee_time_at.getTime() - rules.undoEndsBeforeTeeTime * 1000,
  )
  if (end <= now.getTime()) return null
  const since = new Date(now.getTime() - day)
  const [undone] = await q<{ count: number }>`
    select count(*)::int as count from refunds
    where member_id = ${member_id} and is_undo and requested_at > ${since}`
  return (undone?.count ?? 0) < rules.undosPerMemberPerDay ? new Date(end) : null
}
