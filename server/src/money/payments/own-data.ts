import type { OpenBooking } from '#bookings/booking/own-data'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/**
 * Every attempt of a golfer to pay, with the transfers that were taken for it and, but for the shares of other players,
 * the accounts that they came from.
 */
export function paymentData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select p.reference, p.purpose, p.method, p.state, p.amount_vnd, p.fee_vnd, p.created_at, p.settled_at,
      b.code as bill_code,
      (select json_agg(json_build_object('amount_vnd', r.amount_vnd, 'content', r.content, 'sent_at', r.occurred_at,
          'from', case when o.id is null and r.payer_account_number is not null then json_build_object('bank_bin',
            r.payer_bank_bin, 'account_number', r.payer_account_number, 'account_name', r.payer_account_name) end)
         order by r.id)
       from receipts r where r.payment_id = p.id) as transfers
    from payments p left join bookings b on b.id = p.bill_id
    left join booking_players o on o.id = p.player_id and o.member_id is distinct from p.member_id
    where p.member_id = ${memberId} order by p.id desc`
}

/**
 * Ended bookings with money in transit: a gateway's page was opened and may yet take a payment, or a transfer arrived
 * and was not refunded. Open bookings are checked by the booking module.
 */
export function bookingsWithOpenMoney(q: Query, memberId: number): Promise<OpenBooking[]> {
  return q<OpenBooking>`
    with under_way as (
      select p.bill_id as id, 'transfer' as waits_for from receipts r join payments p on p.id = r.payment_id
      where p.member_id = ${memberId} and p.bill_id is not null and r.state = 'unmatched'
      union
      select p.bill_id, 'transfer' from payments p where p.member_id = ${memberId} and p.state = 'held'
      union
      select p.bill_id, 'payment' from payments p
      where p.member_id = ${memberId} and p.bill_id is not null and p.gateway is not null and p.declared_at is not null
        and p.state in ('created', 'pending')
    )
    select b.id, b.code, c.title as course, b.state, case when bool_or(under_way.waits_for = 'transfer') then 'transfer' else 'payment' end as waits_for,
      coalesce(b.tee_time_at, b.play_date::timestamp at time zone 'Asia/Ho_Chi_Minh') as plays_at
    from under_way join bookings b using (id) join courses c on c.id = b.course_id
    where b.state not in ('requested', 'confirmed', 'placed', 'paid', 'cancellation_requested')
    group by b.id, c.id order by plays_at, b.id`
}

/** How much (VND) arrived for top-ups of a golfer, could not be credited and waits for staff. */
export async function topUpMoneyWaiting(q: Query, memberId: number): Promise<number> {
  const [waiting] = await q<{ vnd: number }>`
    select coalesce(sum(r.amount_vnd - r.applied_vnd), 0)::bigint as vnd
    from receipts r join payments p on p.id = r.payment_id
    where p.member_id = ${memberId} and p.bill_id is null and r.state = 'unmatched'`
  return waiting?.vnd ?? 0
}

/**
 * Closes the top-ups of a golfer who leaves; the caller has locked the member. What still arrives for them waits in
 * suspense and on the staff's list.
 */
export async function closeTopUps(q: Query, memberId: number, now: Date): Promise<void> {
  await q`
    update payments set state = 'expired', settled_at = ${now}
    where member_id = ${memberId} and bill_id is null and state in ('created', 'pending')`
}

/** Gives the payments of a bill to the next member of its booking, which the caller has locked. */
export async function movePayments(
  q: Query,
  { billId, from, to }: { billId: number; from: number; to: number },
): Promise<void> {
  await q`update payments set member_id = ${to} where bill_id = ${billId} and member_id = ${from}`
}
