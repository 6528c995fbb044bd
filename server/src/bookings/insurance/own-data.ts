import type { Context } from '#platform/context/context'
import { capCovers } from './cap-cover.ts'

type Row = {
  number: string
  booking: string
  package: string
  guest: string | null
  vid: number | null
  premium_vnd: number
  cover_vnd: number
  issued_at: Date
  withdrawn_at: Date | null
  booking_player_id: number
  package_id: number | null
}

/** The certificates of cover on a golfer's bookings, and those that insure them in another golfer's. */
export async function certificateData({ q }: Pick<Context, 'q'>, memberId: number) {
  const rows = await q<Row>`
    select i.number, b.code as booking, coalesce(i.name ->> 'vi', '') as package, p.guest_name as guest, m.vga as vid,
      i.premium_vnd, i.cover_vnd, i.issued_at, i.withdrawn_at, i.booking_player_id, i.package_id
    from insurance_certificates i join bookings b on b.id = i.booking_id
    join booking_players p on p.id = i.booking_player_id left join members m on m.id = p.member_id
    where i.booking_player_id in (
      select o.id from bookings a join booking_players o on o.booking_id = a.id where a.member_id = ${memberId}
      union select o.id from booking_players o where o.member_id = ${memberId})
    order by i.id desc`
  return capCovers(rows).map(({ booking_player_id: _, package_id: __, ...certificate }) => certificate)
}
