import type { InputOf, ResponseOf } from '@teeviet/contract'
import { normalisePhone } from '@teeviet/contract/rules/phone'
import { addDays, startOfDay } from '@teeviet/contract/rules/time/dates'
import { typedBookingCode } from '#bookings/booking/codes'
import { nameOfMember } from '#identity/members/vid'
import { nameQuery } from '#identity/players/names'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

const call = 'GET /api/staff/audit-log'
type Entry = ResponseOf<typeof call>[number]
/** Of the courses to which the caller is limited, or of all. */
type Asked = InputOf<typeof call> & { courses: number[] | null }
type Row = Omit<Entry, 'at' | 'by' | 'who' | 'booking'> & {
  at: Date
  by: string
  staff_name: string | null
  fullname: string | null
  vga: number | null
  booking_id: number | null
  code: string | null
}

/**
 * A page of the audit log, the latest first: the trails of bookings, refunds, staff and golf data as one. A file that was
 * attached, and a golfer, have their name as long as it is there: the log itself keeps numbers, since a name may be
 * personal.
 */
export async function readAuditLog(
  { q }: Pick<Context, 'q'>,
  { courses, facility_id: courseId, ...input }: Asked,
): Promise<Entry[]> {
  const subject = await subjectOf(q, input.q.trim())
  if (subject === null || (courseId !== undefined && courses?.includes(courseId) === false)) return []
  const rows = await pageOf(q, { ...input, courses: courseId === undefined ? courses : [courseId] }, subject)
  return rows.map(({ at, by, staff_name, fullname, vga, booking_id, code, ...entry }) => ({
    ...entry,
    at: at.getTime(),
    // the trails hold no other kind of actor
    by: by as Entry['by'],
    who: staff_name ?? (vga === null ? '' : nameOfMember({ fullname: fullname ?? '', vga })),
    booking: booking_id === null || code === null ? null : { id: booking_id, general_bill_code: code },
  }))
}

/** What staff look for: a booking, a refund, a golfer, or words; all null for everything. */
type Subject = {
  bookingId: number | null
  refundId: number | null
  memberId: number | null
  words: string | null
}

const everything: Subject = { bookingId: null, refundId: null, memberId: null, words: null }

/** The booking or refund with the code, else the golfer with the phone or vID, else the words; null if none can be meant. */
async function subjectOf(q: Query, typed: string): Promise<Subject | null> {
  if (typed === '') return everything
  const code = typedBookingCode(typed)
  const vga = /^\d{1,15}$/.test(typed) ? Number(typed) : 0
  const [[booking], [refund], [member]] = await Promise.all([
    q<{ id: number }>`select id from bookings where code = ${code}`,
    q<{ id: number }>`select id from refunds where code = ${code}`,
    q<{ id: number }>`select id from members where vga = ${vga} or phone = ${normalisePhone(typed)} limit 1`,
  ])
  if (booking) return { ...everything, bookingId: booking.id }
  if (refund) return { ...everything, refundId: refund.id }
  if (member) return { ...everything, memberId: member.id }
  const words = nameQuery(typed)
  return words === null ? null : { ...everything, words }
}

// The trails have numbers of their own: four times the number, and the trail as the rest, is one for all of them. Each
// trail gives a page at most, in the order of its index, before they are put together.
function pageOf(
  q: Query,
  input: Omit<Asked, 'facility_id'>,
  { bookingId, refundId, memberId, words }: Subject,
): Promise<Row[]> {
  const { courses, limit, staff_id: staffId = null, what = null, after_id: afterId = null } = input
  const from = input.from === undefined ? null : new Date(startOfDay(input.from))
  const to = input.to === undefined ? null : new Date(startOfDay(addDays(input.to, 1)))
  const afterAt = input.after_at === undefined ? null : new Date(input.after_at)
  const area = what === null ? null : `${what}.%`
  return q<Row>`
    with entries as (
      (select e.id * 4 as id, e.at, 'booking.' || e.to_state as what, e.actor_kind as by, e.actor_id, e.booking_id,
        concat_ws(' · ', e.reason_code, e.reason) as detail, '' as subject
      from booking_events e
      where ${refundId}::bigint is null and (${bookingId}::bigint is null or e.booking_id = ${bookingId})
        and (${memberId}::bigint is null or e.booking_id in (select id from bookings where member_id = ${memberId}))
        and (${words}::text is null
          or e.reason is not null and to_tsvector('simple', searchable(e.reason)) @@ to_tsquery('simple', ${words}))
        and (${courses}::int[] is null or exists (
          select from bookings c where c.id = e.booking_id and c.course_id = any (${courses})))
        and (${staffId}::bigint is null or e.actor_kind = 'staff' and e.actor_id = ${staffId})
        and (${what}::text is null or 'booking.' || e.to_state = ${what} or 'booking.' || e.to_state like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
      union all
      (select e.id * 4 + 1, e.at, 'refund.' || e.state, e.actor_kind, e.actor_id, r.bill_id,
        concat_ws(' · ', r.code, e.note), ''
      from refund_events e join refunds r on r.id = e.refund_id
      where (${refundId}::bigint is null or e.refund_id = ${refundId})
        and (${bookingId}::bigint is null or r.bill_id = ${bookingId})
        and (${memberId}::bigint is null or r.bill_id in (select id from bookings where member_id = ${memberId}))
        and (${words}::text is null
          or e.note is not null and to_tsvector('simple', searchable(e.note)) @@ to_tsquery('simple', ${words}))
        and (${courses}::int[] is null or exists (
          select from bookings c where c.id = r.bill_id and c.course_id = any (${courses})))
        and (${staffId}::bigint is null or e.actor_kind = 'staff' and e.actor_id = ${staffId})
        and (${what}::text is null or 'refund.' || e.state = ${what} or 'refund.' || e.state like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4 + 1) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
      union all
      (select e.id * 4 + 2, e.at, e.what, 'staff', e.staff_id,
        case when e.subject like 'booking:%' then split_part(e.subject, ':', 2)::bigint end, e.detail, e.subject
      from staff_acts e
      where ${refundId}::bigint is null
        and (${bookingId}::bigint is null or e.subject = 'booking:' || ${bookingId}::text)
        and (${memberId}::bigint is null or e.subject = 'member:' || ${memberId}::text
          or e.subject in (select 'booking:' || id::text from bookings where member_id = ${memberId}))
        and (${words}::text is null
          or e.detail <> '' and to_tsvector('simple', searchable(e.detail)) @@ to_tsquery('simple', ${words}))
        and (${courses}::int[] is null or case split_part(e.subject, ':', 1)
          when 'course' then split_part(e.subject, ':', 2)::int
          when 'booking' then (select course_id from bookings where id = split_part(e.subject, ':', 2)::bigint)
          end = any (${courses}))
        and (${staffId}::bigint is null or e.staff_id = ${staffId})
        and (${what}::text is null or e.what = ${what} or e.what like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4 + 2) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
      union all
      (select e.id * 4 + 3, e.at, 'golf.' || e.subject || '_' || e.act, 'staff', e.staff_id, null, e.name, ''
      from golf_changes e
      where coalesce(${bookingId}::bigint, ${refundId}::bigint, ${memberId}::bigint) is null
        and (${words}::text is null or to_tsvector('simple', searchable(e.name)) @@ to_tsquery('simple', ${words}))
        and (${courses}::int[] is null or e.course_id = any (${courses}))
        and (${staffId}::bigint is null or e.staff_id = ${staffId})
        and (${what}::text is null or 'golf.' || e.subject || '_' || e.act like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4 + 3) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
    )
    select n.id /* not null */, n.at /* not null */, n.what /* not null */, n.by /* not null */,
      coalesce(f.name, n.detail) as detail, coalesce(case split_part(n.subject, ':', 1)
        when 'member' then (select name_of_player(null, s.fullname, s.vga) || ' · vID ' || s.vga
          from members s where s.id = split_part(n.subject, ':', 2)::bigint)
        when 'staff' then (select s.name from staff_accounts s where s.id = split_part(n.subject, ':', 2)::bigint)
        when 'course' then (select s.title from courses s where s.id = split_part(n.subject, ':', 2)::int)
        when 'news' then (select s.texts -> 'vi' ->> 'title' from news s where s.id = split_part(n.subject, ':', 2)::int)
        when 'package' then (select s.name ->> 'vi' from insurance_packages s
          where s.id = split_part(n.subject, ':', 2)::int)
        end, '')::text as about, n.booking_id, b.code, a.name as staff_name, m.fullname, m.vga
    from entries n
    left join bookings b on b.id = n.booking_id
    left join staff_accounts a on n.by = 'staff' and a.id = n.actor_id
    left join members m on n.by = 'member' and m.id = n.actor_id
    left join booking_attachments f on n.what in ('booking.attached', 'booking.reattached')
      and f.booking_id = n.booking_id and f.id::text = n.detail
    order by n.at desc, n.id desc limit ${limit}`
}

/** Every staff member whose acts may be in the log, by name. */
export function auditActors({ q }: Pick<Context, 'q'>): Promise<{ id: number; name: string }[]> {
  return q<{ id: number; name: string }>`select id, name from staff_accounts order by name, id`
}
