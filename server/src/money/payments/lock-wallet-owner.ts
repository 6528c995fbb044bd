import type { Query } from '#platform/database/sql'

/**
 * Locks the member whose wallet a top-up is for, before the top-up's own row: an account is not deleted while money for
 * it is being booked, and money received after the deletion sees it. A payment of a bill locks no member.
 *
 * @param payment the top-up by its reference or its number
 * @returns whether the account was deleted
 */
export async function lockWalletOwner(
  q: Query,
  payment: { reference: string; id?: never } | { id: number; reference?: never },
): Promise<boolean> {
  const [owner] = await q<{ isGone: boolean }>`
    select m.deleted_at is not null as "isGone" from members m join payments p on p.member_id = m.id
    where (p.reference = ${payment.reference ?? null} or p.id = ${payment.id ?? null}) and p.bill_id is null for share of m`
  return owner?.isGone ?? false
}
