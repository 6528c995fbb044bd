import type { Query } from '#platform/database/sql'

/**
 * Whether a member cannot sign in, and so cannot spend what is in the wallet: a deleted account, or that of a walk-in
 * who gave no phone.
 */
export async function isWithoutSignIn(q: Query, memberId: number): Promise<boolean> {
  const [member] = await q<{ isWithout: boolean }>`
    select m.deleted_at is not null or m.phone is null and not exists (
      select from member_linked_phones l where l.member_id = m.id and l.confirmed_at is not null) as "isWithout"
    from members m where m.id = ${memberId}`
  return member?.isWithout ?? true
}
