import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, monthAfter, startOfDay } from '@teeviet/contract/rules/time/dates'
import { nameOfPlayer } from '#identity/members/vid'
import type { Query } from '#platform/database/sql'
import type { Texts } from '#platform/http/text-in'
import { courseName } from '../booking/load-course.ts'
import { packageName } from '../booking/services-on-wire.ts'
import { capCovers } from './cap-cover.ts'

type PremiumList = ResponseOf<'GET /api/staff/premiums'>

type Row = {
  number: string
  booking_player_id: number
  package_id: number | null
  name: Texts | null
  premium_vnd: number
  cover_vnd: number
  withdrawn_at: Date | null
  guest_name: string | null
  vga: number | null
  fullname: string | null
  bill_code: string
  play_date: Day
  tee_time_at: Date | null
  title: string
  title_en: string
}

/**
 * Everybody insured on the rounds of a month, for the insurer: by day of play, without withdrawn cover. The sum of their
 * premiums is what the insurer is owed for these rounds once they are over.
 */
export async function premiumList(q: Query, month: string, lang: Language): Promise<PremiumList> {
  const from = `${month}-01`
  const rows = await q<Row>`
    select i.number, i.booking_player_id, i.package_id, i.name, i.premium_vnd, i.cover_vnd, i.withdrawn_at,
      p.guest_name, m.vga, m.fullname, b.code as bill_code, b.play_date, b.tee_time_at, c.title, c.title_en
    from bookings b
    join insurance_certificates i on i.booking_id = b.id
    join booking_players p on p.id = i.booking_player_id left join members m on m.id = p.member_id
    join courses c on c.id = b.course_id
    where b.paid_at is not null and b.play_date >= ${from}::date and b.play_date < ${`${monthAfter(month)}-01`}::date
    order by b.play_date, b.id, p.position, i.package_id nulls first`
  return capCovers(rows)
    .filter(({ withdrawn_at }) => withdrawn_at === null)
    .map((row) => ({
      number: row.number,
      insured: nameOfPlayer(row),
      package_name: row.name ? packageName(row.name, lang) : '',
      premium: row.premium_vnd,
      cover: row.cover_vnd,
      general_bill_code: row.bill_code,
      facility: courseName(row, lang),
      date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
    }))
}
