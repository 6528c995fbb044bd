import { createHash, randomBytes } from 'node:crypto'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import type { Clock } from '#platform/time/clock'

/**
 * Opens a session for a staff member, hours long. The token is random and only its hash is stored, so that a copy of
 * the database cannot be used to sign in.
 */
export async function openStaffSession(
  ctx: Context,
  staffId: number,
): Promise<{ token: string; expiresAt: Date }> {
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + ctx.config.rules.staffSession * 1000)
  const token = randomBytes(32).toString('base64url')
  await ctx.q`
    insert into staff_sessions (token_hash, staff_id, created_at, expires_at)
    values (${hashOf(token)}, ${staffId}, ${now}, ${expiresAt})`
  return { token, expiresAt }
}

/** The staff member behind a token whose session runs and whose account is not disabled; else null. */
export async function staffOfToken(q: Query, clock: Clock, token: string): Promise<Staff | null> {
  const [row] = await q<Omit<Staff, 'kind'>>`
    select a.id, a.email, a.name, a.roles
    from staff_sessions s join staff_accounts a on a.id = s.staff_id
    where s.token_hash = ${hashOf(token)} and s.revoked_at is null and s.expires_at > ${clock.now()}
      and a.disabled_at is null`
  return row ? { kind: 'staff', ...row } : null
}

/** Ends the session of a token; ending it again changes nothing. */
export async function endStaffSession(ctx: Context, token: string): Promise<void> {
  await ctx.q`
    update staff_sessions set revoked_at = ${ctx.clock.now()}
    where token_hash = ${hashOf(token)} and revoked_at is null`
}

/** Ends every session of a staff member, in the transaction that takes their access away. */
export async function endSessionsOfStaff(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  staffId: number,
): Promise<void> {
  await q`update staff_sessions set revoked_at = ${clock.now()} where staff_id = ${staffId} and revoked_at is null`
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
