import type { InputOf } from '@teeviet/contract'
import { clubScopes } from '@teeviet/contract/rules/permissions'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { Clock } from '#platform/time/clock'
import { endApiKeys, hashOfKey, noteKeyUse, rotateApiKey } from '../api-keys/api-keys.ts'
import { recordAct } from '../audit/acts.ts'
import { type AccountRow, staffOf } from './account-of-token.ts'
import { readStaff, type StaffUser } from './staff-user.ts'

/** Every key of a club begins with it. */
export const clubKeyPrefix = 'tvclub_'

/**
 * Gives an account of a club a new key for its system; the key is in the answer only this once.
 * @throws Refusal `request.notFound` for an account that is disabled or not of a club
 */
export async function rotateClubKey(
  ctx: Context,
  staff: Staff,
  { id, scopes }: InputOf<'POST /api/staff/users/:id/club-key'>,
): Promise<{ user: StaffUser; key: string }> {
  return inTransaction(ctx.pool, async (q) => {
    await lockClubAccount(q, id)
    const prefix = clubKeyPrefix
    const { key } = await rotateApiKey(ctx, q, { staffId: id }, { prefix, scopes, by: staff.id })
    const detail = scopes.join(', ')
    await recordAct(ctx, q, staff, { what: 'staff.key_renewed', subject: `staff:${id}`, detail })
    return { user: await readStaff(q, id, ctx.clock.now()), key }
  })
}

/**
 * Ends every key of an account at once.
 * @throws Refusal `request.notFound` for an account without a key
 */
export async function endClubKeys(ctx: Context, staff: Staff, id: number): Promise<StaffUser> {
  return inTransaction(ctx.pool, async (q) => {
    await endApiKeys(ctx, q, { staffId: id })
    await recordAct(ctx, q, staff, { what: 'staff.key_ended', subject: `staff:${id}` })
    return readStaff(q, id, ctx.clock.now())
  })
}

/** The account of a club behind a key that is good, limited to those of its permissions that are scopes of the key; else null. */
export async function staffOfClubKey(q: Query, clock: Clock, key: string): Promise<Staff | null> {
  const now = clock.now()
  const [row] = await q<AccountRow & { scopes: string[]; keyId: number; usedAt: Date | null }>`
    select a.id, a.email, a.name, a.roles, a.course_ids as "courseIds", a.withheld,
      (select json_agg(json_build_object('role', r.role, 'permission', r.permission, 'isGranted', r.is_granted))
        from role_permissions r where r.role = any (a.roles)) as exceptions,
      k.scopes, k.id as "keyId", k.used_at as "usedAt"
    from api_keys k join staff_accounts a on a.id = k.staff_id
    where k.token_hash = ${hashOfKey(key)} and (k.valid_until is null or k.valid_until > ${now})
      and a.disabled_at is null and a.roles = '{club}'`
  if (!row) return null
  const { keyId, usedAt, scopes, ...account } = row
  await noteKeyUse(q, { keyId, usedAt }, now)
  return staffOf(
    account,
    clubScopes.filter((scope) => scopes.includes(scope)),
  )
}

/** @throws Refusal `request.notFound` for an account that is disabled or not of a club */
export async function lockClubAccount(q: Query, id: number): Promise<void> {
  const known = await q`
    select 1 from staff_accounts where id = ${id} and disabled_at is null and roles = '{club}' for update`
  if (known.length === 0) throw new Refusal('request.notFound')
}
