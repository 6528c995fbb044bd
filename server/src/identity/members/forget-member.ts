import type { Query } from '#platform/database/sql'

/** Forgets who a member is, and the phones linked to the account; its number stays. */
export async function forgetMember(q: Query, id: number, now: Date): Promise<void> {
  await q`
    update members set phone = null, fullname = '', email = null, address = null, birthday = null, avatar = null,
      type_member = 0, bank_id = null, cif = null, merchant = null, locked_at = null, locked_reason = null,
      awaits_consent = false, deleted_at = ${now}
    where id = ${id}`
  await q`delete from member_linked_phones where member_id = ${id}`
}
