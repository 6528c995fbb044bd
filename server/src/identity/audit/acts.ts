import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** Something a staff member did or looked at: `news.saved` about `news:12`. */
export type NewAct = { what: string; subject?: string; detail?: string }

/**
 * Writes a staff member's act into the trail, in the transaction that does it. `detail` names settings, numbers, the
 * reason given or a colleague's note, never a phone, a code or a key.
 */
export async function recordAct(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  staff: Pick<Staff, 'id'>,
  { what, subject = '', detail = '' }: NewAct,
): Promise<void> {
  await q`
    insert into staff_acts (at, staff_id, what, subject, detail)
    values (${clock.now()}, ${staff.id}, ${what}, ${subject}, ${detail.slice(0, 1000)})`
}

export type ActOnWire = { at: number; what: string; who: string; detail: string }

/** The trail of one thing or person, the latest 50. */
export async function listActs(q: Query, subject: string): Promise<ActOnWire[]> {
  const rows = await q<Omit<ActOnWire, 'at'> & { at: Date }>`
    select e.at, e.what, a.name as who, e.detail
    from staff_acts e join staff_accounts a on a.id = e.staff_id
    where e.subject = ${subject} order by e.id desc limit 50`
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}
