import { createHash, randomBytes } from 'node:crypto'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { removePushOfSessions, removePushOfStaff } from '#platform/notifications/push/subscriptions'
import type { Clock } from '#platform/time/clock'
import { isUseToBeNoted, noteUse } from '../sessions/last-use.ts'
import { type AccountRow, staffOf } from './account-of-token.ts'

const longestDevice = 300

/** Every token of a console session begins with it, so that one in a log is recognised. */
export const staffSessionPrefix = 'tvstaff_'

/** The browser that signs in: its own name, and its address. */
export type StaffBrowser = { device: string; address: string | null }

const unknownBrowser: StaffBrowser = { device: '', address: null }

/**
 * Opens a session for a staff member, hours long. The token is random and only its hash is stored, so that a copy of
 * the database cannot be used to sign in.
 */
export async function openStaffSession(
  ctx: Context,
  staffId: number,
  { device, address }: StaffBrowser = unknownBrowser,
  hasProvedFactor = false,
): Promise<{ token: string; expiresAt: Date }> {
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + ctx.config.rules.staffSession * 1000)
  const token = staffSessionPrefix + randomBytes(32).toString('base64url')
  await ctx.q`
    insert into staff_sessions
      (token_hash, staff_id, user_agent, address, created_at, used_at, expires_at, factor_at)
    values (${hashOf(token)}, ${staffId}, ${device.slice(0, longestDevice)}, ${address}, ${now}, ${now}, ${expiresAt},
      ${hasProvedFactor ? now : null})`
  return { token, expiresAt }
}

/**
 * The staff member behind a token whose session runs and whose account is not disabled; else null.
 * @param needsFactor whether the operator requires a second factor
 */
export async function staffOfToken(
  q: Query,
  clock: Clock,
  token: string,
  needsFactor = false,
): Promise<Staff | null> {
  const now = clock.now()
  const [row] = await q<
    Omit<AccountRow, 'sessionId' | 'lacksFactor'> & {
      sessionId: string
      usedAt: Date | null
      factorAt: Date | null
    }
  >`
    select a.id, a.email, a.name, a.roles, a.course_ids as "courseIds", a.withheld,
      (select json_agg(json_build_object('role', r.role, 'permission', r.permission, 'isGranted', r.is_granted))
        from role_permissions r where r.role = any (a.roles)) as exceptions,
      s.id as "sessionId", s.used_at as "usedAt", s.factor_at as "factorAt"
    from staff_sessions s join staff_accounts a on a.id = s.staff_id
    where s.token_hash = ${hashOf(token)} and s.revoked_at is null and s.expires_at > ${now}
      and a.disabled_at is null`
  if (!row) return null
  const { usedAt, factorAt, ...account } = row
  if (isUseToBeNoted(usedAt, now))
    await noteUse(q`update staff_sessions set used_at = ${now} where id = ${account.sessionId}::uuid`)
  return { ...staffOf(account), lacksFactor: needsFactor && factorAt === null }
}

/** Whether the staff member proved who they are at this login, within the last minutes. */
export async function hasFreshSignIn(
  { q, clock, config }: Pick<Context, 'q' | 'clock' | 'config'>,
  sessionId: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - config.rules.loginProof * 1000)
  const fresh = await q`
    select 1 from staff_sessions
    where id = ${sessionId}::uuid and revoked_at is null and created_at > ${since}`
  return fresh.length > 0
}

/** Ends the session of a token; ending it again changes nothing. */
export async function endStaffSession(ctx: Context, token: string): Promise<void> {
  await inTransaction(ctx.pool, async (q) => {
    const ended = await q<{ id: string }>`
      update staff_sessions set revoked_at = ${ctx.clock.now()}
      where token_hash = ${hashOf(token)} and revoked_at is null returning id`
    await removePushOf(q, ended)
  })
}

/** Ends every session of a staff member, in the transaction that takes their access away. */
export async function endSessionsOfStaff(
  { clock }: Pick<Context, 'clock'>,
  q: Query,
  staffId: number,
): Promise<void> {
  await q`update staff_sessions set revoked_at = ${clock.now()} where staff_id = ${staffId} and revoked_at is null`
  await removePushOfStaff(q, staffId)
}

export type ListedStaffSession = {
  id: string
  device: string
  /** at the sign-in; empty where it is not known */
  address: string
  createdAt: Date
  usedAt: Date
}

/** The running sessions of a staff member, the latest first. */
export function staffSessions({ q, clock }: Pick<Context, 'q' | 'clock'>, staffId: number) {
  return q<ListedStaffSession>`
    select id, user_agent as device, coalesce(address, '') as address, created_at as "createdAt",
      coalesce(used_at, created_at) as "usedAt"
    from staff_sessions where staff_id = ${staffId} and revoked_at is null and expires_at > ${clock.now()}
    order by created_at desc, id limit 50`
}

/** Ends one session of a staff member; false when it is not theirs or had ended. */
export async function endStaffSessionById(
  { pool, clock }: Pick<Context, 'pool' | 'clock'>,
  staffId: number,
  sessionId: string,
): Promise<boolean> {
  return inTransaction(pool, async (q) => {
    // Compared as text: the caller may send anything for an id.
    const ended = await q<{ id: string }>`
      update staff_sessions set revoked_at = ${clock.now()}
      where staff_id = ${staffId} and id::text = ${sessionId} and revoked_at is null returning id`
    await removePushOf(q, ended)
    return ended.length > 0
  })
}

/** Ends the sessions of a staff member in all other browsers, in the transaction of `q`; returns their number. */
export async function endOtherStaffSessions(
  { q, clock }: Pick<Context, 'q' | 'clock'>,
  staffId: number,
  ownSessionId: string,
): Promise<number> {
  const now = clock.now()
  const ended = await q<{ id: string }>`
    update staff_sessions set revoked_at = ${now}
    where staff_id = ${staffId} and id <> ${ownSessionId}::uuid and revoked_at is null and expires_at > ${now}
    returning id`
  // also of sessions that ended by themselves, whose browsers still have push
  await removePushOfStaff(q, staffId, ownSessionId)
  return ended.length
}

function removePushOf(q: Query, ended: readonly { id: string }[]): Promise<void> {
  return removePushOfSessions(
    q,
    ended.map(({ id }) => id),
  )
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
