import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'

/** The partners through which a golfer came by SSO. */
export function customerData({ q }: Pick<Context, 'q'>, memberId: number) {
  return q<Record<string, unknown>>`
    select p.name as partner, c.cif as customer_number, c.linked_at
    from partner_customers c join partners p on p.id = c.partner_id
    where c.member_id = ${memberId} order by c.linked_at desc`
}

/** Unlinks a golfer from partners' customers: the partner's next SSO token of this customer starts over. */
export async function forgetCustomer(q: Query, memberId: number): Promise<void> {
  await q`delete from partner_customers where member_id = ${memberId}`
}
