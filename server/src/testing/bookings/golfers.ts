import { randomUUID } from 'node:crypto'
import { signToken } from '#identity/sessions/token'
import { readConfig } from '#platform/config/config'
import type { Member } from '#platform/context/actor'
import type { Query } from '#platform/database/sql'

/** A golfer signed in at a server with the secrets of the sandbox. */
export type Golfer = Pick<Member, 'id' | 'vga' | 'phone' | 'fullname'> & { token: string }

let serial = 0

/** So many golfers, each with an account and a session of their own. */
export async function addGolfers(q: Query, count: number): Promise<Golfer[]> {
  const first = serial + 1
  serial += count
  const members = await q<Omit<Golfer, 'token'>>`
    insert into members (phone, fullname)
    select '03' || lpad(n::text, 8, '0'), 'Đỗ Văn ' || n from generate_series(${first}::int, ${serial}::int) n
    returning id, vga, phone /* not null */, fullname`
  const issuedAt = new Date()
  const expiresAt = new Date(issuedAt.getTime() + 86_400_000)
  const sessions = members.map(() => randomUUID())
  await q`
    insert into member_sessions (id, member_id, created_at, expires_at)
    select session, member, ${issuedAt}, ${expiresAt}
    from unnest(${sessions}::uuid[], ${members.map(({ id }) => id)}::bigint[]) as t (session, member)`
  const { secrets } = readConfig({})
  return Promise.all(
    members.map(async (member, index) => {
      const session = { id: sessions[index] ?? '', issuedAt, expiresAt }
      const claims = { ...member, bankId: null, cif: null, lang: 'vi' as const }
      return { ...member, token: await signToken(secrets.token, session, claims) }
    }),
  )
}

/** One golfer. */
export async function addGolfer(q: Query): Promise<Golfer> {
  const [golfer] = await addGolfers(q, 1)
  if (!golfer) throw new Error('no golfer')
  return golfer
}
