import type { Query } from '#platform/database/sql'

/**
 * Forgets who a member is: the number of the account stays, so that bookings and money still belong to one golfer,
 * but no name, phone, address or sign-in. The phone may register anew and gets another account.
 */
export async function forgetMember(q: Query, { id, phone, now }: { id: number; phone: string; now: Date }) {
  await q`
    update members set phone = null, fullname = '', email = null, address = null, birthday = null, avatar = null,
      type_member = 0, bank_id = null, cif = null, merchant = null, locked_at = null, locked_reason = null, deleted_at = ${now}
    where id = ${id}`
  await q`
    delete from known_devices
    where phone = ${phone} or session_id in (select id from member_sessions where member_id = ${id})`
  await q`delete from member_sessions where member_id = ${id}`
  await q`delete from member_linked_phones where member_id = ${id}`
  await q`delete from one_time_codes where phone = ${phone}`
  await q`delete from captcha_passes where phone = ${phone}`
  await q`delete from hand_ins where phone = ${phone}`
  await q`delete from idempotency_keys where caller = ${`member:${id}`}`
}
