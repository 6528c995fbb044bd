import { createHash, randomBytes } from 'node:crypto'
import type { World } from '../world.ts'

/** How the console's browser sends its session. */
export function staffHeaders(token: string): Record<string, string> {
  return { cookie: `staff_session=${token}`, 'sec-fetch-site': 'same-origin' }
}

/** A session of an administrator, an hour long. */
export async function openStaffSession({ q }: World): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await q`
    insert into staff_sessions (token_hash, staff_id, created_at, expires_at)
    select ${createHash('sha256').update(token).digest()}, id, now(), now() + interval '1 hour'
    from staff_accounts order by 'admin' = any (roles) desc, id limit 1`
  return token
}
