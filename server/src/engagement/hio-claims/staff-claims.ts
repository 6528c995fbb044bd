import type { InputOf, ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { courseName } from '#bookings/booking/load-course'
import { capCovers } from '#bookings/insurance/cap-cover'
import { nameOfMember } from '#identity/members/vid'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { loadClaimFacts } from './claim-facts.ts'
import { claimOnWire, type HioClaim, stepsOfClaims } from './claim-rows.ts'
import { sheetsOfClaims } from './sheet-rows.ts'

export type StaffHioClaim = ResponseOf<'GET /api/staff/hio-claims'>[number]

type Row = HioClaim & {
  bill_code: string
  title: string
  title_en: string
  play_date: string
  tee_time_at: Date | null
  player_count: number
  member_id: number
  member_vga: number
  member_fullname: string
  member_phone: string | null
}
type CertificateRow = {
  booking_player_id: number
  package_id: number | null
  number: string
  cover_vnd: number
  withdrawn_at: Date | null
}

/** A page of claims at the courses of the staff member: open ones the longest waiting first, others the newest first. */
export async function listClaimsForStaff(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { state, limit, after_id }: InputOf<'GET /api/staff/hio-claims'>,
): Promise<StaffHioClaim[]> {
  const after = after_id ?? null
  const courses = coursesOf(staff)
  const rows =
    state === 'open'
      ? await ctx.q<{ id: number }>`
          select id from hio_claims
          where state in ('reported', 'denied', 'witnessed', 'sent') and (${after}::bigint is null or id > ${after})
            and (${courses}::int[] is null
              or booking_id in (select id from bookings where course_id = any (${courses})))
          order by id limit ${limit}`
      : await ctx.q<{ id: number }>`
          select id from hio_claims
          where (${state} = 'all' or state = ${state}) and (${after}::bigint is null or id < ${after})
            and (${courses}::int[] is null
              or booking_id in (select id from bookings where course_id = any (${courses})))
          order by id desc limit ${limit}`
  return readStaffClaims(
    ctx,
    ctx.q,
    rows.map(({ id }) => id),
    lang,
  )
}

/**
 * The picture of a claim (WebP).
 * @throws Refusal `hioClaim.notFound`, also once the account of the golfer was deleted
 */
export async function claimPhoto(q: Query, id: number): Promise<Buffer> {
  const [row] = await q<{
    photo: Buffer
  }>`select photo from hio_claims where id = ${id} and length(photo) > 0`
  if (!row) throw new Refusal('hioClaim.notFound')
  return row.photo
}

/** A claim as staff see it. */
export async function readStaffClaim(
  ctx: Context,
  q: Query,
  id: number,
  lang: Language,
): Promise<StaffHioClaim> {
  const [claim] = await readStaffClaims(ctx, q, [id], lang)
  if (!claim) throw new Refusal('hioClaim.notFound')
  return claim
}

async function readStaffClaims(
  ctx: Context,
  q: Query,
  ids: readonly number[],
  lang: Language,
): Promise<StaffHioClaim[]> {
  const rows = await q<Row>`
    select h.id, h.code /* not null */, h.booking_id, h.booking_player_id, h.hole, h.club, h.yards, h.witness_name,
      h.witness_phone, h.state, h.created_at, p.guest_name, i.vga, i.fullname, b.code as bill_code, c.title, c.title_en,
      b.play_date, b.tee_time_at, b.player_count, b.member_id, m.vga as member_vga, m.fullname as member_fullname,
      m.phone as member_phone
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join hio_claims h on h.id = wanted.id join booking_players p on p.id = h.booking_player_id
    left join members i on i.id = p.member_id join bookings b on b.id = h.booking_id
    join courses c on c.id = b.course_id join members m on m.id = b.member_id
    order by wanted.place`
  const steps = await stepsOfClaims(q, ids)
  const sheetsOf = await sheetsOfClaims(q, ids)
  const bookings = [...new Set(rows.map(({ booking_id }) => booking_id))]
  const certificates = capCovers(
    await q<CertificateRow>`
      select booking_player_id, package_id, number, cover_vnd, withdrawn_at
      from insurance_certificates where booking_id = any (${bookings}) order by id`,
  )
  return Promise.all(
    rows.map(async (row) => {
      const { answer: _, at: __, ...claim } = claimOnWire(row, steps)
      const facts = await loadClaimFacts(ctx, q, row.booking_id, row.created_at)
      const player = facts?.players.find(({ id }) => id === row.booking_player_id)
      return {
        ...claim,
        witness_phone: row.witness_phone,
        booking: {
          id: row.booking_id,
          general_bill_code: row.bill_code,
          facility: courseName(row, lang),
          date_played: row.tee_time_at?.getTime() ?? startOfDay(row.play_date),
          number_player: row.player_count,
        },
        golfer: {
          id: row.member_id,
          vga: row.member_vga,
          fullname: nameOfMember({ vga: row.member_vga, fullname: row.member_fullname }),
          phone: row.member_phone ?? '',
        },
        certificates: certificates
          .filter((one) => one.booking_player_id === row.booking_player_id && one.withdrawn_at === null)
          .filter(({ cover_vnd }) => cover_vnd > 0)
          .map(({ number, cover_vnd }) => ({ number, cover: cover_vnd })),
        unmet: player?.unmet ?? ['cover'],
        insurer_email: ctx.config.insurerEmail,
        sheets: sheetsOf(row.id),
        history: steps
          .filter(({ claim_id }) => claim_id === row.id)
          .map(({ state, at, who, answer, note }) => ({ state, at: at.getTime(), who, answer, note })),
      }
    }),
  )
}
