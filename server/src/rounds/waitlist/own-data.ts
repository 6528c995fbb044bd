import type { Context } from '#platform/context/context'

/** What a golfer waits or has waited for. */
export function waitlistData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select c.title as course, e.play_date, e.from_minute, e.to_minute, e.holes, e.players, e.most_price_vnd, e.until,
      e.paid_by, e.state, e.joined_at, b.code as booking, e.ended_at, e.end_reason, e.end_note
    from waitlist_entries e join courses c on c.id = e.course_id left join bookings b on b.id = e.booking_id
    where e.member_id = ${memberId} order by e.id desc`
}
