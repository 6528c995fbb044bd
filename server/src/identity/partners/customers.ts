import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

export type Customer = { partnerId: number; cif: string }

/** The member of a partner's customer; null without one, or when the account was deleted. */
export async function memberOfCustomer(q: Query, { partnerId, cif }: Customer): Promise<number | null> {
  const [row] = await q<{ id: number }>`
    select m.id from partner_customers c join members m on m.id = c.member_id
    where c.partner_id = ${partnerId} and c.cif = ${cif} and m.deleted_at is null`
  return row?.id ?? null
}

/** Links a partner's customer to a member, after the proof of the account's phone. */
export async function linkCustomer(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  { partnerId, cif }: Customer,
  memberId: number,
): Promise<void> {
  await q`
    insert into partner_customers (partner_id, cif, member_id, linked_at)
    values (${partnerId}, ${cif}, ${memberId}, ${clock.now()})
    on conflict (partner_id, cif) do update set member_id = excluded.member_id, linked_at = excluded.linked_at`
}
