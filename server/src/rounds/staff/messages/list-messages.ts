import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { ClubChannel } from '@teeviet/contract/rules/bookings/club-contacts'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'

export type BookingMessages = ResponseOf<'GET /api/staff/bookings/:id/messages'>
type Row = {
  id: number
  address: string
  text: string | null
  kind: 'otp' | 'booking' | 'club' | 'link'
  channel: ClubChannel | 'push'
  created_at: Date
  sent_at: Date | null
  failed_at: Date | null
  failure: string | null
  by: string | null
}

/**
 * Every message about a booking, the latest first. The text that holds a link is shown to no one but its receiver, whether it
 * was sent yet or not.
 */
export async function listMessages(q: Query, bookingId: number): Promise<BookingMessages> {
  const rows = await q<Row & { to_duty: boolean; to_club: boolean; to_company: boolean }>`
    select m.id, case when m.by_push and m.phone is not null then m.phone else coalesce(m.email, m.phone) end as address /* not null */,
      case when m.by_push or m.push_staff_id is not null then 'push' when m.email is not null then 'email' when m.zalo_template is not null then 'zalo' else 'sms' end as channel,
      m.text, m.kind, m.to_duty or m.to_duty_email or m.push_staff_id is not null as to_duty, m.created_at, m.sent_at, m.failed_at, m.failure,
      a.name as by, m.kind = 'club' or m.phone is null or (m.zalo_template is not null and m.topic is null) or exists (
        select from course_contacts k where k.course_id = b.course_id and k.address = coalesce(m.email, m.phone)
      ) as to_club, m.document_id is not null as to_company
    from messages m join bookings b on b.id = m.booking_id
      left join staff_accounts a on a.id = m.staff_id
    where m.booking_id = ${bookingId} and m.kind <> 'otp'
    order by m.id desc limit 100`
  return rows.map(({ to_duty, to_club, to_company, ...row }) => ({
    ...onWire(row),
    to: to_company ? 'company' : to_duty ? 'duty' : to_club ? 'club' : 'golfer',
  }))
}

type MemberMessages = ResponseOf<'GET /api/staff/members/:id/messages'>
type Page = InputOf<'GET /api/staff/members/:id/messages'>

/** What was written to a golfer about all their bookings at the staff member's courses, the latest first. */
export async function listMemberMessages(
  q: Query,
  staff: Staff,
  { id, limit, after_id: after }: Page,
): Promise<MemberMessages> {
  const courses = coursesOf(staff)
  const rows = await q<Row & { booking_id: number; general_bill_code: string }>`
    select m.id, coalesce(m.email, m.phone) as address, case when m.by_push then 'push' when m.zalo_template is not null then 'zalo' when m.email is null then 'sms' else 'email' end as channel,
      m.text, m.kind, m.created_at, m.sent_at, m.failed_at, m.failure, a.name as by,
      b.id as booking_id, b.code as general_bill_code
    from bookings b join messages m on m.booking_id = b.id
      left join staff_accounts a on a.id = m.staff_id
    where b.member_id = ${id} and (${courses}::int[] is null or b.course_id = any (${courses}))
      and m.kind in ('booking', 'link') and not m.to_duty and m.phone is not null and (m.zalo_template is null or m.topic is not null)
      and not exists (
        select from course_contacts k where k.course_id = b.course_id and k.address = coalesce(m.email, m.phone)
      )
      and (${after ?? null}::bigint is null or m.id < ${after ?? null})
    order by m.id desc limit ${limit}`
  return rows.map(({ booking_id, general_bill_code, ...row }) => ({
    ...onWire(row),
    to: 'golfer',
    booking_id,
    general_bill_code,
  }))
}

function onWire({ id, address, channel, text, kind, created_at, sent_at, failed_at, failure, by }: Row) {
  return {
    id,
    address,
    channel,
    text: kind === 'booking' ? text : null,
    state: sent_at ? ('sent' as const) : failed_at ? ('failed' as const) : ('queued' as const),
    at: created_at.getTime(),
    sent_at: sent_at?.getTime() ?? null,
    failure: failure ?? '',
    by: by ?? '',
  }
}
