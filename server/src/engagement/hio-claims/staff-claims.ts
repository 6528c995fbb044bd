import type { InputOf, ResponseOf } from '@teeviet/contract'
import { hioClaimStepsFrom } from '@teeviet/contract/rules/bookings/hio-claims'
import type { Language } from '@teeviet/contract/rules/languages'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { courseName } from '#bookings/booking/load-course'
import { capCovers } from '#bookings/insurance/cap-cover'
import { recordAct } from '#identity/audit/acts'
import { nameOfMember } from '#identity/members/vid'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { NotifiedHioState } from '#platform/notifications/cases/hio-texts'
import { loadClaimFacts } from './claim-facts.ts'
import { claimOnWire, type HioClaim, recordClaimStep, stepsOfClaims } from './claim-rows.ts'
import { notifyClaim } from './notify.ts'

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
 * Moves a claim to another state, and notifies the golfer.
 * @throws Refusal `hioClaim.reasonMissing` for a refusal without an answer, `hioClaim.notFound`, `hioClaim.changed`
 *   when the claim has left the state `from`
 */
export async function moveClaim(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id, from, to, answer, note }: InputOf<'POST /api/staff/hio-claims/:id/step'>,
): Promise<StaffHioClaim> {
  if (!isStaffStep(to) || !hioClaimStepsFrom('staff', from).includes(to)) {
    throw invalid({ to: `does not follow ${from}` })
  }
  if (to === 'refused' && answer === '') throw new Refusal('hioClaim.reasonMissing')
  return inTransaction(ctx.pool, async (q) => {
    const [moved] = await q<{ booking_id: number; code: string }>`
      update hio_claims set state = ${to}, witness_key_hash = null
      where id = ${id} and state = ${from} returning booking_id, code /* not null */`
    if (!moved) {
      const known = await q`select 1 from hio_claims where id = ${id}`
      throw new Refusal(known.length > 0 ? 'hioClaim.changed' : 'hioClaim.notFound')
    }
    await recordClaimStep(q, id, { state: to, at: ctx.clock.now(), staffId: staff.id, answer, note })
    await recordAct(ctx, q, staff, { what: `hio.${to}`, subject: `hio:${id}`, detail: answer || note })
    await notifyClaim(ctx, q, { bookingId: moved.booking_id, number: moved.code, state: to })
    const [claim] = await readStaffClaims(ctx, q, [id], lang)
    if (!claim) throw new Error('a moved claim was not there')
    return claim
  })
}

function isStaffStep(state: StaffHioClaim['state']): state is Exclude<NotifiedHioState, 'denied'> {
  return state === 'witnessed' || state === 'sent' || state === 'paid' || state === 'refused'
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

async function readStaffClaims(
  ctx: Context,
  q: Query,
  ids: readonly number[],
  lang: Language,
): Promise<StaffHioClaim[]> {
  const rows = await q<Row>`
    select h.id, h.code /* not null */, h.booking_id, h.booking_player_id, h.hole, h.club, h.yards, h.witness_name,
      h.witness_phone, h.state, h.created_at, p.guest_name, i.vga, i.fullname, l.code as bill_code, c.title, c.title_en,
      b.play_date, b.tee_time_at, b.player_count, b.member_id, m.vga as member_vga, m.fullname as member_fullname,
      m.phone as member_phone
    from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, place)
    join hio_claims h on h.id = wanted.id join booking_players p on p.id = h.booking_player_id
    left join members i on i.id = p.member_id join bookings b on b.id = h.booking_id join bills l on l.id = b.id
    join courses c on c.id = b.course_id join members m on m.id = b.member_id
    order by wanted.place`
  const steps = await stepsOfClaims(q, ids)
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
        history: steps
          .filter(({ claim_id }) => claim_id === row.id)
          .map(({ state, at, who, answer, note }) => ({ state, at: at.getTime(), who, answer, note })),
      }
    }),
  )
}
