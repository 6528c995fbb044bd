import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { nameOfPlayer } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Texts } from '#platform/http/text-in'
import { courseName } from '../booking/load-course.ts'
import { packageName } from '../booking/services-on-wire.ts'
import { capCovers } from './cap-cover.ts'
import { numberInCode } from './certificate-code.ts'
import { initialsOf } from './initials.ts'

type Row = {
  number: string
  booking_player_id: number
  package_id: number | null
  name: Texts | null
  cover_vnd: number
  issued_at: Date
  withdrawn_at: Date | null
  guest_name: string | null
  vga: number | null
  fullname: string | null
  play_date: string
  tee_time_at: Date | null
  title: string
  title_en: string
}

/**
 * What anyone with the printed code of a certificate may read: the round, the cover and the initials of the insured.
 * @throws Refusal `insurance.notGenuine` for a code that this installation did not sign
 */
export async function verifyCertificate(
  ctx: Context,
  code: string,
  lang: Language,
): Promise<ResponseOf<'POST /api/insurance/verify'>> {
  const number = numberInCode(ctx, code)
  if (number === null) throw new Refusal('insurance.notGenuine')
  const rows = await ctx.q<Row>`
    select i.number, i.booking_player_id, i.package_id, i.name, i.cover_vnd, i.issued_at, i.withdrawn_at,
      p.guest_name, m.vga, m.fullname, b.play_date, b.tee_time_at, c.title, c.title_en
    from insurance_certificates i join bookings b on b.id = i.booking_id join courses c on c.id = b.course_id
    join booking_players p on p.id = i.booking_player_id left join members m on m.id = p.member_id
    where i.booking_id = (select booking_id from insurance_certificates where number = ${number})
    order by p.position, i.package_id nulls first`
  const asked = rows.find((row) => row.number === number)
  if (!asked) throw new Refusal('insurance.notGenuine')
  return {
    number,
    is_withdrawn: asked.withdrawn_at ? 1 : 0,
    issued_at: asked.issued_at.getTime(),
    insurer: ctx.config.insurerName,
    facility: courseName(asked, lang),
    date_played: asked.tee_time_at?.getTime() ?? startOfDay(asked.play_date),
    insured: capCovers(rows).map((row) => ({
      number: row.number,
      initials: initialsOf(nameOfPlayer(row)),
      package_name: row.name ? packageName(row.name, lang) : '',
      cover: row.cover_vnd,
      is_withdrawn: row.withdrawn_at ? 1 : 0,
    })),
  }
}
