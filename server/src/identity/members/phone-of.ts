import type { Query } from '#platform/database/sql'

/** The phone of a member; empty without one. */
export async function phoneOf(q: Query, memberId: number): Promise<string> {
  const [row] = await q<{ phone: string }>`
    select coalesce(phone, '') as phone from members where id = ${memberId}`
  return row?.phone ?? ''
}
