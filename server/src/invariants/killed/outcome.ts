import type { Query } from '#platform/database/sql'

/** Words with a figure, and codes, of which a few have none. */
const figuresAndCodes = /\S*\d\S*|\b(?:TV|RF|KN)[A-Z\d]{6}\b/g

/**
 * The result of a golfer's money, without the numbers and codes that differ between golfers: two runs with the same
 * result are equal.
 */
export async function outcomeOf(q: Query, memberId: number) {
  const [row] = await q<Record<string, unknown>>`
    with own as (select id, bill_id, method, state, amount_vnd, fee_vnd from payments where member_id = ${memberId}),
    came as (
      select r.* from receipts r
      where r.payment_id in (select id from own) or r.id in (
        select t.receipt_id from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
        join ledger_accounts a on a.id = e.account_id where a.member_id = ${memberId}))
    select
      (select json_agg(json_build_array(state, pay_by = rest_by) order by id) from bookings
        where member_id = ${memberId}) as bookings,
      (select json_agg(json_build_array(s.mode, s.state, (
          select json_agg(json_build_array(p.state, p.amount_vnd) order by p.id) from payments p where p.split_id = s.id)) order by s.id)
        from bill_splits s join bookings b on b.id = s.bill_id where b.member_id = ${memberId} and s.state <> 'dropped') as splits,
      (select json_agg(json_build_array(c.state, c.dropped_for, c.due_vnd) order by c.id)
        from booking_changes c join bookings b on b.id = c.booking_id where b.member_id = ${memberId}) as changes,
      (select json_agg(json_build_array(method, amount_vnd, fee_vnd) order by id) from own where state = 'succeeded') as paid,
      (select json_agg(json_build_array(state, reason, resolution, amount_vnd, applied_vnd) order by id) from came) as came,
      (select json_agg(json_build_array(cause, state, target, amount_vnd, tries > 0) order by id)
        from refunds where member_id = ${memberId}) as refunds,
      (select count(*) from bank_movements m where m.receipt_id in (select id from came)
        or m.bank_reference in (select 'PRE-' || id from bookings where member_id = ${memberId})
        or m.bank_reference in (select 'PAY-' || id from bookings where member_id = ${memberId})
        or m.bank_reference in (select 'SET-' || p.reference from payments p where member_id = ${memberId})) as moved,
      (select json_build_array(o.movement_id is not null, o.withdrawn_at is not null) from club_payout_orders o
        join bookings b on b.course_id = o.course_id and b.member_id = ${memberId} order by o.id desc limit 1) as payout,
      (select json_object_agg(name, vnd) from (
        select case when a.member_id is not null then 'points' when a.name like 'counter:%' then 'counter' else a.name end as name, sum(e.amount_vnd)::bigint as vnd
        from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
        where t.bill_id in (select id from bookings where member_id = ${memberId}) or t.payment_id in (select id from own)
          or t.receipt_id in (select id from came) or a.member_id = ${memberId}
        group by 1 order by 1) moved) as books,
      (select count(*) from counter_receipts c where c.payment_id in (select id from own)) as numbered,
      (select count(*) from insurance_certificates i join bookings b on b.id = i.booking_id
        where b.member_id = ${memberId} and i.withdrawn_at is null) as cover,
      (select coalesce(sum(h.places), 0) from booking_tee_times h join bookings b on b.id = h.booking_id
        where b.member_id = ${memberId} and h.released_at is null) as places`
  const messages = await q<{ text: string }>`
    select text /* not null */ from messages m join members on members.phone = m.phone
    where members.id = ${memberId} and kind = 'booking'`
  const sentTexts = messages.map(({ text }) => text.replace(figuresAndCodes, '#')).toSorted()
  return { ...row, sentTexts }
}
