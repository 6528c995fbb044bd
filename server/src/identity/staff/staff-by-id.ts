import type { Staff } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'
import { type AccountRow, staffOf } from './account-of-token.ts'

/** The account with the permissions that it has now, for work that outlasts a request; null once it is disabled. */
export async function staffById(q: Query, id: number): Promise<Staff | null> {
  const [row] = await q<Omit<AccountRow, 'sessionId' | 'lacksFactor'>>`
    select a.id, a.email, a.name, a.roles, a.course_ids as "courseIds", a.withheld,
      (select json_agg(json_build_object('role', r.role, 'permission', r.permission, 'isGranted', r.is_granted))
        from role_permissions r where r.role = any (a.roles)) as exceptions
    from staff_accounts a where a.id = ${id} and a.disabled_at is null`
  return row ? staffOf(row) : null
}
