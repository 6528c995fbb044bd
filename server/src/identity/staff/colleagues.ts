import type { Query } from '#platform/database/sql'

type Colleague = { id: number; name: string; course_ids: number[] }

/** The operator's own staff who can sign in, by name, with the courses each is limited to; none are all. */
export function activeStaff(q: Query): Promise<Colleague[]> {
  return q<Colleague>`
    select id, name, course_ids from staff_accounts
    where disabled_at is null and password_hash is not null and not 'club' = any (roles) order by name, id`
}

/** Whether one of the operator's own staff can sign in and has a course. */
export async function isActiveStaffAt(q: Query, id: number, courseId: number): Promise<boolean> {
  const found = await q`
    select 1 from staff_accounts
    where id = ${id} and disabled_at is null and password_hash is not null and not 'club' = any (roles)
      and (course_ids = '{}' or ${courseId} = any (course_ids))`
  return found.length > 0
}
