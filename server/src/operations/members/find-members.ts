import type { ResponseOf } from '@teeviet/contract'
import { recordAct } from '#identity/audit/acts'
import { nameOfMember } from '#identity/members/vid'
import { coursesOf, type Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { inTransaction } from '#platform/database/transaction'
import { findByText } from '#rounds/staff/find-bookings'

export type MemberLine = ResponseOf<'GET /api/staff/members'>[number]
export type MemberRow = {
  id: number
  vga: number
  fullname: string
  phone: string | null
  type_member: number
  locked_at: Date | null
  created_at: Date
}

const mostFound = 20
/** The minimum length of a name search: it keeps staff from listing all members. */
const fewestLetters = 2

/**
 * Finds golfers by phone, vID, name or booking code, at most 20; the audit log stores the number of results and the
 * searching staff member, not the search text.
 */
export async function findMembers(ctx: Context, staff: Staff, typed: string): Promise<MemberLine[]> {
  if (typed.length < fewestLetters) return []
  const courses = coursesOf(staff)
  return inTransaction(ctx.pool, async (q) => {
    const { memberIds, bookingIds } = await findByText(q, typed)
    const rows = await q<MemberRow>`
      select id, vga, fullname, phone, type_member, locked_at, created_at from members
      where deleted_at is null and id in (
          select unnest(${memberIds}::bigint[]) union select member_id from bookings where id = any (${bookingIds}))
        and (${courses}::int[] is null or id in (
          select member_id from bookings where course_id = any (${courses}) and requested_at is not null))
      order by id desc limit ${mostFound}`
    await recordAct(ctx, q, staff, {
      what: 'member.searched',
      detail: rows.map(({ vga }) => `vID ${vga}`).join(', '),
    })
    return rows.map(memberLine)
  })
}

/** A golfer as a list of the console shows them. */
export function memberLine(row: MemberRow): MemberLine {
  return {
    id: row.id,
    vga: row.vga,
    fullname: nameOfMember(row),
    phone: row.phone ?? '',
    type_member: row.type_member,
    is_locked: row.locked_at === null ? 0 : 1,
    created_at: row.created_at.getTime(),
  }
}
