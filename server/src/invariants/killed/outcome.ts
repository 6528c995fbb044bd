import type { Query } from '#platform/database/sql'

/** Words with a figure, and codes, of which a few have none. */
const figuresAndCodes = /\b(?:TV|RF|KN)[A-Z\d]{6}\b|\S*\/[co]\/[\w-]{22}|\S*\d\S*/g

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
      (select json_agg(json_build_array(state, pay_by = rest_by, part_hold, tee_time_at, path, amount_vnd, (
          select count(*) from booking_events e where e.booking_id = b.id)) order by id) from bookings b
        where member_id = ${memberId}) as bookings,
      (select json_agg(p.attendance order by p.id) from booking_players p join bookings b on b.id = p.booking_id
        where b.member_id = ${memberId}) as attendance,
      (select json_agg(json_build_array(o.state, o.accepted_option, (
          select sum(places) from counter_offer_places p where p.offer_id = o.id)) order by o.id)
        from counter_offers o join bookings b on b.id = o.booking_id where b.member_id = ${memberId}) as offers,
      (select json_agg(json_build_array(w.state, w.booking_id is not null, w.end_reason) order by w.id)
        from waitlist_entries w where w.member_id = ${memberId}) as waited,
      (select json_agg(json_build_array(a.state, a.joined_booking_id is not null)) from flight_asks a
        where a.member_id = ${memberId}) as asked,
      (select json_agg(json_build_array(r.answer, r.answered_by, r.reference, r.proposed_at))
        from club_requests r join bookings b on b.id = r.booking_id where b.member_id = ${memberId}) as answers,
      (select json_agg(json_build_array(a.places, a.taken_back_at is not null) order by a.id)
        from allotments a join bookings b on b.course_id = a.course_id where b.member_id = ${memberId}) as allotted,
      (select json_agg(json_build_array(t.is_closed, h.kept_at is not null) order by t.starts_at)
        from booking_tee_times h join tee_times t on t.play_date = h.play_date and t.id = h.tee_time_id
        join bookings b on b.id = h.booking_id where b.member_id = ${memberId}) as closed,
      (select json_agg(a.what order by a.what) from staff_acts a
        join bookings b on a.subject = 'booking:' || b.id where b.member_id = ${memberId}) as acts,
      (select json_agg(k.staff_id is not null) from booking_claims k join bookings b on b.id = k.booking_id
        where b.member_id = ${memberId}) as claims,
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
      (select json_agg(distinct k.account_number) from club_bank_accounts k join bookings b on b.course_id = k.course_id
        where b.member_id = ${memberId}) as accounts,
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
    select text /* not null */ from messages m left join bookings b on b.id = m.booking_id
    where kind in ('booking', 'link', 'club')
      and (b.member_id = ${memberId} or m.phone = (select phone from members where id = ${memberId}))`
  const sentTexts = messages.map(({ text }) => text.replace(figuresAndCodes, '#')).toSorted()
  return { ...row, sentTexts }
}
