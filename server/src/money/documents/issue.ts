import type { Query } from '#platform/database/sql'

type Issued = {
  /** The movement of the ledger, just posted. */
  transferId: number
  now: Date
}

/**
 * Issues the receipt of money that paid a bill or went into a wallet: the lines are its ledger entries, so that
 * documents and books never differ. Money in suspense or only moved between our own accounts gets none. All facts are
 * stored in the document.
 */
export async function issueReceipt(q: Query, { transferId, now }: Issued): Promise<void> {
  // eslint-disable-next-line @ts-safeql/check-sql -- a trigger fills year and number
  await q`
    insert into documents (kind, transfer_id, member_id, bill_id, payment_id, total_vnd, facts, payer_name, issued_at)
    select 'receipt', t.id, m.id, t.bill_id, t.payment_id, paid.total, jsonb_build_object(
        'issuer', (select jsonb_object_agg(s.name, s.value) from site_settings s
          where s.name in ('company_name', 'company_registration', 'addresses')),
        'vga', m.vga, 'lines', paid.lines, 'paidAt', t.occurred_at, 'method', coalesce(p.method, held.method, 'bank'),
        'ownPage', (select name from partners where code = coalesce(p.bank_code, held.bank_code)), 'reference', p.reference, 'billCode', b.code, 'course', c.title, 'courseEn', c.title_en, 'playDate', b.play_date,
        'teeTimeAt', b.tee_time_at, 'holes', b.holes, 'players', b.player_count, 'flights', (
          select jsonb_agg(jsonb_build_object('at', one.starts_at, 'players', one.players, 'path', one.path) order by one.starts_at) from (
            select s.starts_at, coalesce(b.path, s.path) as path, count(*) as players from booking_players o
            join tee_times s on s.play_date = o.play_date and s.id = o.tee_time_id
            where o.booking_id = b.id and o.cancelled_at is null group by s.starts_at, s.path) one),
        'company', (select jsonb_build_object('name', k.name, 'taxCode', k.tax_code, 'address', k.address)
          from companies k where k.id = b.company_id)),
      nullif(btrim(m.fullname), ''), ${now}
    from ledger_transfers t
    cross join lateral (
      select sum(-e.amount_vnd)::bigint as total, max(a.member_id) as member_id,
        jsonb_agg(jsonb_build_object('kind', case a.name when 'bookings_paid' then 'booking' when 'premiums_owed' then 'premium'
          when 'fees' then 'fee' else 'points' end, 'amount', -e.amount_vnd) order by a.name <> 'bookings_paid', a.name = 'fees')
          as lines
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transfer_id = t.id and e.amount_vnd < 0
        and (a.name in ('bookings_paid', 'premiums_owed', 'fees') or a.member_id is not null)
    ) paid
    left join payments p on p.id = t.payment_id
    left join receipts waiting on waiting.id = t.receipt_id
    left join payments held on held.id = waiting.payment_id
    left join bookings b on b.id = t.bill_id
    left join courses c on c.id = b.course_id
    join members m on m.id = coalesce(b.member_id, paid.member_id)
    where t.id = ${transferId} and paid.total is not null`
}

/**
 * Issues the credit note of a sent refund: the shares of the booking and of the cover, the amount kept, the target, and
 * the receipt of the refunded payment. Money that had paid nothing never got a receipt.
 */
export async function issueCreditNote(q: Query, { transferId, now }: Issued): Promise<void> {
  // eslint-disable-next-line @ts-safeql/check-sql -- a trigger fills year and number
  await q`
    insert into documents (kind, transfer_id, member_id, bill_id, payment_id, refund_id, refers_to, total_vnd, facts,
      payer_name, issued_at)
    select 'credit_note', t.id, m.id, r.bill_id, r.payment_id, r.id, receipt.id, r.amount_vnd, jsonb_build_object(
        'issuer', (select jsonb_object_agg(s.name, s.value) from site_settings s
          where s.name in ('company_name', 'company_registration', 'addresses')),
        'vga', m.vga, 'lines', case when r.cause = 'receipt'
          then jsonb_build_array(jsonb_build_object('kind', 'returned', 'amount', r.amount_vnd))
          else jsonb_path_query_array(jsonb_build_array(
            jsonb_build_object('kind', 'booking', 'amount', r.amount_vnd - r.premium_vnd),
            jsonb_build_object('kind', 'premium', 'amount', r.premium_vnd)), '$[*] ? (@.amount > 0)') end,
        'paidAt', t.occurred_at, 'method', case when coalesce(r.target, 'method') = 'method' then p.method else r.target end,
        'ownPage', (select name from partners where code = p.bank_code and coalesce(r.target, 'method') = 'method'), 'bankBin', r.bank_bin, 'reference', r.code, 'proof', r.proof, 'penalty', r.penalty_vnd, 'feeKept', r.fee_kept_vnd,
        'billCode', b.code, 'course', c.title, 'courseEn', c.title_en, 'playDate', b.play_date,
        'teeTimeAt', b.tee_time_at, 'holes', b.holes, 'players', b.player_count, 'flights', (
          select jsonb_agg(jsonb_build_object('at', one.starts_at, 'players', one.players, 'path', one.path) order by one.starts_at) from (
            select s.starts_at, coalesce(b.path, s.path) as path, count(*) as players from booking_players o
            join tee_times s on s.play_date = o.play_date and s.id = o.tee_time_id
            where o.booking_id = b.id and o.cancelled_at is null group by s.starts_at, s.path) one),
        'company', (select jsonb_build_object('name', k.name, 'taxCode', k.tax_code, 'address', k.address)
          from companies k where k.id = b.company_id)),
      coalesce(nullif(btrim(m.fullname), ''), r.account_name), ${now}
    from ledger_transfers t
    join refunds r on t.cause = 'refund-sent:' || r.id
    left join documents receipt on receipt.kind = 'receipt' and receipt.payment_id = r.payment_id
      and receipt.bill_id = r.bill_id and r.cause <> 'receipt'
    left join payments p on p.id = r.payment_id
    left join bookings b on b.id = r.bill_id
    left join courses c on c.id = b.course_id
    left join members m on m.id = r.member_id
    where t.id = ${transferId}`
}
