import type { Query } from '#platform/database/sql'

type WaitingRefunds = { refunds_to_decide: number; refunds_to_send: number }

/** The number of refunds waiting for staff: to decide, or to choose the target or make the transfer. */
export async function countWaitingRefunds(
  q: Query,
  courses: number[] | null = null,
): Promise<WaitingRefunds> {
  const [row] = await q<WaitingRefunds>`
    select count(*) filter (where state = 'requested' or is_held) as refunds_to_decide,
      count(*) filter (where state in ('needs_target', 'to_transfer') and not is_held) as refunds_to_send
    from refunds where state in ('requested', 'needs_target', 'sending', 'to_transfer')
      and (${courses}::int[] is null or bill_id in (select id from bookings where course_id = any (${courses})))`
  return row ?? { refunds_to_decide: 0, refunds_to_send: 0 }
}

/** How much (VND) of refunds was agreed and has not left us. */
export async function refundsOwed(q: Query): Promise<number> {
  const [row] = await q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from refunds
    where state in ('needs_target', 'sending', 'to_transfer')`
  return row?.vnd ?? 0
}
