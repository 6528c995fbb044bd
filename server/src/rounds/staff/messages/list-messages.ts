import type { ResponseOf } from '@teeviet/contract'
import type { ClubChannel } from '@teeviet/contract/rules/bookings/club-contacts'
import type { Query } from '#platform/database/sql'

export type BookingMessages = ResponseOf<'GET /api/staff/bookings/:id/messages'>
type Row = {
  id: number
  address: string
  text: string | null
  kind: 'otp' | 'booking' | 'club' | 'link'
  to_duty: boolean
  to_club: boolean
  channel: ClubChannel
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
  const rows = await q<Row>`
    select m.id, coalesce(m.email, m.phone) as address,
      case when m.email is not null then 'email' when m.zalo_template is not null then 'zalo' else 'sms' end as channel,
      m.text, m.kind, m.to_duty or m.to_duty_email as to_duty, m.created_at, m.sent_at, m.failed_at, m.failure,
      a.name as by, m.kind = 'club' or m.phone is null or m.zalo_template is not null or exists (
        select from course_contacts k where k.course_id = b.course_id and k.address = coalesce(m.email, m.phone)
      ) as to_club
    from messages m join bookings b on b.id = m.booking_id
      left join staff_accounts a on a.id = m.staff_id
    where m.booking_id = ${bookingId} and m.kind <> 'otp'
    order by m.id desc limit 100`
  return rows.map(
    ({ id, address, channel, text, kind, created_at, sent_at, failed_at, failure, by, ...to }) => ({
      id,
      to: to.to_duty ? 'duty' : to.to_club ? 'club' : 'golfer',
      address,
      channel,
      text: kind === 'booking' ? text : null,
      state: sent_at ? 'sent' : failed_at ? 'failed' : 'queued',
      at: created_at.getTime(),
      sent_at: sent_at?.getTime() ?? null,
      failure: failure ?? '',
      by: by ?? '',
    }),
  )
}
