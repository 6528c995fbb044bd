import { partlyPaidWarningSeconds } from '@teeviet/contract/rules/limits'
import { moneyHeldOfBills } from '#money/payments/money-held'
import type { Query } from '#platform/database/sql'

/**
 * The unpaid orders that the desk has to decide about, the next deadline first: a part of the money has arrived, and the
 * payment window ends soon, or has ended and is held for a decision. Of a split bill the golfer has decided.
 */
export async function partlyPaidToDecide(
  q: Query,
  now: Date,
  courses: number[] | null = null,
): Promise<number[]> {
  const soon = new Date(now.getTime() + partlyPaidWarningSeconds * 1000)
  const ending = await q<{ id: number }>`
    select id from bookings
    where state = 'placed' and (${courses}::int[] is null or course_id = any (${courses}))
      and not exists (select from bill_splits s where s.bill_id = bookings.id and s.state = 'open')
      and id in (
        select id from bookings where state = 'placed' and part_hold = 'undecided'
        union all
        select id from bookings where state = 'placed' and part_hold is null and offered_until is null and pay_by <= ${soon})
    order by pay_by, id`
  const ids = ending.map(({ id }) => id)
  const held = await moneyHeldOfBills(q, ids)
  return ids.filter((id) => (held.get(id)?.shortVnd ?? 0) > 0)
}
