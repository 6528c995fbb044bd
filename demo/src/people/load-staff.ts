import type pg from 'pg'
import { passwordHash } from './password-hash.ts'

/** A publicly known password: a server in production mode refuses to start with these accounts. */
const password = 'teeviet-demo'

const staff = [
  { email: 'admin@teeviet.test', name: 'Quản trị (demo)', roles: ['admin'], courses: [] },
  { email: 'staff@teeviet.test', name: 'Nhân viên đặt sân (demo)', roles: ['staff'], courses: [] },
  { email: 'sales@teeviet.test', name: 'Nhân viên kinh doanh (demo)', roles: ['sales'], courses: [] },
  { email: 'desk@teeviet.test', name: 'Trực quầy (demo)', roles: ['staff', 'sales'], courses: [] },
  { email: 'club@teeviet.test', name: 'Lễ tân sân golf (demo)', roles: ['club'], courses: [1, 3] },
] as const

/** Adds the demo accounts of the operator's people and of a club that are missing; a changed password stays changed. */
export async function loadStaff(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    'select email from staff_accounts where email = any ($1)',
    [staff.map(({ email }) => email)],
  )
  const present = new Set(rows.map(({ email }) => email))
  for (const { email, name, roles, courses } of staff.filter((account) => !present.has(account.email)))
    await client.query(
      `insert into staff_accounts (email, name, password_hash, roles, course_ids, is_demo, created_at)
       values ($1, $2, $3, $4, $5, true, $6)`,
      [email, name, await passwordHash(password), roles, courses, now],
    )
}
