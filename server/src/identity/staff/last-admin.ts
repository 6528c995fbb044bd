import { rolesWith } from '@teeviet/contract/rules/permissions'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'

/**
 * Locks every account of all courses that may manage accounts and can sign in, always in the same order, and makes sure that one is left when this account
 * is none any more: of two who take each other's role away at once, the second one waits and is refused.
 * @throws Refusal `staff.lastAdmin`
 */
export async function requireOtherAdmin(q: Query, staffId: number): Promise<void> {
  const admins = await q<{ id: number }>`
    select id from staff_accounts
    where roles && ${[...rolesWith('accounts.edit')]}::text[] and course_ids = '{}' and disabled_at is null and password_hash is not null
    order by id for update`
  const isAdmin = admins.some(({ id }) => id === staffId)
  if (isAdmin && admins.length === 1) throw new Refusal('staff.lastAdmin')
}
