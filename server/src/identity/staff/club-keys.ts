import { createHash, randomBytes } from 'node:crypto'
import type { InputOf } from '@teeviet/contract'
import { previousKeyDays } from '@teeviet/contract/rules/limits'
import type { ClubScope } from '@teeviet/contract/rules/permissions'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { Clock } from '#platform/time/clock'
import { recordAct } from '../audit/acts.ts'
import { isUseToBeNoted, noteUse } from '../sessions/last-use.ts'
import { type AccountRow, staffOf } from './account-of-token.ts'
import { readStaff, type StaffUser } from './staff-user.ts'

/** Every key begins with it, so that one in a log or a repository is recognised. */
export const clubKeyPrefix = 'tvclub_'

/**
 * Gives an account of a club a new key for its system; the key is in the answer only this once. The key before stays
 * good for the days of the change-over, older ones end now.
 * @throws Refusal `request.notFound` for an account that is disabled or not of a club
 */
export async function rotateClubKey(
  ctx: Context,
  staff: Staff,
  { id, scopes }: InputOf<'POST /api/staff/users/:id/club-key'>,
): Promise<{ user: StaffUser; key: string }> {
  const now = ctx.clock.now()
  const key = clubKeyPrefix + randomBytes(32).toString('base64url')
  return inTransaction(ctx.pool, async (q) => {
    await lockClubAccount(q, id)
    const earlierUntil = new Date(now.getTime() + previousKeyDays * 86_400_000)
    await q`
      update club_keys set valid_until = least(valid_until, ${now}::timestamptz)
      where staff_id = ${id} and valid_until is not null`
    await q`update club_keys set valid_until = ${earlierUntil} where staff_id = ${id} and valid_until is null`
    await q`
      insert into club_keys (staff_id, token_hash, scopes, created_at, created_by)
      values (${id}, ${hashOf(key)}, ${scopes}, ${now}, ${staff.id})`
    const detail = scopes.join(', ')
    await recordAct(ctx, q, staff, { what: 'staff.key_renewed', subject: `staff:${id}`, detail })
    return { user: await readStaff(q, id, now), key }
  })
}

/**
 * Ends every key of an account at once.
 * @throws Refusal `request.notFound` for an account without a key
 */
export async function endClubKeys(ctx: Context, staff: Staff, id: number): Promise<StaffUser> {
  const now = ctx.clock.now()
  return inTransaction(ctx.pool, async (q) => {
    const ended = await q`
      update club_keys set valid_until = ${now}
      where staff_id = ${id} and (valid_until is null or valid_until > ${now}) returning 1`
    if (ended.length === 0) throw new Refusal('request.notFound')
    await recordAct(ctx, q, staff, { what: 'staff.key_ended', subject: `staff:${id}` })
    return readStaff(q, id, now)
  })
}

/** The account of a club behind a key that is good, limited to those of its permissions that are scopes of the key; else null. */
export async function staffOfClubKey(q: Query, clock: Clock, key: string): Promise<Staff | null> {
  const now = clock.now()
  const [row] = await q<AccountRow & { scopes: ClubScope[]; keyId: number; usedAt: Date | null }>`
    select a.id, a.email, a.name, a.roles, a.course_ids as "courseIds", a.withheld,
      (select json_agg(json_build_object('role', r.role, 'permission', r.permission, 'isGranted', r.is_granted))
        from role_permissions r where r.role = any (a.roles)) as exceptions,
      k.scopes, k.id as "keyId", k.used_at as "usedAt"
    from club_keys k join staff_accounts a on a.id = k.staff_id
    where k.token_hash = ${hashOf(key)} and (k.valid_until is null or k.valid_until > ${now})
      and a.disabled_at is null and a.roles = '{club}'`
  if (!row) return null
  const { keyId, usedAt, scopes, ...account } = row
  if (isUseToBeNoted(usedAt, now)) await noteUse(q`update club_keys set used_at = ${now} where id = ${keyId}`)
  return staffOf(account, scopes)
}

/** @throws Refusal `request.notFound` for an account that is disabled or not of a club */
export async function lockClubAccount(q: Query, id: number): Promise<void> {
  const known = await q`
    select 1 from staff_accounts where id = ${id} and disabled_at is null and roles = '{club}' for update`
  if (known.length === 0) throw new Refusal('request.notFound')
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
