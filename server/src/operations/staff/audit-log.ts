import type { InputOf, ResponseOf } from '@teeviet/contract'
import { addDays, startOfDay } from '@teeviet/contract/rules/time/dates'
import { typedBookingCode } from '#bookings/booking/codes'
import { nameOfMember } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

const call = 'GET /api/staff/audit-log'
type Entry = ResponseOf<typeof call>[number]
/** Of some courses, or of all. */
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

/** A page of the audit log, the latest first: the trails of bookings, refunds, staff and golf data as one. */
export async function readAuditLog({ q }: Pick<Context, 'q'>, input: Asked): Promise<Entry[]> {
  const typed = input.q.trim()
  const bookingId = typed === '' ? null : await bookingOfCode(q, typed)
  if (typed !== '' && bookingId === null) return []
  const rows = await pageOf(q, input, bookingId)
  return rows.map(({ at, by, staff_name, fullname, vga, booking_id, code, ...entry }) => ({
    ...entry,
    at: at.getTime(),
    // the trails hold no other kind of actor
    by: by as Entry['by'],
    who: staff_name ?? (vga === null ? '' : nameOfMember({ fullname: fullname ?? '', vga })),
    booking: booking_id === null || code === null ? null : { id: booking_id, general_bill_code: code },
  }))
}

async function bookingOfCode(q: Query, typed: string): Promise<number | null> {
  const [found] = await q<{ id: number }>`select id from bookings where code = ${typedBookingCode(typed)}`
  return found?.id ?? null
}

// The trails have numbers of their own: four times the number, and the trail as the rest, is one for all of them. Each
// trail gives a page at most, in the order of its index, before they are put together.
function pageOf(q: Query, input: Asked, bookingId: number | null): Promise<Row[]> {
  const { courses, limit, staff_id: staffId = null, what = null, after_id: afterId = null } = input
  const from = input.from === undefined ? null : new Date(startOfDay(input.from))
  const to = input.to === undefined ? null : new Date(startOfDay(addDays(input.to, 1)))
  const afterAt = input.after_at === undefined ? null : new Date(input.after_at)
  const area = what === null ? null : `${what}.%`
  return q<Row>`
    with entries as (
      (select e.id * 4 as id, e.at, 'booking.' || e.to_state as what, e.actor_kind as by, e.actor_id, e.booking_id,
        concat_ws(' · ', e.reason_code, e.reason) as detail
      from booking_events e
      where (${bookingId}::bigint is null or e.booking_id = ${bookingId})
        and (${courses}::int[] is null or exists (
          select from bookings c where c.id = e.booking_id and c.course_id = any (${courses})))
        and (${staffId}::bigint is null or e.actor_kind = 'staff' and e.actor_id = ${staffId})
        and (${what}::text is null or 'booking.' || e.to_state = ${what} or 'booking.' || e.to_state like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
      union all
      (select e.id * 4 + 1, e.at, 'refund.' || e.state, e.actor_kind, e.actor_id, r.bill_id,
        concat_ws(' · ', r.code, e.note)
      from refund_events e join refunds r on r.id = e.refund_id
      where (${bookingId}::bigint is null or r.bill_id = ${bookingId})
        and (${courses}::int[] is null or exists (
          select from bookings c where c.id = r.bill_id and c.course_id = any (${courses})))
        and (${staffId}::bigint is null or e.actor_kind = 'staff' and e.actor_id = ${staffId})
        and (${what}::text is null or 'refund.' || e.state = ${what} or 'refund.' || e.state like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4 + 1) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
      union all
      (select e.id * 4 + 2, e.at, e.what, 'staff', e.staff_id,
        case when e.subject like 'booking:%' then split_part(e.subject, ':', 2)::bigint end, e.detail
      from staff_acts e
      where (${bookingId}::bigint is null or e.subject = 'booking:' || ${bookingId}::text)
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
      (select e.id * 4 + 3, e.at, 'golf.' || e.subject || '_' || e.act, 'staff', e.staff_id, null, e.name
      from golf_changes e
      where ${bookingId}::bigint is null
        and (${courses}::int[] is null or e.course_id = any (${courses}))
        and (${staffId}::bigint is null or e.staff_id = ${staffId})
        and (${what}::text is null or 'golf.' || e.subject || '_' || e.act like ${area})
        and (${from}::timestamptz is null or e.at >= ${from}) and (${to}::timestamptz is null or e.at < ${to})
        and (${afterAt}::timestamptz is null or (e.at, e.id * 4 + 3) < (${afterAt}, ${afterId}::bigint))
      order by e.at desc, e.id desc limit ${limit})
    )
    select n.id /* not null */, n.at /* not null */, n.what /* not null */, n.by /* not null */, n.detail /* not null */,
      n.booking_id, b.code, a.name as staff_name, m.fullname, m.vga
    from entries n
    left join bookings b on b.id = n.booking_id
    left join staff_accounts a on n.by = 'staff' and a.id = n.actor_id
    left join members m on n.by = 'member' and m.id = n.actor_id
    order by n.at desc, n.id desc limit ${limit}`
}

/** Every staff member whose acts may be in the log, by name. */
export function auditActors({ q }: Pick<Context, 'q'>): Promise<{ id: number; name: string }[]> {
  return q<{ id: number; name: string }>`select id, name from staff_accounts order by name, id`
}
