import type { Calls } from '@teeviet/contract/calls'
import type { Language } from '@teeviet/contract/rules/languages'
import { hioHoles, hioLeastPlayers } from '@teeviet/contract/rules/limits'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import type { z } from 'zod'
import { nameOfMember } from '#identity/members/vid'
import type { Member } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Texts } from '#platform/http/text-in'
import { flightsOf, flightsOnWire } from '../booking/flights.ts'
import { courseName } from '../booking/load-course.ts'
import { packageName } from '../booking/services-on-wire.ts'
import { capCovers } from './cap-cover.ts'
import { codeOfCertificate } from './certificate-code.ts'

type Certificate = z.output<Calls['GET /api/for_wap/insurance_certificate']['response']>

type BookingRow = {
  booking_id: number
  bill_code: string
  title: string
  title_en: string
  course_holes: number
  play_date: string
  tee_time_at: Date | null
  holes: number | null
  player_count: number
  fullname: string
  vga: number
}

type CertificateRow = {
  id: number
  number: string
  booking_player_id: number
  package_id: number | null
  guest_name: string | null
  vga: number | null
  fullname: string | null
  name: Texts | null
  premium_vnd: number
  cover_vnd: number
  issued_at: Date
  withdrawn_at: Date | null
}

/**
 * A certificate with all that are insured with it on the same booking, and the conditions the booking does not meet.
 * @throws Refusal `insurance.notFound`, also for a certificate of another golfer's booking
 */
export async function readCertificate(
  ctx: Context,
  member: Member,
  { id, lang }: { id: number; lang: Language },
): Promise<Certificate> {
  const [booking] = await ctx.q<BookingRow>`
    select b.id as booking_id, b.code as bill_code, c.title, c.title_en, c.holes as course_holes, b.play_date, b.tee_time_at,
      b.holes, b.player_count, m.fullname, m.vga
    from insurance_certificates i
    join bookings b on b.id = i.booking_id
    join courses c on c.id = b.course_id join members m on m.id = b.member_id
    where i.id = ${id} and b.member_id = ${member.id}`
  if (!booking) throw new Refusal('insurance.notFound')
  const flights = await flightsOf(ctx.q, booking.booking_id)
  const rows = await ctx.q<CertificateRow>`
    select i.id, i.number, i.booking_player_id, i.package_id, p.guest_name, m.vga, m.fullname, i.name,
      i.premium_vnd, i.cover_vnd, i.issued_at, i.withdrawn_at
    from insurance_certificates i
    join booking_players p on p.id = i.booking_player_id left join members m on m.id = p.member_id
    where i.booking_id = ${booking.booking_id} order by p.position, i.package_id nulls first`
  const asked = rows.find((row) => row.id === id)
  if (!asked) throw new Error('a certificate is not on its own booking')
  return {
    id,
    number: asked.number,
    code: codeOfCertificate(ctx, asked.number),
    is_withdrawn: asked.withdrawn_at ? 1 : 0,
    issued_at: asked.issued_at.getTime(),
    withdrawn_at: asked.withdrawn_at?.getTime() ?? null,
    id_general_bill: booking.booking_id,
    general_bill_code: booking.bill_code,
    holder: nameOfMember(booking),
    insurer: ctx.config.insurerName,
    facility: courseName(booking, lang),
    date_played: booking.tee_time_at?.getTime() ?? startOfDay(booking.play_date),
    flights: flightsOnWire(flights),
    number_hole: booking.holes,
    number_player: booking.player_count,
    is_enough_players: booking.player_count >= hioLeastPlayers ? 1 : 0,
    is_standard_18: booking.course_holes >= hioHoles && (booking.holes ?? hioHoles) >= hioHoles ? 1 : 0,
    insured: capCovers(rows).map((row) => ({
      id: row.id,
      number: row.number,
      name:
        row.guest_name ??
        (row.vga === null ? '' : nameOfMember({ vga: row.vga, fullname: row.fullname ?? '' })),
      package_name: row.name ? packageName(row.name, lang) : '',
      premium: row.premium_vnd,
      cover: row.cover_vnd,
      is_withdrawn: row.withdrawn_at ? (1 as const) : (0 as const),
    })),
  }
}
