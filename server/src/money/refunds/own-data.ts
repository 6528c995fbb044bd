import type { OpenBooking } from '#bookings/booking/own-data'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** Every refund of a golfer, with where the money went; the account of another player who paid a share is left out. */
export function refundData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select r.code, r.cause, r.state, r.amount_vnd, r.penalty_vnd, r.fee_kept_vnd, r.reason, r.refusal, r.target,
      case when o.id is null then r.bank_bin end as bank_bin,
      case when o.id is null then r.account_number end as account_number,
      case when o.id is null then r.account_name end as account_name,
      r.requested_at, r.due_at, r.done_at, r.proof, b.code as bill_code
    from refunds r left join bookings b on b.id = r.bill_id left join payments p on p.id = r.payment_id
    left join booking_players o on o.id = p.player_id and o.member_id is distinct from p.member_id
    where r.member_id = ${memberId} order by r.id desc`
}

/** Bookings whose refund was agreed and has not left us: the golfer has to be reached until it has. */
export function bookingsWithMoneyDue(q: Query, memberId: number): Promise<OpenBooking[]> {
  return q<OpenBooking>`
    select b.id, b.code, c.title as course, b.state, 'refund' as waits_for,
      coalesce(b.tee_time_at, b.play_date::timestamp at time zone 'Asia/Ho_Chi_Minh') as plays_at
    from bookings b join courses c on c.id = b.course_id
    where b.member_id = ${memberId} and b.state not in ('requested', 'confirmed', 'placed', 'paid', 'cancellation_requested')
      and exists (select from refunds r where r.bill_id = b.id and r.state in ('needs_target', 'sending', 'to_transfer'))
    order by plays_at, b.id`
}

/** How much (VND) of a golfer's refunds that are on no bill was agreed and has not left us. */
export async function walletMoneyDue(q: Query, memberId: number): Promise<number> {
  const [due] = await q<{ vnd: number }>`
    select coalesce(sum(amount_vnd), 0)::bigint as vnd from refunds
    where member_id = ${memberId} and bill_id is null and state in ('needs_target', 'sending', 'to_transfer')`
  return due?.vnd ?? 0
}

/** Takes bank accounts and typed reasons off the refunds of a golfer who left; amounts and dates stay. */
export async function forgetRefunds(q: Query, memberId: number): Promise<void> {
  await q`
    update refunds set reason = null, account_number = case when target = 'bank' then '' end,
      account_name = case when target = 'bank' then '' end
    where member_id = ${memberId}`
}

/** Gives the refunds of a bill to the next member of its booking, which the caller has locked. */
export async function moveRefunds(
  q: Query,
  { billId, from, to }: { billId: number; from: number; to: number },
): Promise<void> {
  await q`update refunds set member_id = ${to} where bill_id = ${billId} and member_id = ${from}`
}
