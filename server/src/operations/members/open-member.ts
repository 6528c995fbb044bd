import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { listActs, recordAct } from '#identity/audit/acts'
import { listConsents } from '#identity/members/consents'
import { linkedPhonesOf } from '#identity/members/linked-phones'
import { listSessions } from '#identity/sessions/sessions'
import { nothingHeld } from '#money/payments/money-held'
import { pointHistory } from '#money/wallet/point-history'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import { inTransaction } from '#platform/database/transaction'
import { pointsOf } from '#platform/ledger/points'
import { staffBookingOnWire, staffRows } from '#rounds/staff/booking-rows'
import { type MemberRow, memberLine } from './find-members.ts'

export type MemberDetail = ResponseOf<'GET /api/staff/members/:id'>
type Row = MemberRow & {
  fullname: string
  locked_reason: string | null
  language: string
  email: string | null
  address: string | null
  birthday: string | null
}

const latestBookings = 20

/**
 * A golfer with their bookings; `members.private` also shows private data: address, wallet, devices, consents, and the
 * staff members who viewed them. Each view is logged.
 * @throws Refusal `request.notFound`, also for a deleted account
 */
export async function openMember(
  ctx: Context,
  staff: Staff,
  id: number,
  lang: Language,
): Promise<MemberDetail> {
  await inTransaction(ctx.pool, async (q) => {
    const known = await q`select 1 from members where id = ${id} and deleted_at is null`
    if (known.length === 0) throw new Refusal('request.notFound')
    await recordAct(ctx, q, staff, { what: 'member.viewed', subject: `member:${id}` })
  })
  return readMember(ctx, staff, id, lang)
}

/** The same after a change which is itself logged. */
export async function readMember(
  ctx: Context,
  staff: Staff,
  id: number,
  lang: Language,
): Promise<MemberDetail> {
  const { q } = ctx
  const courses = coursesOf(staff)
  const [[row], bookingIds, [complaints], [noShows]] = await Promise.all([
    q<Row>`
      select id, vga, fullname, phone, type_member, locked_at, locked_reason, created_at, language, email, address, birthday
      from members where id = ${id}`,
    q<{ id: number }>`
      select id from bookings where member_id = ${id} and requested_at is not null
        and (${courses}::int[] is null or course_id = any (${courses}))
      order by id desc limit ${latestBookings}`,
    q<{ count: number }>`
      select count(*) from complaints where member_id = ${id}
        and (${courses}::int[] is null or bill_id in (select id from bookings where course_id = any (${courses})))`,
    q<{ count: number }>`
      select count(*) from booking_players
      where member_id = ${id} and attendance = 'no_show' and cancelled_at is null`,
  ])
  if (!row) throw new Refusal('request.notFound')
  const now = ctx.clock.now()
  const bookings = await staffRows(
    q,
    bookingIds.map((booking) => booking.id),
  )
  return {
    ...memberLine(row),
    locked_reason: row.locked_reason ?? '',
    language: row.language,
    bookings: bookings.map((booking) => {
      const { general_bill_code, state, facility, date_played, amount } = staffBookingOnWire(
        booking,
        nothingHeld,
        lang,
        now,
      )
      return { id: booking.id, general_bill_code, state, facility: facility.title, date_played, amount }
    }),
    complaints: complaints?.count ?? 0,
    no_shows: noShows?.count ?? 0,
    private:
      courses === null && staff.permissions.has('members.private') ? await privateSide(ctx, row, lang) : null,
  }
}

async function privateSide(
  ctx: Context,
  { id, email, address, birthday }: Row,
  lang: Language,
): Promise<MemberDetail['private']> {
  const [points, movements, devices, consents, linked, partners, history] = await Promise.all([
    pointsOf(ctx.q, id),
    pointHistory(ctx, { id }, { page: 0 }, lang),
    listSessions(ctx, id),
    listConsents(ctx, id),
    linkedPhonesOf(ctx.q, id),
    ctx.q<{ name: string }>`
      select p.name from partner_customers c join partners p on p.id = c.partner_id where c.member_id = ${id} order by p.name`,
    listActs(ctx.q, `member:${id}`),
  ])
  return {
    email: email ?? '',
    address: address ?? '',
    birthday: birthday ?? '',
    points,
    movements: movements.map(({ id, created_at, type, point, transaction_code, description }) => ({
      id,
      at: created_at,
      points: type === 1 ? point : -point,
      code: transaction_code,
      text: description,
    })),
    linked_phones: linked.map(({ phone, linkedBy, linkedAt, confirmedAt }) => ({
      phone,
      linked_by: linkedBy,
      linked_at: linkedAt.getTime(),
      confirmed_at: confirmedAt?.getTime() ?? null,
    })),
    partners: partners.map(({ name }) => name),
    devices: devices.map(({ device, createdAt, expiresAt }) => ({
      device,
      signed_in_at: createdAt.getTime(),
      expires_at: expiresAt.getTime(),
    })),
    consents: consents.map(({ document, version, language, given_at }) => ({
      document,
      version,
      language,
      given_at: given_at.getTime(),
    })),
    history,
  }
}
