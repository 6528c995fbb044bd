import type { Context } from '../context.ts'

/** The certificates of cover on a golfer's bookings, and those that insure them in somebody else's. */
export function certificateData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q`
    select i.number, b.code as booking, coalesce(i.name ->> 'vi', '') as package, p.guest_name as guest, m.vga as vid,
      i.premium_vnd, i.cover_vnd, i.issued_at, i.withdrawn_at
    from insurance_certificates i join bookings b on b.id = i.booking_id
    join booking_players p on p.id = i.booking_player_id left join members m on m.id = p.member_id
    where i.booking_player_id in (
      select o.id from bookings a join booking_players o on o.booking_id = a.id where a.member_id = ${memberId}
      union select o.id from booking_players o where o.member_id = ${memberId})
    order by i.id desc`
}
