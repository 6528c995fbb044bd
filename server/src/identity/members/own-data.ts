import type { Context } from '#platform/context/context'

/** The account's own data about its golfer: profile, sign-ins and second phone. */
export async function accountData({ q }: Pick<Context, 'q'>, memberId: number) {
  const [account] = await q<Record<string, unknown>>`
    select vga as vid, phone, fullname as full_name, email, address, birthday, avatar as picture, type_member as tier,
      language, created_at,
      locked_at, locked_reason
    from members where id = ${memberId}`
  if (!account) throw new Error('a member without its row')
  return {
    account,
    signedIn: await q<Record<string, unknown>>`
      select user_agent as device, address, created_at as signed_in_at, used_at, expires_at, revoked_at as ended_at,
        cif as bank_customer_number, bank_id, merchant
      from member_sessions where member_id = ${memberId} order by created_at desc`,
    knownDevices: await q<Record<string, unknown>>`
      select phone, signed_in_at from known_devices
      where session_id in (select id from member_sessions where member_id = ${memberId})`,
    secondPhones: await q<Record<string, unknown>>`
      select phone, linked_at as added_at, confirmed_at from member_linked_phones where member_id = ${memberId}`,
  }
}
