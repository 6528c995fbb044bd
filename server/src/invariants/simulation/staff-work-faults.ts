import type { Query } from '#platform/database/sql'

type Fault = { rule: string; id: number | string | null }

/** The work of staff beside the booking itself: attendance, decisions of a second person, messages and files. */
export const staffWork = (q: Query) => q<Fault>`
  select 'a player came, or did not, to a round that was never paid' as rule, p.id from booking_players p
  join bookings b on b.id = p.booking_id where p.attendance <> 'expected' and b.paid_at is null
  union all
  select 'a second person approved a refund, which still waits', r.id from refunds r
  join approvals a on a.act = 'refund' and a.subject = r.code and a.outcome = 'approved'
  where r.state = 'requested' or r.is_held
  union all
  select 'a refund left without its second person', id from refunds where is_held and state in ('sending', 'done')
  union all
  select 'a second person approved a credit, which was not made', a.id from approvals a
  where a.act = 'wallet' and a.outcome = 'approved' and not exists (
    select from receipts r where r.id = (a.request->>'id')::bigint and r.resolution = 'to_wallet')
  union all
  select 'a second person approved the account of a club, which was not set', a.id from approvals a
  where a.act = 'account' and a.outcome = 'approved' and not exists (
    select from club_bank_accounts c where c.course_id = (a.request->>'facility_id')::int)
  union all
  select 'a golfer got the same words twice', min(id) from messages where staff_id is not null
  group by booking_id, text having count(*) > 1
  union all
  select 'a file of a deleted account is kept', f.id from booking_attachments f
  join bookings b on b.id = f.booking_id join members m on m.id = b.member_id where m.deleted_at is not null
  union all
  select 'a removed file of a deleted account is kept', f.id from removed_attachments f
  join bookings b on b.id = f.booking_id join members m on m.id = b.member_id where m.deleted_at is not null
  union all
  select 'a file is attached and removed', f.id from removed_attachments f join booking_attachments a on a.id = f.id`
